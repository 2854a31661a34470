import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Vite's list of the packages in the browser's script, below the site's folder (`build.license`). */
export const bundledLicences = '.vite/license.md'

/** The list that visitors can open. */
export const licencesFile = 'licencias.txt'

/** Reaches the browser outside of the script that Vite lists. */
const font = '@fontsource-variable/bricolage-grotesque'

/**
 * Names and licence texts of everything that reaches the browser: the licences require them.
 * @param bundled Vite's list, with a heading per package
 */
export function licenceList(bundled: string): string {
  const first = bundled.indexOf('\n## ')
  if (first < 0) throw new Error(`${bundledLicences} lists no package of the script.`)
  const licence = createRequire(import.meta.url).resolve(`${font}/LICENSE`)
  const intro =
    'Este sitio usa en el navegador estas obras de otras personas, cada una con su licencia.'
  return `${intro}\n${bundled.slice(first)}\n## ${font}\n\n${readFileSync(licence, 'utf8')}`
}
