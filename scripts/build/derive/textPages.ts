import path from 'node:path'
import type { ContentData, Page } from '../../../src/content/schema.ts'
import { isDeviceName, noDeviceName, pagePath } from '../../../src/content/schema/formats.ts'
import { textPageHead } from '../../../src/content/schema/pages.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { withOneOClock } from '../../../src/lib/locale.ts'
import { type FactValues, fillFacts, fillText } from './fillFacts.ts'
import { namesIn, textPagesFolder } from '../read/folders.ts'
import { lineNumberAt, lineNumberOf } from '../read/lines.ts'
import { mistakeIn, shown, type ReportMistake } from '../read/mistakes.ts'
import { textHtml } from './textHtml.ts'
import { validate } from '../read/validate.ts'
import { conflict } from '../read/yamlFaults.ts'
import { leaveOutEmoji } from '../read/emoji.ts'
import { mapTexts } from '../read/mapTexts.ts'
import { parseYaml, readText } from '../read/yamlFile.ts'
import type { TextPage } from '../../../src/event/model.ts'

/** `report` is called for mistakes, which stop the build, and `advise` for warnings. */
type Reporters = { readonly report: ReportMistake; readonly advise: ReportMistake }

/** The event that the pages belong to. */
type EventOfPages = {
  readonly data: ContentData
  readonly facts: FactValues
  /** All paths of the site's pages, to which links may lead. */
  readonly paths: readonly string[]
}

/** A text page's file. */
type PageFile = {
  /** The file in the event's folder: "pages/privacidad.md". */
  readonly name: string
  /** The page's path, which is the file's name without its ending: "/privacidad". */
  readonly path: string
  readonly source: string
}

/** The two sections of a page's file. */
type Sections = {
  /** YAML, which stands between two lines "---". */
  readonly head: string
  /** The lines of the text below the head. */
  readonly body: readonly string[]
  /** The number of the body's first line in the file, counted from 1. */
  readonly firstLineOfBody: number
}

type Head = Omit<TextPage, 'path' | 'html'>

/** Reads the text pages in the order of their paths, and fills in the facts. */
export function readTextPages(
  folder: string,
  data: ContentData,
  facts: FactValues,
  reporters: Reporters,
): readonly TextPage[] {
  const names = namesIn(path.join(folder, textPagesFolder))
  // The pages of pages.yaml.
  const otherPages = Object.values(data.pages.pages)
  const paths = [...otherPages.map((page) => page.path), ...names.map(pathOf)]
  const event: EventOfPages = { data, facts, paths: [...new Set(paths)] }
  const pages: TextPage[] = []
  for (const fileName of names) {
    const name = `${textPagesFolder}/${fileName}`
    const problem = nameProblem(fileName, data)
    if (problem) {
      reporters.report(mistakeIn(name, problem))
      continue
    }
    const source = readText(path.join(folder, name))
    const page = readTextPage({ name, path: pathOf(fileName), source }, event, reporters)
    if (page) pages.push(page)
  }
  for (const [i, page] of pages.entries()) {
    reportDuplicates(page, [...otherPages, ...pages.slice(0, i)], reporters.report)
  }
  return pages
}

const pathOf = (fileName: string): string => `/${path.parse(fileName).name}`

/** Reports a text page whose title or description is that of a page before it. */
function reportDuplicates(page: TextPage, pagesBefore: readonly Page[], report: ReportMistake) {
  for (const field of ['title', 'description'] as const) {
    const duplicate = pagesBefore.find((other) => other[field] === page[field])
    if (!duplicate) continue
    const problem = `${field}: ${shown(page[field])} es también de «${duplicate.path}», y cada página dice otra cosa.`
    report(mistakeIn(`${textPagesFolder}${page.path}.md`, problem))
  }
}

/** The reason why a file cannot be a text page, by its name; null if it can. */
function nameProblem(fileName: string, { pages }: ContentData): string | null {
  const address = pathOf(fileName)
  if (!fileName.endsWith('.md')) return 'nadie lo lee: una página es un archivo «.md».'
  if (isDeviceName(address.slice(1))) return `${noDeviceName}: ponle otro nombre.`
  if (!pagePath.safeParse(address).success) {
    return 'el nombre del archivo es la dirección de la página, y no una de las del propio sitio: va en minúsculas, cifras y guiones, como «codigo-de-conducta.md».'
  }
  const isTaken = Object.values(pages.pages).some((page) => page.path === address)
  return isTaken
    ? `${shown(address)} ya es otra página del sitio: pon otro nombre al archivo.`
    : null
}

/** Reads a text page. @returns undefined if the file has a Git conflict or no head, which is reported */
function readTextPage(
  file: PageFile,
  event: EventOfPages,
  reporters: Reporters,
): TextPage | undefined {
  const { name, source } = file
  const conflictIndex = source.search(/^<{7} /m)
  if (conflictIndex >= 0) {
    reporters.report(mistakeIn(name, `${conflict}.`, lineNumberAt(source, conflictIndex)))
    return undefined
  }
  const sections = sectionsOf(source)
  if (!sections) {
    reporters.report(mistakeIn(name, headless, 1))
    return undefined
  }
  const head = readHead(name, sections, event, reporters)
  const html = bodyHtml(file, sections, head.heading ?? '', event, reporters)
  // A field may be missing or wrong. The build then stops at that mistake, so every page that is built has a whole head.
  return { path: file.path, ...(head as Head), html }
}

const headless =
  'faltan los datos de la página, arriba y entre dos líneas «---»: title, shareTitle, description, heading, intro. Copia los de src/content/plantillas.'

/** Whether a line is "---". The head stands between the first two such lines. */
const isFence = (line: string): boolean => /^---[ \t]*$/.test(line)

/** Splits a page's file; undefined if its head is missing or empty. */
function sectionsOf(source: string): Sections | undefined {
  const lines = source.split('\n')
  const start = lines.findIndex(isFence)
  const end = lines.findIndex((line, i) => i > start && isFence(line))
  if (start !== 0 || end < 0) return undefined
  const head = lines.slice(1, end).join('\n')
  if (head.trim() === '') return undefined
  return { head, body: lines.slice(end + 1), firstLineOfBody: end + 2 }
}

/** The values of a page's head. Fields with a mistake, which is reported, are missing or wrong. */
function readHead(
  name: string,
  { head }: Sections,
  { data, facts }: EventOfPages,
  { report, advise }: Reporters,
): Partial<Head> {
  // The empty line stands for the first "---", so that mistakes name the lines of the page's file.
  const yaml = parseYaml(name, `\n${head}`)
  const withoutEmoji = mapTexts(yaml.value, (text, at) =>
    leaveOutEmoji(text, (problem) => advise(yaml.mistake(at, problem))),
  )
  const filled = fillFacts(yaml, withoutEmoji, facts, report, data.event.shortName)
  validate(yaml, filled, textPageHead).mistakes.forEach(report)
  return (filled ?? {}) as Partial<Head>
}

/** Blanks that a person has to fill in: "[[NIF]]". */
const blanks = /\[\[[^\]]*\]*/g

/** The HTML of a page's text. Its problems are reported. */
function bodyHtml(
  { name, source }: PageFile,
  { body, firstLineOfBody }: Sections,
  heading: string,
  { data, facts, paths }: EventOfPages,
  { report, advise }: Reporters,
): string {
  const reportAt = (problem: string, line?: number) => report(mistakeIn(name, problem, line))
  const isEmpty = body.join('').trim() === ''
  if (isEmpty) reportAt('la página está vacía: su texto va debajo de los datos.')

  const markdownFacts = mapValues(facts, asMarkdown)
  const lines = body.map((original, i) => {
    const line = firstLineOfBody + i
    const text = leaveOutEmoji(original, (problem) => advise(mistakeIn(name, problem, line)))
    return fillText(text, markdownFacts, (problem) => reportAt(problem, line))
  })

  // Blanks are searched in the whole file, because the head may have some too.
  for (const { index, 0: blank } of source.matchAll(blanks)) {
    const problem = `queda ${shown(blank, 90)}: escribe lo que falta, o quita la línea.`
    reportAt(problem, lineNumberAt(source, index))
  }

  // `fillText` sees one line at a time. "a las" may end a line, and "01:00" may begin the next one.
  const markdown = withOneOClock(lines.join('\n'))
  return textHtml(markdown, { heading, data, paths }, (problem, piece) => {
    const isReportedAsBlank = piece.includes('[[')
    // The file does not have a piece into which a fact was filled. The problem is then one of the file as a whole.
    if (!isReportedAsBlank) reportAt(problem, lineNumberOf(piece, source))
  })
}

/**
 * Escapes a fact, so that Markdown finds no markup in it. An underscore in an e-mail address is not escaped, because a
 * backslash would break the link that Markdown makes of the address.
 */
const asMarkdown = (fact: string) => fact.replace(/[\\`*[\]|]|_(?!\S*@)/g, '\\$&')
