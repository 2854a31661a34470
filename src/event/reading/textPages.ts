import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ContentData, TextPage } from '../../content/schema.ts'
import { path as pathFormat, reservedPaths } from '../../content/schema/formats.ts'
import { textPageHead } from '../../content/schema/entities.ts'
import { mapValues } from '../../lib/mapValues.ts'
import { fillFacts } from './fillFacts.ts'
import { mistakeIn, shown, type Tell } from './mistakes.ts'
import { textHtml } from './textHtml.ts'
import { mistakesIn } from './validate.ts'
import { parseYaml } from './yamlFile.ts'

/** Folder in the content with a file per text page, named after the path of the page. */
export const textPagesFolder = 'pages'

/** Blanks that a person has to fill in: "[[NIF]]". */
const blanks = /\[\[[^\]]*\]*/g

/** The head between its two lines "---", and the text. */
const headAndText = /^---[ \t]*\n(?:([^]*?)\n)?---[ \t]*(?:\n([^]*))?$/

type Facts = Readonly<Record<string, string>>

/**
 * Reads the text pages in the order of their paths and fills in the facts. scripts/build/check-pages.ts checks their
 * links and headings in the built pages.
 */
export function readTextPages(
  folder: string,
  data: ContentData,
  facts: Facts,
  tell: Tell,
): readonly TextPage[] {
  const below = path.join(folder, textPagesFolder)
  const names = existsSync(below) ? readdirSync(below).toSorted() : []
  return names
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => readTextPage(folder, name, data, facts, tell) ?? [])
}

/** @returns undefined if the file is not a page */
function readTextPage(folder: string, name: string, data: ContentData, facts: Facts, tell: Tell) {
  const file = `${textPagesFolder}/${name}`
  const refuse = (problem: string, line?: number) => tell(mistakeIn(file, problem, line))
  const address = `/${path.parse(name).name}`
  const unfit = nameProblem(file, address, data)
  if (unfit) return refuse(unfit)
  const bytes = readFileSync(path.join(folder, file), 'utf8')
  const source = bytes.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const [, fields = '', body = ''] = headAndText.exec(source) ?? []
  if (fields.trim() === '') return refuse(headless, 1)

  // The empty line replaces the first "---" and keeps the line numbers right.
  const head = parseYaml(file, `\n${fields}`)
  const page = fillFacts(head, head.value, facts, tell, data.event.shortName)
  for (const mistake of mistakesIn(head, page, textPageHead)) tell(mistake)
  if (body.trim() === '') refuse('la página está vacía: su texto va debajo de los datos.')
  const text = { ...head, mistake: (_: unknown, problem: string) => mistakeIn(file, problem) }
  const filled = fillFacts(text, body, mapValues(facts, asMarkdown), tell)
  for (const { index, 0: blank } of source.matchAll(blanks)) {
    const line = source.slice(0, index).split('\n').length
    refuse(`queda ${shown(blank, 90)}: escribe lo que falta, o quita la línea.`, line)
  }
  const html = textHtml(filled, data, refuse)
  return { path: address, ...(page as Omit<TextPage, 'path' | 'html'>), html }
}

const headless =
  'faltan los datos de la página, arriba y entre dos líneas «---»: title, shareTitle, description, heading, intro. Copia los de src/content/plantillas.'

function nameProblem(file: string, address: string, { pages }: ContentData): string | null {
  if (!file.endsWith('.md')) return 'nadie lo lee: una página es un archivo «.md».'
  if (!pathFormat.safeParse(address).success) {
    return 'el nombre del archivo es la dirección de la página: va en minúsculas, cifras y guiones, como «codigo-de-conducta.md».'
  }
  const taken = [...reservedPaths, ...Object.values(pages.pages).map((page) => page.path)]
  return taken.includes(address)
    ? `${shown(address)} ya es otra página del sitio: pon otro nombre al archivo.`
    : null
}

/** Escapes a fact, so that Markdown finds no markup in it. */
const asMarkdown = (fact: string) => fact.replace(/[\\`*_[\]|]/g, '\\$&')
