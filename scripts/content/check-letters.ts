import { fontLetters } from '../lib/font-source.ts'
import { type Mistake, shown } from './mistakes.ts'
import { valuesIn } from './values.ts'
import type { YamlFile } from './yaml-file.ts'

/** The texts of a file that the site's font cannot write: previews and PDF would have holes, or could not be made. */
export function unwritableTexts(file: YamlFile, filled: unknown): Mistake[] {
  return valuesIn(filled).flatMap(({ at, value }) => {
    const lacking = [...new Set(value.replace(/\s/gu, ''))].filter((c) => !fontLetters().has(c))
    if (lacking.length === 0) return []
    const letters = lacking.map((c) => `«${c}»`).join(', ')
    const problem = `la letra del sitio no tiene ${letters}, que está en ${shown(value)}: escríbelo sin ese signo.`
    return [file.mistake(at, problem)]
  })
}
