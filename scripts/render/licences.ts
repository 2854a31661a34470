import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

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
const unlistedPackages = ['@fontsource-variable/bricolage-grotesque']

/**
 * Names, versions and licence texts of everything that reaches the browser: the licences require them.
 * @param bundled Vite's list of the packages in the script, as JSON
 */
export function licenceList(bundled: string): string {
  const listed = JSON.parse(bundled) as readonly Licence[]
  if (listed.length === 0) throw new Error(`${bundledLicences} lists no package of the script.`)
  const entries = [...listed, ...unlistedPackages.map(readLicence)].map(entryText)
  return [
    'Este sitio usa en el navegador estas obras de otras personas, cada una con su licencia.\n',
    ...entries,
  ].join(`\n${'-'.repeat(80)}\n\n`)
}

function entryText({ name, version, identifier, text }: Licence): string {
  const headline = [`${name} ${version}`, ...(identifier ? [identifier] : [])].join(' · ')
  return `${headline}\n${text ? `\n${text}\n` : ''}`
}

function readLicence(name: string): Licence {
  const { resolve } = createRequire(import.meta.url)
  const read = (file: string) => readFileSync(resolve(`${name}/${file}`), 'utf8')
  const { version, license } = JSON.parse(read('package.json'))
  return { name, version, identifier: license, text: read('LICENSE').trim() }
}
