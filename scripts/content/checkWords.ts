import path from 'node:path'
import { namesIn } from './folders.ts'
import { textsIn } from './mapTexts.ts'
import { lineOf, mistakeIn, shown } from './mistakes.ts'
import { lineAt, textPagesFolder } from './textPages.ts'
import { fieldName, readText, type YamlFile } from './yamlFile.ts'

/**
 * Words that a person may not understand who does not see the page, or hears it in pieces (WCAG 1.1.1, 1.3.1, 1.3.3,
 * 1.4.1, 1.4.8, 2.4.4, 2.4.6, 3.3.7), each with its cure, and the fields of YAML files that it is about, if not all.
 */
const advice: readonly (readonly [pattern: RegExp, cure: string, fields?: RegExp])[] = [
  [
    /\[(?:(?:pulsa|pulse|pincha|pinche|(?:haz |haga )?clic|clica|entra|ver|leer|saber)\s*)?(?:en\s+)?(?:aquí|más(?:\s+info(?:rmación)?)?|(?:est?e\s+)?(?:enlace|link))?\]\(|\[click here\]\(/giu,
    'no dice a dónde lleva: escribe dentro de «[ ]» lo que hay allí.',
  ],
  [
    /(?<=^---\n[^]*\n---\n[^]*)(?<!\]\(<?|\]: *<?)https?:\/\/[^\s)>]+/gu,
    'es una dirección a la vista, que se lee letra a letra: «[lo que hay allí](https://…)».',
  ],
  [
    /\[([^\]]+)\]\(([^)\s]+)\)(?<=\[\1\]\((?!\2\))[^)\s]+\)[^]*)/giu,
    'se llama como otro enlace de más arriba, que lleva a otra parte.',
  ],
  [
    /\]\(([^)\s]+)\)[\s,;·|/]*\[[^\]]+\]\(\1\)/gu,
    'son dos enlaces seguidos al mismo sitio: une sus palabras en uno.',
  ],
  [
    /(?<=\n\n)(\*\*|__)[^*_\n]{1,79}[^*_\n.,;!…]\1:?(?=\n\n+(?![#[]))/gu,
    'parece un encabezado y no lo es: empieza la línea con «## ».',
  ],
  [
    /^## +(.+)$(?<=^(?:## +|heading: +['"]?)\1['"]?\n[^]*)/gmu,
    'es un encabezado que ya está más arriba: di qué distingue a este.',
  ],
  [
    /^(?:#+ +)?(?:(?:sub)?título|encabezado|texto|apartado|sección|bloque|campo|lorem ipsum.*)$/gimu,
    'no dice de qué va.',
  ],
  [
    /^\|[^|\n]*\|(?:[^|\n]*\|)*?[ \t]*\|.*(?=\n\|[ \t]*:?-)/gmu,
    'tiene una columna sin encabezado: di en la primera fila qué hay en ella.',
  ],
  [
    /^[•·▪●] +\S.*(?:\n[•·▪●] .*)*|^[–—] .*(?:\n[–—] .*)+/gmu,
    'parece una lista y no lo es: empieza cada línea con «- ».',
  ],
  [
    /(?:botón|enlace|menú|formulario|columna|recuadro|casilla)\s+(?:de|a)\s+la\s+(?:derecha|izquierda)(?!\s+del?\s)|(?:parte|esquina)\s+(?:superior|inferior)(?:\s+\p{L}+)?\s+de\s+(?:la|esta)\s+(?:página|pantalla|web)|(?:botón|enlace|recuadro|texto|casilla)\s+(?:rojo|verde|azul|naranja|amarill)\p{L}*|(?:campo|charla|hora|nombre|palabra|texto|fila)s\s+(?:\p{L}+\s+)?en\s+(?:rojo|verde|azul|naranja|amarillo|negrita|cursiva)/giu,
    'señala algo por su lugar o su aspecto: di también cómo se llama.',
  ],
  [/(?:\p{Lu}+\s+){7,}\p{Lu}+/gu, 'son muchas mayúsculas seguidas, que cuestan de leer.'],
  [
    /^(?:foto|fotografía|imagen|img|dsc)[\s_-]*(?:del?\s|\d|$)/giu,
    'no hace falta: quien no ve la foto ya sabe que lo es. Di lo que se ve en ella.',
    /\.photo$/,
  ],
  [
    /^(?:repit[ea]|confirm[ea]|vuelv[ea] a escribir)\s(?:(?:tu|su|el|la)\s)?(?:correo|e-?mail|teléfono|nombre|dirección)/giu,
    'pide otra vez lo mismo: con una basta.',
    /\.label$/,
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

/** Advice on the words of an event, a line each, with file and line. It refuses nothing: it may be wrong. */
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
