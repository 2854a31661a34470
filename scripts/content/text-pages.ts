import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ContentData, TextPage } from '../../src/content/schema.ts'
import { path as pathForm } from '../../src/content/schema/formats.ts'
import { reservedPaths, textPageHead } from '../../src/content/schema/entities.ts'
import { mapValues } from '../lib/map-values.ts'
import { fillFacts } from './fill-facts.ts'
import { type Mistake, mistakeIn, shown } from './mistakes.ts'
import { textHtml } from './text-html.ts'
import { mistakesIn } from './validate.ts'
import { parseYaml } from './yaml-file.ts'

/** Below the folder of the content: a file per text page, whose name is the page's path. */
export const textPagesFolder = 'pages'

/** What a person has yet to write: "[[NIF]]". */
const blank = /\[\[[^\]]*\]*/g

/** The head between its two lines, and the text. */
const parts = /^---[ \t]*\n(?:([^]*?)\n)?---[ \t]*(?:\n([^]*))?$/

type Facts = Readonly<Record<string, string>>

type Read = { readonly textPages: readonly TextPage[]; readonly mistakes: readonly Mistake[] }

/**
 * Reads the text pages in the order of their paths, with the facts in them. Their links and headings are checked in the
 * built pages (scripts/render/check-pages.ts).
 */
export function readTextPages(folder: string, data: ContentData, facts: Facts): Read {
  const read = entriesIn(folder).map((entry) => readTextPage(folder, entry, data, facts))
  return {
    textPages: read.flatMap(({ textPages }) => textPages),
    mistakes: read.flatMap(({ mistakes }) => mistakes),
  }
}

/** The addresses of the text pages, whatever is in their files. */
export const textPagePaths = (folder: string) => entriesIn(folder).map(addressOf)

const addressOf = ({ name }: Dirent) => `/${path.parse(name).name}`

function entriesIn(folder: string): readonly Dirent[] {
  const below = path.join(folder, textPagesFolder)
  const entries = existsSync(below) ? readdirSync(below, { withFileTypes: true }) : []
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

function readTextPage(folder: string, entry: Dirent, data: ContentData, facts: Facts): Read {
  const file = `${textPagesFolder}/${entry.name}`
  const address = addressOf(entry)
  const refused = (problem: string, line = 0) => ({
    textPages: [],
    mistakes: [mistakeIn(file, problem, line)],
  })
  const unfit = nameProblem(entry, address, data)
  if (unfit) return refused(unfit)
  const bytes = readFileSync(path.join(folder, file), 'utf8')
  const source = bytes.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const [, fields = '', body = ''] = parts.exec(source) ?? []
  if (fields.trim() === '') return refused(headless, 1)

  // With an empty line for the first "---", so that each line has its own number.
  const head = parseYaml(file, `\n${fields}`)
  const page = fillFacts(head, head.value, facts, {}, data.event.shortName)
  const text = { ...head, mistake: (_: unknown, problem: string) => mistakeIn(file, problem) }
  const filled = fillFacts(text, body, mapValues(facts, asMarkdown), {})
  const problems =
    body.trim() === '' ? ['la página está vacía: su texto va debajo de los datos.'] : []
  const html = textHtml(filled.filled, data, (problem) => problems.push(problem))
  return {
    textPages: [{ path: address, ...(page.filled as Omit<TextPage, 'path' | 'html'>), html }],
    mistakes: [
      ...mistakesIn(head, page.filled, textPageHead),
      ...page.mistakes,
      ...filled.mistakes,
      ...problems.map((problem) => mistakeIn(file, problem)),
      ...blanksIn(file, source),
    ],
  }
}

const headless =
  'faltan los datos de la página, arriba y entre dos líneas «---»: title, shareTitle, description, heading, intro. Copia los de src/content/plantillas.'

function nameProblem(entry: Dirent, address: string, { pages }: ContentData): string | null {
  if (!entry.isFile() || !entry.name.endsWith('.md')) {
    return 'nadie lo lee: una página es un archivo «.md».'
  }
  if (!pathForm.safeParse(address).success) {
    return 'el nombre del archivo es la dirección de la página: va en minúsculas, cifras y guiones, como «codigo-de-conducta.md».'
  }
  const taken = [...reservedPaths, ...Object.values(pages.pages).map((page) => page.path)]
  return taken.includes(address)
    ? `${shown(address)} ya es otra página del sitio: pon otro nombre al archivo.`
    : null
}

/** A fact in which Markdown finds no markup. */
const asMarkdown = (fact: string) => fact.replace(/[\\`*_[\]|]/g, '\\$&')

function blanksIn(file: string, source: string): Mistake[] {
  return [...source.matchAll(blank)].map(({ index, 0: found }) => {
    const problem = `queda ${shown(found, 90)}: escribe lo que falta, o quita la línea.`
    return mistakeIn(file, problem, source.slice(0, index).split('\n').length)
  })
}
