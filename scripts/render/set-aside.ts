import type { EventState } from '../../src/content/schema.ts'

type Times = Pick<EventState, 'calledOff' | 'sale' | 'stage'>

/** Of a script that browsers do not run. */
export const asideType = 'text/html'

/** Puts the text of the script before it in the place of both (src/firstPaint.ts). */
const putBack = '<script>putBack()</script>'

/**
 * Takes what holds at another moment than the present one out of a page's text. Styles would hide it, but not from text
 * browsers, feed readers or assistants, which would read that every item of the programme is on now. With script it is
 * back before the browser paints; without script nobody could see it.
 */
export function setAside(html: string, state: Times): string {
  const { calledOff, sale, stage } = state
  const isOver = sale?.[stage]?.is === 'over'
  const hidden = ['during', calledOff ? 'before' : 'after', isOver ? 'sale' : 'over'].join('|')
  const begin = new RegExp(`<(\\w+)[^>]* data-when="(?:${hidden})"[^>]*>`)
  const [tag, name] = begin.exec(html) ?? []
  if (!tag || !name) return html
  const from = html.indexOf(tag)
  const to = endOf(name, html, from)
  const aside = `<script type="${asideType}">${html.slice(from, to)}</script>${putBack}`
  return html.slice(0, from) + aside + setAside(html.slice(to), state)
}

/** The end of the element that begins at a place. */
function endOf(name: string, html: string, from: number): number {
  const tags = new RegExp(`<(/?)${name}\\b[^>]*>`, 'g')
  tags.lastIndex = from
  for (let depth = 0, tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return tags.lastIndex
  }
  throw new Error(`A <${name}> of a page does not end: ${html.slice(from, from + 80)}`)
}
