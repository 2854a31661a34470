import path from 'node:path'
import { namesIn, textPagesFolder } from '../../read/folders.ts'
import { textsIn } from '../../read/mapTexts.ts'
import { mistakeIn } from '../../read/mistakes.ts'
import { lineAt } from '../../derive/textPages.ts'
import type { Sources } from '../../read/readFolder.ts'
import { fieldName, readText } from '../../read/yamlFile.ts'

/**
 * Every text of an event as it is written, with facts in braces: the values of its files, and pages of text as a whole.
 * @returns each with its file, its field there ("questions[0].answer"; empty for a page), and a function that creates a
 * mistake at an index of the text
 */
export function writtenTexts(folder: string, sources: Sources) {
  const below = path.join(folder, textPagesFolder)
  const names = namesIn(below).filter((name) => name.endsWith('.md'))
  const inFiles = Object.values(sources).flatMap(({ name: file, value, mistake }) =>
    textsIn(value).map(({ at, text }) => ({
      file,
      field: fieldName(at),
      text,
      mistake: (problem: string) => mistake(at, problem),
    })),
  )
  const inPages = names.map((name) => {
    const file = `${textPagesFolder}/${name}`
    const text = readText(path.join(below, name))
    const mistake = (problem: string, index: number) =>
      mistakeIn(file, problem, lineAt(text, index))
    return { file, field: '', text, mistake }
  })
  return [...inFiles, ...inPages]
}

/** Words on one line, whatever lines they were written on. */
export const onOneLine = (words: string): string => words.trim().replaceAll(/\s+/g, ' ')
