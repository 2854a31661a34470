import { Marked, Renderer, type Token, type Tokens, walkTokens } from 'marked'
import type { ContentData } from '../../../src/content/schema.ts'
import { escapeHtml, slugOf } from '../../../src/lib/texts.ts'
import { linkTargets } from '../../../src/event/links.ts'
import { freeName } from '../lib/freeName.ts'
import { fragments } from '../../../src/lib/reservedNames.ts'
import { type Problem, shown, suggestion } from '../read/mistakes.ts'

/** Reports a problem of a piece of the text. The caller finds the piece's line. */
type ReportPiece = (problem: string, piece: string) => void

/** Everything on which the HTML of a page's text depends, apart from the text. */
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
  // A section starts at each heading of the second level. The first one starts at the first token, heading or not.
  const sectionStarts = [...tokens.keys()].filter((i) => i === 0 || isSectionHeading(tokens[i]))
  const sections = sectionStarts.map((start, i) => {
    const section = tokens.slice(start, sectionStarts[i + 1])
    const headings = isSectionHeading(section[0]) ? section.slice(0, 1) : []
    const content = section.slice(headings.length)
    return `<section class="columns">${marked.parser(headings)}<div class="flow">${marked.parser(content)}</div></section>`
  })
  return sections.join('')
}

const isSectionHeading = (token?: Token) => token?.type === 'heading' && token.depth === 2

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
    // A token of another kind than `CheckedToken` has no problem (`default`).
    const problem = problemOf(token as CheckedToken)
    // The first line of a token is enough to find the token in the file.
    const [firstLine = ''] = token.raw.split('\n')
    if (problem) report(problem, firstLine)
    if (token.type === 'heading') levelAbove = token.depth
  })
}

/** Checks the level of a heading: it is not the first, which is for the page's own heading, and it skips no level. */
function headingProblem({ depth: level, text }: Tokens.Heading, levelAbove: number): Problem {
  const rightLevel = level === 1 ? 2 : Math.min(level, levelAbove + 1)
  if (level === rightLevel) return null
  return `el encabezado ${shown(text)} va aquí con «${'#'.repeat(rightLevel)}».`
}

/**
 * A path that can only be that of a page, because it has one step and no file's ending: "/", "/programa", "/programa/". No page
 * but the home page has a path that ends in a slash, so "/programa/" is always reported.
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

/** References to footnotes, "[^1]", which other dialects of Markdown have. */
function footnotesIn(token: Token): RegExpExecArray[] {
  // `walkTokens` also visits the tokens in a text, so only a text without tokens is searched.
  const isInnermostText = token.type === 'text' && !('tokens' in token && token.tokens)
  // Markdown may read the note "[^1]: Sala" as the definition of a link, and the reference "[^1]" as that link.
  const mayBeFootnote = isInnermostText || token.type === 'link' || token.type === 'def'
  if (!mayBeFootnote) return []
  return [...token.raw.matchAll(/\[\^[^\]\s]+\]/g)]
}

/** Tells whether a cell is the heading of its column or of its row. */
type Scope = 'col' | 'row'

/**
 * The HTML of a table's cell. An empty cell, such as the corner of a table with headings on two sides, is no heading.
 * @param content HTML of the cell's text
 * @param scope for cells of the first row or the first column; undefined for all others
 */
function cellHtml({ align, tokens }: Tokens.TableCell, content: string, scope?: Scope): string {
  const isHeading = scope && tokens.length > 0
  const tag = isHeading ? 'th' : 'td'
  const scopeAttribute = isHeading ? ` scope="${scope}"` : ''
  const alignAttribute = align ? ` data-align="${align}"` : ''
  return `<${tag}${scopeAttribute}${alignAttribute}>${content}</${tag}>`
}

/** Marked's renderer with ids for headings, a hidden note in links that open a new tab, and tables that scroll. */
function rendererFor({ heading, data }: PageContext, targets: Targets) {
  const { newTab } = data.copy.layout
  // The layout around each page has elements with these ids.
  const takenIds = new Set<string>([fragments.main, fragments.menu, fragments.root])
  /** The last heading that was rendered. At first it is the page's own heading. */
  let headingAbove = heading
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
      const namedTarget = Object.hasOwn(targets, href) ? targets[href] : undefined
      const target = escapeHtml(namedTarget || href)
      const content = this.parser.parseInline(tokens)
      if (!target.startsWith('https:')) return `<a href="${target}">${content}</a>`
      const note = `<span class="visually-hidden"> ${newTab}</span>`
      return `<a href="${target}" target="_blank" rel="noopener"><span>${content}</span>${note}</a>`
    },

    // On a phone a table scrolls inside a region, which a keyboard reaches (WCAG 2.1.1).
    table(this: Renderer, { header, rows }) {
      // The region is named after the heading above, with a number if another table has that name: "Horario (2)".
      let label = headingAbove
      for (let i = 2; takenLabels.has(label); i += 1) label = `${headingAbove} (${i})`
      takenLabels.add(label)
      const cell = (one: Tokens.TableCell, scope?: Scope) =>
        cellHtml(one, this.parser.parseInline(one.tokens), scope)
      const headRow = header.map((one) => cell(one, 'col')).join('')
      // The first cell of a row is the row's heading.
      const cellsOfRows = rows.map((row) =>
        row.map((one, i) => cell(one, i === 0 ? 'row' : undefined)),
      )
      const bodyRows = cellsOfRows.map((cells) => `<tr>${cells.join('')}</tr>`).join('')
      return `<div role="region" aria-label="${escapeHtml(label)}" tabindex="0"><table><thead><tr>${headRow}</tr></thead><tbody>${bodyRows}</tbody></table></div>`
    },
  } satisfies Partial<Renderer>)
}
