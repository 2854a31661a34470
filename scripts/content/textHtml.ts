import { Marked, Renderer, type Token, type Tokens, walkTokens } from 'marked'
import type { ContentData } from '../../src/content/schema.ts'
import { escapeHtml, slugOf } from '../../src/lib/texts.ts'
import { ticketLink } from '../../src/lib/address.ts'
import { linkTargets } from '../../src/event/links.ts'
import { freeName } from '../../src/lib/freeName.ts'
import { fragments } from '../../src/lib/ownNames.ts'
import { shown } from './mistakes.ts'

/** Reports what is wrong with a piece of the text, as it is written there. */
type Refuse = (problem: string, written?: string) => void

/** The page that holds a text and its heading, the content whose parts its links may name, and all paths that they may lead to. */
type Around = {
  readonly path: string
  readonly heading: string
  readonly data: ContentData
  readonly paths: ReadonlySet<string>
}

/**
 * Turns Markdown (CommonMark, with GitHub's tables) into HTML with a section per heading of the second level.
 * @param refuse is called for markup that the site does not show, and for links and headings that lead nowhere
 */
export function textHtml(text: string, around: Around, refuse: Refuse) {
  const marked = new Marked({ renderer: rendererFor(around, refuse) })
  const tokens = marked.lexer(text.trim())
  checkHeadings(tokens, refuse)
  checkLeftovers(tokens, refuse)
  const starts = tokens.flatMap((token, i) => (i === 0 || isSection(token) ? [i] : []))
  return starts
    .map((start, i) => {
      const section = tokens.slice(start, starts[i + 1])
      const heading = section.splice(0, isSection(section[0]) ? 1 : 0)
      return `<section class="columns">${marked.parser(heading)}<div class="flow">${marked.parser(section)}</div></section>`
    })
    .join('')
}

const isSection = (token?: Token) => token?.type === 'heading' && token.depth === 2

/** A page has one heading of the first level, above the text; below it none skips a level. */
function checkHeadings(tokens: Token[], refuse: Refuse) {
  let above = 1
  walkTokens(tokens, (token) => {
    if (token.type !== 'heading') return
    const { depth, text, raw } = token as Tokens.Heading
    const least = depth === 1 ? 2 : Math.min(depth, above + 1)
    if (text.trim() === '') refuse('hay un encabezado vacío.', raw)
    else if (depth !== least) {
      refuse(`el encabezado ${shown(text)} va aquí con «${'#'.repeat(least)}».`, raw)
    }
    above = depth
  })
}

/** Marks that come out as they are typed: a heading without a space, bold with one inside, footnotes, links without address. */
function checkLeftovers(tokens: Token[], refuse: Refuse) {
  walkTokens(tokens, (token) => {
    const { type, raw, tokens: inner } = token as Tokens.Text
    if (type !== 'text' || inner) return
    const [left] = /^#{2,6}[^\s#].*|\*\*|\[\^[^\]]*\]|\[[^\]]*\]\[[^\]]*\]/m.exec(raw) ?? []
    if (left) refuse(`${shown(left)} se leería tal cual: no es Markdown que valga aquí.`, raw)
  })
}

/** What a link may name in place of an address, as in faq.yaml. */
function targetsFrom({ path, data: { event, pages, venues } }: Around) {
  const campaign = event.tickets?.campaign
  const { ticketUrl } = event
  const shop = campaign && ticketUrl ? ticketLink(ticketUrl, campaign, path) : ticketUrl
  return linkTargets({ pages: pages.pages, venues: venues.venues, event }, shop)
}

function rendererFor(around: Around, refuse: Refuse) {
  const named = targetsFrom(around)
  const { paths, data } = around
  const { newTab } = data.copy.layout
  // The layout around each page has these.
  const ids = new Set<string>([fragments.main, fragments.menu, fragments.root])
  let above = around.heading
  const labels = new Set<string>()
  const refused =
    (problem: string) =>
    ({ raw }: { readonly raw?: string }) => {
      refuse(problem, raw)
      return ''
    }

  return Object.assign(new Renderer(), {
    html: refused('hay HTML (y los comentarios lo son): aquí se escribe solo Markdown.'),
    image: refused('hay una imagen: estas páginas llevan solo texto.'),
    checkbox: refused('hay una casilla: aquí no se marca nada; quita «[ ]».'),

    heading(this: Renderer, { tokens, depth }) {
      const words = this.parser.parseInline(tokens, this.parser.textRenderer)
      above = words
      const id = freeName(slugOf(words) || 'apartado', ids)
      return `<h${depth} id="${id}" tabindex="-1">${this.parser.parseInline(tokens)}</h${depth}>`
    },

    link(this: Renderer, { href, tokens, raw }) {
      const isNamed = Object.hasOwn(named, href)
      if (!isNamed && leadsNowhere(href, paths)) {
        const fault = href.startsWith('http:') ? 'va con «https://»' : 'va a donde no hay nada'
        refuse(`${shown(raw)} ${fault}.`, raw)
      }
      if (this.parser.parseInline(tokens, this.parser.textRenderer).trim() === '')
        refuse(`el enlace ${shown(raw)} no dice nada: su texto va dentro de «[ ]».`, raw)
      const address = escapeHtml(isNamed ? (named[href] ?? '') : href)
      const words = this.parser.parseInline(tokens)
      if (!address.startsWith('https:')) return `<a href="${address}">${words}</a>`
      const note = `<span class="visually-hidden"> ${newTab}</span>`
      return `<a href="${address}" target="_blank" rel="noopener"><span>${words}</span>${note}</a>`
    },

    // On a phone a table scrolls in a box of its own, which a keyboard reaches (WCAG 2.1.1).
    table(this: Renderer, token) {
      if (token.header.every(({ text }) => text === ''))
        refuse(
          'una tabla dice en su primera fila qué hay en cada columna.',
          token.raw.split('\n')[0],
        )
      let label = above
      for (let i = 2; labels.has(label); i += 1) label = `${above} (${i})`
      labels.add(label)
      // The first cell of a row says what it is about.
      const table = Renderer.prototype.table
        .call(this, token)
        .replaceAll(/<tr>\s*<td([^>]*>(?!<\/td>)[^]*?)<\/td>/g, '<tr><th scope="row"$1</th>')
      return `<div role="region" aria-label="${escapeHtml(label)}" tabindex="0">${table}</div>`
    },

    tablecell(this: Renderer, { header, align, tokens }) {
      // Nothing is a heading of nothing: the corner, and a cell left empty.
      const isHeading = header && tokens.length > 0
      const attributes = (isHeading ? ' scope="col"' : '') + (align ? ` data-align="${align}"` : '')
      const tag = isHeading ? 'th' : 'td'
      return `<${tag}${attributes}>${this.parser.parseInline(tokens)}</${tag}>`
    },
  } satisfies Partial<Renderer>)
}

/** Whether a link leads to no page of the site and to no address. The build looks at fragments. */
function leadsNowhere(href: string, paths: ReadonlySet<string>): boolean {
  if (href.startsWith('#')) return href === '#'
  const [path = ''] = href.split('#')
  return path.startsWith('/') ? !paths.has(path) : !/^(?:https:\/\/|mailto:|tel:)/.test(href)
}
