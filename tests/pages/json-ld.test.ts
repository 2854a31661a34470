// Each statement of a page's structured data is on the page too: texts as they are, instants as day and time.
import { describe, expect, it } from 'vitest'
import { dayDate, timeOf } from '../../src/lib/dates.ts'
import { builtPages, pageAt, textOf } from '../support/dist.ts'

const pages = builtPages.filter(({ path }) => path !== null)

/** Values that are not statements for readers: names of the vocabulary, codes, counters and addresses. */
const codes = /\.(?:@type|@context|inLanguage|addressCountry|position) |\S+ https?:/

/** "path text", a line for each value. */
function statementsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path} ${String(value)}`]
  return Object.entries(value).flatMap(([key, item]) => statementsOf(item, `${path}.${key}`))
}

/** What a page shows, and the addresses that it leads to. */
function seenOn({ document }: { readonly document: Document }) {
  const shown = document.body.cloneNode(true) as HTMLElement
  for (const one of shown.querySelectorAll('.visually-hidden, [hidden], template')) one.remove()
  const links = [...document.links].map(({ href }) => decodeURIComponent(href))
  return { text: textOf(shown), links: links.join(' ') }
}

const programme = seenOn(pageAt('/programa'))

/** Places are in the links to a map, and the parts of the day on the programme's page. */
function isSeen(statement: string, { text, links }: ReturnType<typeof seenOn>): boolean {
  const [path = '', value = ''] = statement.replace(/\s+/g, ' ').split(/ (.*)/)
  if (path.endsWith('tude')) return links.includes(value)
  const where = path.includes('subEvent') ? text + programme.text : text
  const said = /^\d{4}-\d{2}-\d{2}T/.test(value) ? [dayDate(value), timeOf(value)] : [value]
  return said.every((words) => where.includes(words))
}

describe('structured data', () => {
  it.each(pages)('of $path says something, and nothing that is not on the page', (page) => {
    const data = [...page.document.querySelectorAll('script[type="application/ld+json"]')]
    const statements = data.flatMap(({ textContent }) =>
      statementsOf(JSON.parse(textContent ?? '')),
    )
    const told = statements.filter((statement) => !codes.test(statement))
    expect(told.length).toBeGreaterThan(0)
    const seen = seenOn(page)
    expect(told.filter((statement) => !isSeen(statement, seen))).toEqual([])
  })
})
