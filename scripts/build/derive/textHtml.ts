import { Marked, Renderer, type Token, type Tokens, walkTokens } from 'marked'
import type { ContentData } from '../../../src/content/schema.ts'
import { escapeHtml, slugOf } from '../../../src/lib/texts.ts'
import { linkTargets } from '../../../src/event/links.ts'
import { freeName } from '../lib/freeName.ts'
import { fragments } from '../../../src/lib/reservedNames.ts'
import { type Problem, shown, suggestion } from '../read/mistakes.ts'

/** Reports a problem, and the piece of the text that has it. The caller finds the line of the piece. */
type ReportPiece = (problem: string, piece: string) => void

/** The values on which the HTML of a page depends, apart from the page's text. */
type PageContext = {
  /** The page's only heading of the first level. The layout shows it above the text. */
  readonly heading: string
  /** The content whose pages and venues links may name. */
  readonly data: ContentData
  /** All paths of the site's pages. */
  readonly paths: readonly string[]
}

/** Addresses by their names. A link may have a name instead of an address: "[el programa](programme)". */
type Targets = Readonly<Record<string, string>>

/**
 * Turns Markdown (CommonMark, with GitHub's tables) into HTML with a section per heading of the second level.
 * @param report is called for markup that the site does not show, for wrong headings and for dead links
 */
export function textHtml(text: string, page: PageContext, report: ReportPiece) {
  const { event, pages, venues } = page.data
  const targets = linkTargets({ event, pages: pages.pages, venues: venues.venues })
  const marked = new Marked({ renderer: rendererFor(page, targets) })
  const tokens = marked.lexer(text.trim())
  reportProblems(tokens, targets, page.paths, report)
  // A section starts at each heading of the second level. The first section starts at the first token, which may be no heading.
  const sectionStarts = [...tokens.keys()].filter((i) => i === 0 || isSectionHeading(tokens[i]))
  const sections = sectionStarts.map((start, i) => tokens.slice(start, sectionStarts[i + 1]))
  return sections.map((section) => sectionHtml(section, marked)).join('')
}

const isSectionHeading = (token?: Token) => token?.type === 'heading' && token.depth === 2

/** The HTML of a section: its heading, if it has one, and the rest in an element beside the heading. */
function sectionHtml(section: Token[], marked: Marked): string {
  const hasHeading = isSectionHeading(section[0])
  const heading = hasHeading ? section.slice(0, 1) : []
  const content = hasHeading ? section.slice(1) : section
  return `<section class="columns">${marked.parser(heading)}<div class="flow">${marked.parser(content)}</div></section>`
}

/** Reports markup that the site does not show, headings of a wrong level, and links without a target. */
function reportProblems(
  tokens: Token[],
  targets: Targets,
  paths: readonly string[],
  report: ReportPiece,
): void {
  /** The level of the last heading before a token. At first it is the level of the page's own heading. */
  let levelAbove = 1
  const problemOf = (token: CheckedToken): Problem => {
    switch (token.type) {
      case 'list_item':
        return token.task ? 'hay una casilla, «[ ]»: una lista va sin ellas.' : null
      case 'html':
        return 'hay HTML (y los comentarios lo son): aquí se escribe solo Markdown.'
      case 'image':
        return 'hay una imagen: estas páginas llevan solo texto.'
      case 'heading':
        return headingProblem(token, levelAbove)
      case 'link':
        return linkProblem(token, targets, paths)
      default:
        return null
    }
  }
  walkTokens(tokens, (token) => {
    for (const [note] of footnotesIn(token)) {
      report(
        `hay una nota al pie, ${shown(note)}: escríbela dentro del texto, entre paréntesis.`,
        note,
      )
    }
    // For a token that is no `CheckedToken`, `problemOf` returns null (`default`).
    const problem = problemOf(token as CheckedToken)
    // The first line of a token is enough to find the token in the file.
    const [firstLine = ''] = token.raw.split('\n')
    if (problem) report(problem, firstLine)
    if (token.type === 'heading') levelAbove = token.depth
  })
}

/** Checks the level of a heading. The first level is for the page's own heading, and no level may be skipped. */
function headingProblem({ depth: level, text }: Tokens.Heading, levelAbove: number): Problem {
  const rightLevel = level === 1 ? 2 : Math.min(level, levelAbove + 1)
  if (level === rightLevel) return null
  return `el encabezado ${shown(text)} va aquí con «${'#'.repeat(rightLevel)}».`
}

/**
 * A path with one step and no file's ending, which only a page can have: "/", "/programa", "/programa/". Only the path of the
 * home page ends in a slash, so "/programa/" is always reported.
 */
const pageLikePath = /^\/[\w-]*\/*$/

/** The start of an address to which a text may link: "#horario", "/programa.pdf", "https://…", "mailto:…", "tel:…" */
const allowedAddress = /^(?:#.|\/|https:\/\/|mailto:|tel:)/

/** The start of an address without "https:": "http://a.example", "www.a.example". */
const insecureAddress = /^(?:http:|www\.)/

/** Checks a link. Whether files and fragments exist is checked later (scripts/build/render/checkPages.ts). */
function linkProblem(
  { raw, href }: Tokens.Link,
  targets: Targets,
  paths: readonly string[],
): Problem {
  const [path = ''] = href.split(/[?#]/)
  if (pageLikePath.test(path) && !paths.includes(path)) {
    return `${shown(raw)} va a una página que no está.${suggestion(path, paths)}`
  }
  if (allowedAddress.test(href) || Object.hasOwn(targets, href)) return null
  if (insecureAddress.test(href)) return `${shown(raw)} va con «https://».`
  return `${shown(raw)} va a donde no hay nada.`
}

/** The kinds of tokens that are checked. */
type CheckedToken = Tokens.Heading | Tokens.Link | Tokens.Image | Tokens.HTML | Tokens.ListItem

/** The references to footnotes in a token, "[^1]". Footnotes are a feature of other dialects of Markdown. */
function footnotesIn(token: Token): RegExpExecArray[] {
  // `walkTokens` visits a token and then the tokens in it. So only a text without inner tokens is searched.
  const isInnermostText = token.type === 'text' && !('tokens' in token && token.tokens)
  // Markdown may read the note "[^1]: Sala" as the definition of a link, and the reference "[^1]" as that link.
  const mayBeFootnote = isInnermostText || token.type === 'link' || token.type === 'def'
  if (!mayBeFootnote) return []
  return [...token.raw.matchAll(/\[\^[^\]\s]+\]/g)]
}

/** The cells that a heading cell describes: its column or its row (the attribute `scope`). */
type Scope = 'col' | 'row'

/**
 * The HTML of a table's cell. An empty cell, such as the corner of a table with headings on two sides, is no heading.
 * @param content the HTML of the cell's text
 * @param scope undefined for cells outside of the first row and the first column
 */
function cellHtml({ align, tokens }: Tokens.TableCell, content: string, scope?: Scope): string {
  const isHeading = scope && tokens.length > 0
  const tag = isHeading ? 'th' : 'td'
  const scopeAttribute = isHeading ? ` scope="${scope}"` : ''
  const alignAttribute = align ? ` data-align="${align}"` : ''
  return `<${tag}${scopeAttribute}${alignAttribute}>${content}</${tag}>`
}

/** Marked's renderer with ids for headings, a visually hidden note in links that open a new tab, and tables that scroll. */
function rendererFor({ heading, data }: PageContext, targets: Targets) {
  const { newTab } = data.copy.layout
  // The layout around each page has elements with these ids.
  const takenIds = new Set<string>([fragments.main, fragments.menu, fragments.root])
  /** The text of the last rendered heading. At first it is the page's own heading. */
  let headingAbove = heading
  /** The labels of the tables. */
  const takenLabels = new Set<string>()

  return Object.assign(new Renderer(), {
    heading(this: Renderer, { tokens, depth }) {
      const text = this.parser.parseInline(tokens, this.parser.textRenderer)
      headingAbove = text
      const id = freeName(slugOf(text) || 'apartado', takenIds)
      takenIds.add(id)
      // With `tabindex` the heading takes the focus when a link leads to its id.
      return `<h${depth} id="${id}" tabindex="-1">${this.parser.parseInline(tokens)}</h${depth}>`
    },

    link(this: Renderer, { href, tokens }) {
      // `href` may be a name instead of an address (`Targets`).
      const namedTarget = Object.hasOwn(targets, href) ? targets[href] : undefined
      const target = escapeHtml(namedTarget || href)
      const content = this.parser.parseInline(tokens)
      if (!target.startsWith('https:')) return `<a href="${target}">${content}</a>`
      const note = `<span class="visually-hidden"> ${newTab}</span>`
      return `<a href="${target}" target="_blank" rel="noopener"><span>${content}</span>${note}</a>`
    },

    // On a phone a table scrolls inside a region. With `tabindex` the region can be reached by keyboard (WCAG 2.1.1).
    table(this: Renderer, { header, rows }) {
      // The region is named after the heading above, with a number if another table has that name: "Horario (2)".
      let label = headingAbove
      for (let i = 2; takenLabels.has(label); i += 1) label = `${headingAbove} (${i})`
      takenLabels.add(label)
      const htmlOf = (cell: Tokens.TableCell, scope?: Scope) =>
        cellHtml(cell, this.parser.parseInline(cell.tokens), scope)
      const headRow = header.map((cell) => htmlOf(cell, 'col')).join('')
      const bodyRows = rows.map((row) => {
        // The first cell of a row is the row's heading.
        const cells = row.map((cell, i) => htmlOf(cell, i === 0 ? 'row' : undefined))
        return `<tr>${cells.join('')}</tr>`
      })
      return `<div role="region" aria-label="${escapeHtml(label)}" tabindex="0"><table><thead><tr>${headRow}</tr></thead><tbody>${bodyRows.join('')}</tbody></table></div>`
    },
  } satisfies Partial<Renderer>)
}
