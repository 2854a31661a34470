import { fontLetters } from '../lib/font-source.ts'
import { type Mistake, shown } from './mistakes.ts'
import type { FieldPath, YamlFile } from './yaml-file.ts'

/** No letters: line breaks. */
const unwritten = /\s/u

/** The texts of a file that the site's font cannot write: previews and PDF would have holes, or could not be made. */
export function unwritableTexts(file: YamlFile, value: unknown, at: FieldPath = []): Mistake[] {
  if (typeof value === 'string') {
    const lacking = [...new Set(value)].filter((c) => !unwritten.test(c) && !fontLetters().has(c))
    return lacking.length === 0
      ? []
      : [
          file.mistake(
            at,
            `la letra del sitio no tiene ${lacking.map((c) => `«${c}»`).join(', ')}, que está en ${shown(value)}: escríbelo sin ese signo.`,
          ),
        ]
  }
  if (typeof value !== 'object' || value === null) return []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([key, inner]) =>
    unwritableTexts(file, inner, [...at, isList ? Number(key) : key]),
  )
}
