import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ContentData, Paper } from '../../src/content/schema.ts'
import { path as pathForm } from '../../src/content/schema/formats.ts'
import { paperHead } from '../../src/content/schema/entities.ts'
import { reserved } from './checks.ts'
import { unwritableTexts } from './check-letters.ts'
import { fillFacts } from './fill-facts.ts'
import { type Mistake, mistakeIn, shown } from './mistakes.ts'
import { linkFollower } from './paper-links.ts'
import { readText } from './paper-text.ts'
import { mistakesIn } from './validate.ts'
import { parseYaml, type YamlFile } from './yaml-file.ts'

/** Below the folder of the content: a page of text for each file, at the path that is the file's name. */
export const papersFolder = 'pages'

/** A file of text as it was read. */
export type PaperFile = {
  readonly path: string
  /** What is above the text; it also knows the file's name. */
  readonly head: YamlFile
  /** The whole file, and the same with empty lines in the place of the head. */
  readonly source: string
  readonly body: string
}

/** What a person has yet to write. */
const blank = /\[\[[^\]]*\]*/g

/** The head between its two lines, and the text. */
const parts = /^(---[ \t]*\n(?:([^]*?)\n)?---[ \t]*(?:\n|$))([^]*)$/

/** @returns the text pages of a folder in the order of their paths, and what keeps others from being read */
export function readPaperFiles(folder: string): (PaperFile | Mistake)[] {
  const below = path.join(folder, papersFolder)
  if (!existsSync(below)) return []
  return readdirSync(below, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const { name } = entry
      if (entry.isFile() && name.endsWith('.md')) return readPaperFile(below, name)
      const kind = entry.isFile() ? 'este archivo' : 'esta carpeta'
      const problem = `nadie lee ${kind}: una página es un archivo «.md».`
      return mistakeIn(`${papersFolder}/${name}`, problem)
    })
}

function readPaperFile(below: string, name: string): (PaperFile | Mistake)[] {
  const file = `${papersFolder}/${name}`
  const wrong = (problem: string, line = 0) => [mistakeIn(file, problem, line)]
  const address = `/${name.slice(0, -'.md'.length)}`
  if (!pathForm.safeParse(address).success) {
    return wrong(
      'el nombre del archivo es la dirección de la página: va en minúsculas, cifras y guiones, como «codigo-de-conducta.md».',
    )
  }
  const source = readFileSync(path.join(below, name), 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
  const strange = source.indexOf('\uFFFD')
  if (strange >= 0) {
    return wrong('hay letras que no están en UTF-8: guárdalo así', lineAt(source, strange))
  }
  const [, top = '', fields = '', text = ''] = parts.exec(source) ?? []
  if (fields.trim() === '') {
    return wrong(
      'faltan los datos de la página, arriba y entre dos líneas «---»: title, shareTitle, description, heading, intro. Copia los de src/content/plantillas.',
      1,
    )
  }
  if (text.trim() === '') return wrong('la página está vacía: su texto va debajo de los datos.')
  // Empty lines in the place of the others, so that each line has its own number.
  const head = parseYaml(file, `\n${fields}`)
  if (!('value' in head)) return [...head]
  const body = '\n'.repeat(top.split('\n').length - 1) + text
  return [{ path: address, head, source, body }]
}

const lineAt = (source: string, at: number) => source.slice(0, at).split('\n').length

/** @returns what is wrong with the heads, each against the schema that all pages have */
export function headMistakes(files: readonly PaperFile[]): Mistake[] {
  return files.flatMap(({ head }) => mistakesIn(head, head.value, paperHead))
}

/** Puts the facts into pages whose heads are sound, and checks their texts and how they fit the site. */
export function fillPapers(
  files: readonly PaperFile[],
  data: ContentData,
  facts: Readonly<Record<string, string>>,
) {
  const follow = linkFollower(
    data,
    files.map((file) => file.path),
  )
  const titles = new Map(
    Object.entries(data.pages.pages).map(([id, { title }]) => [title, `pages.yaml · ${id}`]),
  )
  const results = files.map((file) => {
    const { head, body } = file
    const filled = fillFacts(head, head.value, facts, {})
    const page = filled.filled as Omit<Paper, 'text' | 'path'>
    const { text, mistakes } = readText(body, {
      ...page,
      path: file.path,
      file: head.name,
      facts,
      follow,
    })
    const owner = titles.get(page.title)
    titles.set(page.title, head.name)
    return {
      paper: { path: file.path, ...page, text },
      mistakes: [
        ...placeMistakes(file, data),
        ...(owner ? [head.mistake(['title'], `${shown(page.title)} ya es de ${owner}.`)] : []),
        ...filled.mistakes,
        ...unwritableTexts(head, page),
        ...mistakesIn(head, page, paperHead),
        ...blanksIn(file),
        ...mistakes,
      ],
    }
  })
  return {
    papers: results.map(({ paper }): Paper => paper),
    mistakes: results.flatMap(({ mistakes }) => mistakes),
  }
}

function placeMistakes({ path: address, head }: PaperFile, { pages }: ContentData): Mistake[] {
  const isTaken =
    reserved.has(address) || Object.values(pages.pages).some((page) => page.path === address)
  const problem = `${shown(address)} ya es otra página del sitio: pon otro nombre al archivo.`
  return isTaken ? [mistakeIn(head.name, problem)] : []
}

function blanksIn({ head, source }: PaperFile): Mistake[] {
  return [...source.matchAll(blank)].map((found) => {
    const problem = `queda ${shown(found[0], 90)}: escribe lo que falta, o quita la línea.`
    return mistakeIn(head.name, problem, lineAt(source, found.index))
  })
}
