// Pages for whoever applies no style: text browsers, feed readers, search engines, assistants.
import { describe, expect, it } from 'vitest'
import { sites } from '../support/built-sites.ts'
import { siteIn } from '../support/dist.ts'

/** What begins on a line of its own without any style (HTML, "Rendering"). */
const blocks =
  'address, article, aside, blockquote, body, br, dd, details, div, dl, dt, fieldset, figure, footer, form, h1, h2, ' +
  'h3, h4, h5, h6, header, hr, iframe, legend, li, main, nav, ol, p, section, summary, table, td, th, tr, ul'

/** A page's text as it reads without styles: a line per block. */
function linesOf(body: Element): readonly string[] {
  const read = (node: ChildNode): string => {
    if (node.nodeName === '#text') return node.textContent ?? ''
    const element = node as Element
    if (node.nodeType !== 1 || element.matches('script, style')) return ''
    const text = [...node.childNodes].map((child) => read(child)).join('\u2060')
    return element.matches(blocks) ? `\n${text}\n` : text
  }
  return [...body.childNodes]
    .map((child) => read(child))
    .join('\n')
    .split('\n')
}

/** The end of a word, the edge of an element, and another word. A word may be broken (`wbr`, after "@"). */
const together = /[\p{L}\p{N}.!?)]\u2060+[\p{L}\p{N}¿¡(]/u

describe.each(Object.entries(sites))('every page of the site %s', (_, { dist }) => {
  const pages = siteIn(dist).pages.map(({ file, document }) => ({
    file,
    lines: linesOf(document.body),
  }))

  it('keeps words apart', () => {
    expect(pages.length).toBeGreaterThan(5)
    const found = pages.flatMap(({ file, lines }) =>
      lines.filter((line) => together.test(line)).map((line) => `${file}: ${line}`),
    )
    expect(found).toEqual([])
  })
})
