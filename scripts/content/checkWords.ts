import path from 'node:path'
import { namesIn } from './folders.ts'
import { textsIn } from './mapTexts.ts'
import { lineOf, mistakeIn, shown } from './mistakes.ts'
import { lineAt, textPagesFolder } from './textPages.ts'
import { fieldName, readText, type YamlFile } from './yamlFile.ts'

const verbs = 'pulsa|pulse|pincha|pinche|(?:haz )?clic|entra|ver|leer|saber'
const pointers = 'aquí|más(?:\\s+info(?:rmación)?)?|(?:est?e\\s+)?(?:enlace|link)|click here'

/**
 * Words that say nothing to a person who does not see the page, or hears it in pieces (WCAG 1.1.1, 2.4.4, 2.4.6), each
 * with its cure, and the fields of YAML files that it is about, if not all. Only words that are never right.
 */
const advice: readonly (readonly [pattern: RegExp, cure: string, fields?: RegExp])[] = [
  [
    new RegExp(`\\[(?:(?:${verbs})\\s+)?(?:en\\s+)?(?:${pointers})\\]\\(`, 'giu'),
    'no dice a dónde lleva: escribe dentro de «[ ]» lo que hay allí.',
  ],
  [
    // Not in the head of a page, nor as the target of a link.
    /(?<=^---\n[^]*\n---\n[^]*)(?<!\]\(<?|\]: *<?)https?:\/\/[^\s)>]+/gu,
    'es una dirección a la vista, que se lee letra a letra: «[lo que hay allí](https://…)».',
  ],
  [
    /^(?:#+ +)?(?:(?:sub)?título|encabezado|texto|apartado|sección|lorem ipsum.*)$/gimu,
    'no dice de qué va.',
  ],
  [
    /^(?:foto|fotografía|imagen|img|dsc)[\s_-]*(?:del?\s|\d|$)/giu,
    'no hace falta: quien no ve la foto ya sabe que lo es. Di lo que se ve en ella.',
    /\.photo$/,
  ],
]

type Sources = Readonly<Record<string, YamlFile>>

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

/** Advice on the words of an event, a line each, with file and line. It refuses nothing. */
export const adviceOnWords = (folder: string, sources: Sources): readonly string[] =>
  writtenTexts(folder, sources).flatMap(({ field, text, mistake }) =>
    advice
      .filter(([, , fields]) => fields?.test(field) !== false)
      .flatMap(([pattern, cure]) => [...text.matchAll(pattern)].map((match) => ({ match, cure })))
      .map(({ match, cure }) =>
        lineOf(folder, mistake(`${shown(onOneLine(match[0]), 50)} ${cure}`, match.index)),
      ),
  )

/** Words on one line, whatever lines they were written on. */
export const onOneLine = (words: string): string => words.trim().replaceAll(/\s+/g, ' ')
