import path from 'node:path'
import type { ContentData, Page } from '../../../src/content/schema.ts'
import { isDeviceName, noDeviceName, pagePath } from '../../../src/content/schema/formats.ts'
import { textPageHead } from '../../../src/content/schema/pages.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { withOneOClock } from '../../../src/lib/locale.ts'
import { type FactValues, fillFacts, fillText } from './fillFacts.ts'
import { namesIn, textPagesFolder } from '../read/folders.ts'
import { lineNumberAt, lineNumberOf } from '../read/lines.ts'
import { mistakeIn, type Problem, shown, type ReportMistake } from '../read/mistakes.ts'
import { textHtml } from './textHtml.ts'
import { validate } from '../read/validate.ts'
import { conflict } from '../read/yamlFaults.ts'
import { leaveOutPictographs } from '../read/emoji.ts'
import { mapTexts } from '../read/mapTexts.ts'
import { parseYaml, readText } from '../read/yamlFile.ts'
import type { TextPage } from '../../../src/event/model.ts'

/** `report` is called for mistakes, which stop the build, and `advise` for warnings. */
type Reporters = { readonly report: ReportMistake; readonly advise: ReportMistake }

/** The parts of the event that text pages need. */
type EventOfPages = {
  readonly data: ContentData
  readonly facts: FactValues
  /** All paths of the site's pages, to which links may lead. */
  readonly paths: readonly string[]
}

/** The file of a text page. */
type PageFile = {
  /** The file's path in the event's folder: "pages/privacidad.md". */
  readonly name: string
  /** The page's path, which is the file's name without its ending, after a slash: "/privacidad". */
  readonly path: string
  readonly source: string
}

/** The two sections of a page's file. */
type Sections = {
  /** The YAML between two lines "---". */
  readonly head: string
  /** The lines of the text below the head. */
  readonly body: readonly string[]
  /** The number of the body's first line in the file, counted from 1. */
  readonly firstLineOfBody: number
}

type Head = Omit<TextPage, 'path' | 'html'>

/** Reads the text pages with the facts filled in, in the order of their paths. */
export function readTextPages(
  folder: string,
  data: ContentData,
  facts: FactValues,
  reporters: Reporters,
): readonly TextPage[] {
  const fileNames = namesIn(path.join(folder, textPagesFolder))
  const pagesOfYaml = Object.values(data.pages.pages)
  const paths = [...pagesOfYaml.map((page) => page.path), ...fileNames.map(pathOf)]
  const event: EventOfPages = { data, facts, paths: [...new Set(paths)] }
  const textPages: TextPage[] = []
  for (const fileName of fileNames) {
    const name = `${textPagesFolder}/${fileName}`
    const problem = nameProblem(fileName, data)
    if (problem) {
      reporters.report(mistakeIn(name, problem))
      continue
    }
    const source = readText(path.join(folder, name))
    const page = readTextPage({ name, path: pathOf(fileName), source }, event, reporters)
    if (page) textPages.push(page)
  }
  for (const [i, page] of textPages.entries()) {
    reportDuplicates(page, [...pagesOfYaml, ...textPages.slice(0, i)], reporters.report)
  }
  return textPages
}

/** The path of the page of a file: "privacidad.md" → "/privacidad". */
const pathOf = (fileName: string): string => `/${path.parse(fileName).name}`

/** Reports a text page whose title or description is also that of an earlier page. */
function reportDuplicates(page: TextPage, pagesBefore: readonly Page[], report: ReportMistake) {
  for (const field of ['title', 'description'] as const) {
    const duplicate = pagesBefore.find((other) => other[field] === page[field])
    if (!duplicate) continue
    const problem = `${field}: ${shown(page[field])} es también de «${duplicate.path}», y cada página dice otra cosa.`
    report(mistakeIn(`${textPagesFolder}${page.path}.md`, problem))
  }
}

/** The reason why a file of this name cannot be a text page; null if it can. */
function nameProblem(fileName: string, { pages }: ContentData): Problem {
  const address = pathOf(fileName)
  if (!fileName.endsWith('.md')) return 'nadie lo lee: una página es un archivo «.md».'
  if (isDeviceName(address.slice(1))) return `${noDeviceName}: ponle otro nombre.`
  if (!pagePath.safeParse(address).success) {
    return 'el nombre del archivo es la dirección de la página, y no una de las del propio sitio: va en minúsculas, cifras y guiones, como «codigo-de-conducta.md».'
  }
  const isTaken = Object.values(pages.pages).some((page) => page.path === address)
  if (!isTaken) return null
  return `${shown(address)} ya es otra página del sitio: pon otro nombre al archivo.`
}

/**
 * Reads a text page, and reports its mistakes.
 * @returns undefined if the page cannot be read, because its file has a Git conflict or no head
 */
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
    reporters.report(mistakeIn(name, missingHead, 1))
    return undefined
  }
  const head = readHead(name, sections, event, reporters)
  const html = bodyHtml(file, sections, head.heading ?? '', event, reporters)
  // If a field of `head` is missing or wrong, the mistake stops the build. So `head` is complete in every build that goes on.
  return { path: file.path, ...(head as Head), html }
}

const missingHead =
  'faltan los datos de la página, arriba y entre dos líneas «---»: title, shareTitle, description, heading, intro. Copia los de src/content/plantillas.'

/** Whether a line is "---". The head is between the first two such lines. */
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

/** Reads the fields of a page's head, and reports their mistakes. A field with a mistake is missing or wrong in the result. */
function readHead(
  name: string,
  { head }: Sections,
  { data, facts }: EventOfPages,
  { report, advise }: Reporters,
): Partial<Head> {
  // The empty line stands for the first "---", so that mistakes name the lines of the page's file.
  const yaml = parseYaml(name, `\n${head}`)
  const written = mapTexts(yaml.value, (text, at) =>
    leaveOutPictographs(text, (problem) => advise(yaml.mistake(at, problem))),
  )
  const filled = fillFacts(yaml, written, facts, report, data.event.shortName)
  validate(yaml, filled, textPageHead).mistakes.forEach(report)
  return (filled ?? {}) as Partial<Head>
}

/** Blanks that the organiser has to fill in: "[[NIF]]", or "[[NIF" without the closing brackets. */
const blanks = /\[\[[^\]]*\]*/g

/**
 * Makes the HTML of a page's text, and reports the text's problems.
 * @param heading the page's own heading
 */
function bodyHtml(
  { name, source }: PageFile,
  { body, firstLineOfBody }: Sections,
  heading: string,
  { data, facts, paths }: EventOfPages,
  { report, advise }: Reporters,
): string {
  /** Without `line` the mistake is in the file as a whole. */
  const reportAt = (problem: string, line?: number) => report(mistakeIn(name, problem, line))
  const isEmpty = body.join('').trim() === ''
  if (isEmpty) reportAt('la página está vacía: su texto va debajo de los datos.')

  const markdownFacts = mapValues(facts, asMarkdown)
  const lines = body.map((original, i) => {
    const line = firstLineOfBody + i
    const text = leaveOutPictographs(original, (problem) => advise(mistakeIn(name, problem, line)))
    return fillText(text, markdownFacts, (problem) => reportAt(problem, line))
  })

  // The blanks of the head are reported here, too.
  for (const match of source.matchAll(blanks)) {
    const [blank] = match
    const problem = `queda ${shown(blank, 90)}: escribe lo que falta, o quita la línea.`
    reportAt(problem, lineNumberAt(source, match.index))
  }

  // `fillText` has corrected "a las 01:00" within each line. Here it is corrected across a line break.
  const markdown = withOneOClock(lines.join('\n'))
  return textHtml(markdown, { heading, data, paths }, (problem, piece) => {
    const isReportedAsBlank = piece.includes('[[')
    // For a piece into which a fact was filled, `lineNumberOf` returns 0, because the piece is not in the file.
    if (!isReportedAsBlank) reportAt(problem, lineNumberOf(piece, source))
  })
}

/**
 * Escapes a fact, so that Markdown finds no markup in it. The pattern has two parts:
 * - the signs of Markdown, except the underscore;
 * - an underscore outside of e-mail addresses. In an address a backslash would break the link that Markdown makes of it.
 */
const asMarkdown = (fact: string) => fact.replace(/[\\`*[\]|]|_(?!\S*@)/g, '\\$&')
