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

/**
 * Names, versions and licence texts of everything that reaches the browser: the licences require them.
 * @param bundled Vite's list of the packages in the script, as JSON
 * @throws if the list is empty or a package has no licence: nobody may publish it then
 */
export function licenceList(
  bundled: string,
  others: readonly Licence[] = unlistedPackages.map(readLicence),
): string {
  const packages = JSON.parse(bundled) as readonly Licence[]
  if (packages.length === 0) {
    throw new Error(`${bundledLicences} names no package, but the script holds React at least.`)
  }
  const all = [...packages, ...others]
  const unlicensed = all.filter(({ identifier, text }) => !identifier && !text)
  if (unlicensed.length > 0) {
    throw new Error(
      `No licence was found for ${unlicensed.map(({ name }) => name).join(', ')}: a package without one must not be published.`,
    )
  }
  return [
    'Este sitio usa en el navegador estas obras de otras personas, cada una con su licencia.\n',
    ...all.map(entryText),
  ].join(`\n${'-'.repeat(80)}\n\n`)
}

function entryText({ name, version, identifier, text }: Licence): string {
  return `${[`${name} ${version}`, ...(identifier ? [identifier] : [])].join(' · ')}\n${text ? `\n${text}\n` : ''}`
}

/** Packages that reach the browser outside of the script that Vite lists. */
const unlistedPackages = [
  '@fontsource-variable/bricolage-grotesque',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
] as const

function readLicence(packageName: string): Licence {
  const require = createRequire(import.meta.url)
  const manifest = require.resolve(`${packageName}/package.json`)
  const { name, version, license } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    readonly name: string
    readonly version: string
    readonly license: string
  }
  const text = readFileSync(path.join(path.dirname(manifest), 'LICENSE'), 'utf8').trim()
  return { name, version, identifier: license, text }
}
