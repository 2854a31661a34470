import { dayDate, timeOf } from '../../src/lib/dates.ts'

type Node = Readonly<Record<string, unknown>>

export type JsonLdCheck = {
  /** How many statements were looked for: zero means that nothing was checked. */
  readonly statements: number
  /** One sentence a statement that the page does not show. */
  readonly hidden: readonly string[]
}

/** What is no statement to readers: names of the vocabulary, codes and counters. Addresses (https://…) are none either. */
const codes: ReadonlySet<string> = new Set(['@type', 'inLanguage', 'addressCountry', 'position'])

const unseen = 'script, style, noscript, template, [hidden], .visually-hidden'

/** All structured data of a page: what its script elements hold. */
export function jsonLdOf(document: Document): readonly Node[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? '') as Node,
  )
}

/**
 * Looks for each statement of a page's structured data in what the page shows: texts as they are, instants as day
 * and time, coordinates in the links to a map. Any property that is not known as a code has to be shown.
 * @param programme the page on which the parts of the day are told
 */
export function checkJsonLd(document: Document, programme: Document): JsonLdCheck {
  const shown = textOf(document)
  const inParts = textOf(programme)
  const links = [...document.querySelectorAll('a[href]')].map((link) =>
    decodeURIComponent(link.getAttribute('href') ?? ''),
  )
  const statements = jsonLdOf(document).flatMap((data) => statementsOf(data, ''))
  const isShown = ({ path, texts }: Statement) =>
    texts.every((text) => (path.includes('subEvent') ? shown + inParts : shown).includes(text))
  const isLinked = ({ texts }: Statement) =>
    links.some((link) => texts.every((text) => link.includes(text)))
  const hidden = statements.filter((statement) =>
    statement.inLinks ? !isLinked(statement) : !isShown(statement),
  )
  return {
    statements: statements.length,
    hidden: hidden.map(
      ({ path, texts }) => `${path} says «${texts.join(' ')}», which the page does not show.`,
    ),
  }
}

function textOf(document: Document): string {
  const body = document.body.cloneNode(true) as HTMLElement
  for (const element of body.querySelectorAll(unseen)) element.remove()
  return oneLine(body.textContent ?? '')
}

type Statement = {
  readonly path: string
  readonly texts: readonly string[]
  readonly inLinks?: boolean
}

function statementsOf(value: unknown, path: string): readonly Statement[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => statementsOf(item, `${path}[${index}]`))
  }
  if (isNode(value)) {
    if (value['@type'] === 'GeoCoordinates') {
      return [{ path, texts: [`${value.latitude},${value.longitude}`], inLinks: true }]
    }
    return Object.entries(value)
      .filter(([key]) => !codes.has(key))
      .flatMap(([key, item]) => statementsOf(item, path ? `${path}.${key}` : key))
  }
  const text = oneLine(String(value))
  if (/^https?:\/\//.test(text)) return []
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return [{ path, texts: [dayDate(text), timeOf(text)] }]
  return [{ path, texts: [text] }]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
