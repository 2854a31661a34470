import { Marked, Renderer, type Token, type Tokens, walkTokens } from 'marked'
import type { ContentData } from '../../../src/content/schema.ts'
import { escapeHtml, slugOf } from '../../../src/lib/texts.ts'
import { linkTargets } from '../../../src/event/links.ts'
import { freeName } from '../lib/free-name.ts'
import { fragments } from '../../../src/lib/reservedNames.ts'
import { type Problem, problemIf, shown, suggestion } from '../read/mistakes.ts'

/** Reports what is wrong with a piece of the text, as it is written there. */
type ReportPiece = (problem: string, written: string) => void

/** The heading of the page that holds a text, and the content whose parts its links may name. */
type Around = {
  readonly heading: string
  readonly data: ContentData
  /** All paths of the site's pages. */
  readonly paths: readonly string[]
}

type Targets = Readonly<Record<string, string>>

/**
 * Turns Markdown (CommonMark, with GitHub's tables) into HTML with a section per heading of the second level.
 * @param report is called for markup that the site does not show, and for what nobody could read or follow
 */
export function textHtml(text: string, around: Around, report: ReportPiece) {
  const { event, ...data } = around.data
  // Links may name these targets instead of an address, as in faq.yaml.
  const targets = linkTargets({ event, ...data.pages, ...data.venues })
  const marked = new Marked({ renderer: rendererFor(around, targets) })
  const tokens = marked.lexer(text.trim())
  reportUnfit(tokens, targets, around.paths, report)
  const starts = [...tokens.keys()].filter((i) => i === 0 || isSection(tokens[i]))
  return starts
    .map((start, i) => {
      const section = tokens.slice(start, starts[i + 1])
      const heading = section.splice(0, isSection(section[0]) ? 1 : 0)
      return `<section class="columns">${marked.parser(heading)}<div class="flow">${marked.parser(section)}</div></section>`
    })
    .join('')
}

const isSection = (token?: Token) => token?.type === 'heading' && token.depth === 2

/** Reports what the site does not show, headings of a wrong level, and links that nobody could follow. */
function reportUnfit(
  tokens: Token[],
  targets: Targets,
  paths: readonly string[],
  report: ReportPiece,
): void {
  let above = 1
  const problemOf = (token: Checked): Problem => {
    switch (token.type) {
      case 'list_item':
        return problemIf(token.task, 'hay una casilla, «[ ]»: una lista va sin ellas.')
      case 'html':
        return 'hay HTML (y los comentarios lo son): aquí se escribe solo Markdown.'
      case 'image':
        return 'hay una imagen: estas páginas llevan solo texto.'
      case 'heading': {
        const problem = wrongLevel(token, above)
        above = token.depth
        return problem
      }
      case 'link':
        return wrongLink(token, targets, paths)
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
    const problem = problemOf(token as Checked)
    // The first line is enough to find the place in the file.
    if (problem) report(problem, token.raw.split('\n', 1).join())
  })
}

/** A page has one heading of the first level, above the text. Below it no heading skips a level. */
function wrongLevel({ depth, text }: Tokens.Heading, above: number): Problem {
  const right = depth === 1 ? 2 : Math.min(depth, above + 1)
  return problemIf(
    depth !== right,
    `el encabezado ${shown(text)} va aquí con «${'#'.repeat(right)}».`,
  )
}

/** Addresses that a link may have: "#fragment", "/path", "https://…", "mailto:…", "tel:…". */
const linkAddress = /^(?:#.|\/|https:\/\/|mailto:|tel:)/

function wrongLink(
  { raw, href }: Tokens.Link,
  targets: Targets,
  paths: readonly string[],
): Problem {
  const [path = ''] = href.split(/[?#]/)
  const isPagePath = /^\/[\w-]*\/*$/.test(path)
  if (isPagePath && !paths.includes(path)) {
    return `${shown(raw)} va a una página que no está.${suggestion(path, paths)}`
  }
  // The build checks later whether files and fragments exist (scripts/build/render/check-pages.ts).
  if (Object.hasOwn(targets, href) || linkAddress.test(href)) return null
  const fault = /^(?:http:|www\.)/.test(href) ? 'va con «https://»' : 'va a donde no hay nada'
  return `${shown(raw)} ${fault}.`
}

/** The kinds of tokens that are checked. */
type Checked = Tokens.Heading | Tokens.Link | Tokens.Image | Tokens.HTML | Tokens.ListItem

/** Footnotes of other dialects of Markdown, "[^1]", in a piece of text, in a link or in the definition of one. */
function footnotesIn(token: Token): RegExpExecArray[] {
  const isLeaf = token.type === 'text' && !('tokens' in token && token.tokens)
  if (!isLeaf && token.type !== 'link' && token.type !== 'def') return []
  return [...token.raw.matchAll(/\[\^[^\]\s]+\]/g)]
}

/** Changes marked's HTML only where the site or a reader needs more of it. */
function rendererFor({ heading, data }: Around, targets: Targets) {
  const { newTab } = data.copy.layout
  // The layout around each page has elements with these ids.
  const ids = new Set<string>([fragments.main, fragments.menu, fragments.root])
  let above = heading
  const labels = new Set<string>()

  return Object.assign(new Renderer(), {
    heading(this: Renderer, { tokens, depth }) {
      const text = this.parser.parseInline(tokens, this.parser.textRenderer)
      above = text
      const id = freeName(slugOf(text) || 'apartado', ids)
      return `<h${depth} id="${id}" tabindex="-1">${this.parser.parseInline(tokens)}</h${depth}>`
    },

    link(this: Renderer, { href, tokens }) {
      const address = escapeHtml((Object.hasOwn(targets, href) && targets[href]) || href)
      const label = this.parser.parseInline(tokens)
      if (!address.startsWith('https:')) return `<a href="${address}">${label}</a>`
      const note = `<span class="visually-hidden"> ${newTab}</span>`
      return `<a href="${address}" target="_blank" rel="noopener"><span>${label}</span>${note}</a>`
    },

    // On a phone a table scrolls in a box of its own, which a keyboard reaches (WCAG 2.1.1).
    table(this: Renderer, { header, rows }) {
      let label = above
      for (let i = 2; labels.has(label); i += 1) label = `${above} (${i})`
      labels.add(label)
      // An empty cell is no heading, such as the corner of a table with headings on two sides.
      const cell = ({ align, tokens }: Tokens.TableCell, scope?: 'col' | 'row') => {
        const isHeading = scope && tokens.length > 0
        const tag = isHeading ? 'th' : 'td'
        const attributes =
          (isHeading ? ` scope="${scope}"` : '') + (align ? ` data-align="${align}"` : '')
        return `<${tag}${attributes}>${this.parser.parseInline(tokens)}</${tag}>`
      }
      const head = header.map((one) => cell(one, 'col')).join('')
      // The first cell of a row is its heading.
      const body = rows.map((row) => row.map((one, i) => cell(one, i === 0 ? 'row' : undefined)))
      const lines = body.map((cells) => `<tr>${cells.join('')}</tr>`).join('')
      return `<div role="region" aria-label="${escapeHtml(label)}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${lines}</tbody></table></div>`
    },
  } satisfies Partial<Renderer>)
}
