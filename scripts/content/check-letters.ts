import { canWrite } from '../lib/font-source.ts'
import { textsIn } from './map-texts.ts'
import { type Mistake, shown } from './mistakes.ts'
import type { YamlFile } from './yaml-file.ts'

/** The texts of a file that the site's font cannot write: previews and PDF would have holes, or could not be made. */
export function unwritableTexts(file: Pick<YamlFile, 'mistake'>, filled: unknown): Mistake[] {
  return textsIn(filled).flatMap(({ at, text }) => {
    const lacking = [...new Set(text.replace(/\s/gu, ''))].filter((c) => !canWrite(c))
    if (lacking.length === 0) return []
    const letters = lacking.map((c) => `«${c}»`).join(', ')
    const problem = `la letra del sitio no tiene ${letters}, que está en ${shown(text)}: escríbelo sin ese signo.`
    return [file.mistake(at, problem)]
  })
}
