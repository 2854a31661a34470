import { dayDate, timeOf } from '../../src/lib/dates.ts'

type Node = Readonly<Record<string, unknown>>

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
 * @returns how many there are, and those that are hidden
 */
export function checkJsonLd(document: Document, programme: Document) {
  const [shown, inParts] = [document, programme].map(textOf) as [string, string]
  const links = [...document.querySelectorAll('a[href]')]
    .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))
    .join(' ')
  const statements = jsonLdOf(document).flatMap((data) => statementsOf(data, ''))
  const hidden = statements.filter(({ path, texts }) => {
    const where = path.endsWith('geo') ? links : path.includes('subEvent') ? shown + inParts : shown
    return !texts.every((text) => where.includes(text))
  })
  return {
    statements: statements.length,
    hidden: hidden.map(({ path, texts }) => `${path} says «${texts.join(' ')}», which is hidden`),
  }
}

function textOf(document: Document): string {
  const body = document.body.cloneNode(true) as HTMLElement
  for (const element of body.querySelectorAll(unseen)) element.remove()
  return oneLine(body.textContent ?? '')
}

type Statement = { readonly path: string; readonly texts: readonly string[] }

function statementsOf(value: unknown, path: string): readonly Statement[] {
  if (typeof value === 'object' && value !== null) {
    if ('latitude' in value && 'longitude' in value) {
      return [{ path, texts: [`${String(value.latitude)},${String(value.longitude)}`] }]
    }
    return Object.entries(value)
      .filter(([key]) => !codes.has(key))
      .flatMap(([key, item]) => statementsOf(item, `${path}.${key}`))
  }
  const text = oneLine(String(value))
  if (/^https?:\/\//.test(text)) return []
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return [{ path, texts: [dayDate(text), timeOf(text)] }]
  return [{ path, texts: [text] }]
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
