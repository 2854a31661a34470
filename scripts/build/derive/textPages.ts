import path from 'node:path'
import type { ContentData, Page } from '../../../src/content/schema.ts'
import { isDeviceName, noDeviceName, pagePath } from '../../../src/content/schema/formats.ts'
import { textPageHead } from '../../../src/content/schema/pages.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { withOneOClock } from '../../../src/lib/locale.ts'
import { fillFacts } from './fillFacts.ts'
import { namesIn, textPagesFolder } from '../read/folders.ts'
import { mistakeIn, shown, type ReportMistake } from '../read/mistakes.ts'
import { textHtml } from './textHtml.ts'
import { validate } from '../read/validate.ts'
import { conflict } from '../read/yamlFaults.ts'
import { emojiAdvice, withoutEmoji } from '../read/emoji.ts'
import { mapTexts } from '../read/mapTexts.ts'
import { parseYaml, readText, type YamlFile } from '../read/yamlFile.ts'
import type { FieldPath } from '../read/yamlValues.ts'
import type { TextPage } from '../../../src/event/model.ts'

/** Blanks that a person has to fill in: "[[NIF]]". */
const blanks = /\[\[[^\]]*\]*/g

/** A page's file: the head, which is YAML between two lines "---", and below it the text. */
const headAndText = /^---[ \t]*\n(?:([^]*?)\n)?---[ \t]*(?:\n([^]*))?$/

type Facts = Readonly<Record<string, string>>

/** `report` is called for mistakes, which stop the build, and `advise` for warnings. */
type Reporters = { readonly report: ReportMistake; readonly advise: ReportMistake }

/** Reads the text pages in the order of their paths, and fills in the facts. */
export function readTextPages(
  folder: string,
  data: ContentData,
  facts: Facts,
  reporters: Reporters,
): readonly TextPage[] {
  const names = namesIn(path.join(folder, textPagesFolder))
  const paths = new Set([
    ...Object.values(data.pages.pages).map((page) => page.path),
    ...names.map((name) => `/${path.parse(name).name}`),
  ])
  const pages = names.flatMap(
    (name) => readTextPage({ folder, name, paths: [...paths] }, data, facts, reporters) ?? [],
  )
  reportDuplicates([...Object.values(data.pages.pages), ...pages], reporters.report)
  return pages
}

/** Reports text pages that share their title or description with a page before them. */
function reportDuplicates(pages: readonly (Page & Partial<TextPage>)[], report: ReportMistake) {
  for (const [i, page] of pages.entries()) {
    for (const field of ['title', 'description'] as const) {
      const duplicate = pages.slice(0, i).find((other) => other[field] === page[field])
      const isTextPage = page.html !== undefined
      if (!duplicate || !isTextPage) continue
      const problem = `${field}: ${shown(page[field])} es también de «${duplicate.path}», y cada página dice otra cosa.`
      report(mistakeIn(`${textPagesFolder}${page.path}.md`, problem))
    }
  }
}

type Source = {
  readonly folder: string
  readonly name: string
  /** All paths of the site's pages. */
  readonly paths: readonly string[]
}

/** @returns undefined if the file cannot be read as a page; the reason is reported */
function readTextPage(
  { folder, name, paths }: Source,
  data: ContentData,
  facts: Facts,
  { report, advise }: Reporters,
) {
  const file = `${textPagesFolder}/${name}`
  const reportAt = (problem: string, line?: number) => report(mistakeIn(file, problem, line))
  const address = `/${path.parse(name).name}`
  const wrongName = nameProblem(file, address, data)
  if (wrongName) return reportAt(wrongName)
  const source = readText(path.join(folder, file))
  const conflictIndex = source.search(/^<{7} /m)
  if (conflictIndex >= 0) return reportAt(`${conflict}.`, lineAt(source, conflictIndex))
  const [, fields = '', body = ''] = headAndText.exec(source) ?? []
  if (fields.trim() === '') return reportAt(headless, 1)

  // An empty line stands for the first "---", so that mistakes name the right lines.
  const head = parseYaml(file, `\n${fields}`)
  const page = fillFacts(
    head,
    mapTexts(head.value, leaveOutEmoji(head, advise)),
    facts,
    report,
    data.event.shortName,
  )
  validate(head, page, textPageHead).mistakes.forEach(report)
  if (body.trim() === '') reportAt('la página está vacía: su texto va debajo de los datos.')
  const lineOf = (piece: string) => {
    const index = source.indexOf(piece.trim())
    return index < 0 ? 0 : lineAt(source, index)
  }
  const firstLineOfBody = lineAt(source, source.length - body.length)
  const mistake = ([index]: FieldPath, problem: string) =>
    mistakeIn(file, problem, firstLineOfBody + Number(index))
  const lines = mapTexts(body.split('\n'), leaveOutEmoji({ mistake }, advise))
  const filled = fillFacts({ ...head, mistake }, lines, mapValues(facts, asMarkdown), report)
  for (const { index, 0: blank } of source.matchAll(blanks)) {
    const problem = `queda ${shown(blank, 90)}: escribe lo que falta, o quita la línea.`
    reportAt(problem, lineAt(source, index))
  }
  const { heading = '' } = (page ?? {}) as Partial<TextPage>
  const html = textHtml(
    withOneOClock(filled.join('\n')),
    { heading, data, paths },
    (problem, written) => {
      const isReportedAsBlank = written.includes('[[')
      if (!isReportedAsBlank) reportAt(problem, lineOf(written))
    },
  )
  return { path: address, ...(page as Omit<TextPage, 'path' | 'html'>), html }
}

/** A function that leaves pictographs out of a text, and warns about them. */
const leaveOutEmoji =
  ({ mistake }: Pick<YamlFile, 'mistake'>, advise: ReportMistake) =>
  (written: string, at: FieldPath) => {
    const { text, leftOut } = withoutEmoji(written)
    if (leftOut.length > 0) advise(mistake(at, emojiAdvice(leftOut)))
    return text
  }

/** The number of the line, counted from 1, that holds the character at an index. */
export const lineAt = (source: string, index: number) => source.slice(0, index).split('\n').length

const headless =
  'faltan los datos de la página, arriba y entre dos líneas «---»: title, shareTitle, description, heading, intro. Copia los de src/content/plantillas.'

function nameProblem(file: string, address: string, { pages }: ContentData): string | null {
  if (!file.endsWith('.md')) return 'nadie lo lee: una página es un archivo «.md».'
  if (isDeviceName(address.slice(1))) return `${noDeviceName}: ponle otro nombre.`
  if (!pagePath.safeParse(address).success) {
    return 'el nombre del archivo es la dirección de la página, y no una de las del propio sitio: va en minúsculas, cifras y guiones, como «codigo-de-conducta.md».'
  }
  const isTaken = Object.values(pages.pages).some((page) => page.path === address)
  return isTaken
    ? `${shown(address)} ya es otra página del sitio: pon otro nombre al archivo.`
    : null
}

/**
 * Escapes a fact, so that Markdown finds no markup in it. An underscore in an e-mail address is not escaped: Markdown
 * links addresses as they stand.
 */
const asMarkdown = (fact: string) => fact.replace(/[\\`*[\]|]|_(?!\S*@)/g, '\\$&')
