import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Vite's list of the packages in the browser's script, below the site's folder (`build.license`). */
export const bundledLicences = '.vite/license.json'

/** The list that visitors can open. */
export const licencesFile = 'licencias.txt'

/** An entry of Vite's list; a package without a licence file has no text. */
type Licence = {
  readonly name: string
  readonly version: string
  readonly identifier?: string
  readonly text?: string
}

/** Packages that reach the browser outside of the script that Vite lists. */
const unlistedPackages = [
  '@fontsource-variable/bricolage-grotesque',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
]

/**
 * Names, versions and licence texts of everything that reaches the browser: the licences require them.
 * @param bundled Vite's list of the packages in the script, as JSON
 * @throws if a package has no licence and may not be published
 */
export function licenceList(bundled: string): string {
  const listed = JSON.parse(bundled) as readonly Licence[]
  const entries = [...listed, ...unlistedPackages.map(readLicence)].map(entryText)
  return [
    'Este sitio usa en el navegador estas obras de otras personas, cada una con su licencia.\n',
    ...entries,
  ].join(`\n${'-'.repeat(80)}\n\n`)
}

function entryText({ name, version, identifier, text }: Licence): string {
  if (!identifier && !text) {
    throw new Error(`No licence was found for ${name}: it must not be published without one.`)
  }
  const headline = [`${name} ${version}`, ...(identifier ? [identifier] : [])].join(' · ')
  return `${headline}\n${text ? `\n${text}\n` : ''}`
}

function readLicence(packageName: string): Licence {
  const manifest = createRequire(import.meta.url).resolve(`${packageName}/package.json`)
  const { name, version, license } = JSON.parse(readFileSync(manifest, 'utf8'))
  const text = readFileSync(path.join(path.dirname(manifest), 'LICENSE'), 'utf8').trim()
  return { name, version, identifier: license, text }
}
