// What the specification demands of the built pages and of the content in src/content. journey.spec.ts tests what needs a
// browser.
import { expect, it } from 'vitest'
import { textsIn } from '../../scripts/build/read/mapTexts.ts'
import { fieldName } from '../../scripts/build/read/yamlFile.ts'
import { content } from '../support/content.ts'
import { builtPages } from '../support/content-dist.ts'
import { textOf } from '../support/dist.ts'

const { event } = content

// The specification gives the hours of the talks twice: about 10:00 to 14:00 for the home page, and 11:00 to 14:30 for the
// others. Both are shown where it says so.
const hours = ['11:00–14:30', '14:30–21:00', '11:00–21:00']
const hoursOfTalks = ['11:00–11:30', '11:30–14:00', '14:00–14:15', '14:15–14:30']
const hoursOnHome = ['10:00–14:00', '14:30–21:00', '11:00–21:00'].map((span) => `home ${span}`)

const hoursIn = (text: string) =>
  [...text.matchAll(/(\d\d:\d\d)\s*(?:–|a)\s*(\d\d:\d\d)/g)].map(([, from, to]) => `${from}–${to}`)

it('every page says the hours that are decided, and no others', () => {
  const hoursOnPages = builtPages.flatMap(({ path, document }) =>
    hoursIn(textOf(document.body)).map((span) => (path === '/' ? `home ${span}` : span)),
  )
  const expected = [...hours, ...hoursOfTalks, ...hoursOnHome]
  expect([...new Set(hoursOnPages)].toSorted()).toEqual(expected.toSorted())
})

it('no page tells a price, neither in text nor in data', () => {
  for (const { html, document } of builtPages) {
    expect(html).not.toMatch(/€|&euro;|\beuros?\b|\bEUR\b|precio de\b|"(?:low|high)?price|gratis/i)
    expect(textOf(document.body)).not.toMatch(/(precio|cuesta|tarifa)\D{0,20}\d/i)
  }
})

it('pages lead to other sites only to sell tickets, show the way, write and meet', () => {
  const allowedBeginnings = [
    'https://www.eventbrite.es/',
    'https://www.google.com/maps/dir/',
    `mailto:${event.email}`,
    // The phone number for people who need help on the day.
    'tel:',
    'sms:',
    ...event.social.map(({ url }) => url),
    // The specification does not name these: calendars, and sharing by networks and mail.
    'https://calendar.google.com/',
    'https://outlook.live.com/calendar/',
    'https://wa.me/',
    'mailto:?',
    // The map is loaded into the home page's frame.
    'https://www.openstreetmap.org/export/embed.html',
  ]
  const addresses = builtPages.flatMap(({ document }) =>
    [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
  )
  const outbound = new Set(addresses.filter((address) => /^[a-z]+:/i.test(address)))
  expect(outbound.size).toBeGreaterThan(allowedBeginnings.length)
  for (const address of outbound)
    expect(allowedBeginnings.filter((start) => address.startsWith(start))).toHaveLength(1)
})

const { facts: _, eventStatus: __, ...pageContent } = content
const allTexts = textsIn(pageContent)
  .map(({ at, text }) => ({ where: fieldName(at), text }))
  .filter(({ text }) => !/^https?:/.test(text))
/** The page for unknown addresses is in English. */
const spanishTexts = allTexts.filter(({ text }) => text !== content.notFound.text)

const count = (text: string, sign: string) => text.split(sign).length
const hasUnopenedSign = (text: string) =>
  count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!')

it.each([
  ['quote with « », and use …', allTexts, /["“”]|(?<!\w)'|'(?!\w)|`|\.\.\./],
  ['say tú and not usted', spanishTexts, /\busted(es)?\b/i],
  ['open questions with ¿, and exclamations with ¡', spanishTexts, { test: hasUnopenedSign }],
  ['have no real mail address', allTexts, /@[\w.-]*\w(?<!\.example)(?!\w|\.\w)/],
])('texts %s', (_name, texts, wrong) => {
  const offenders = texts.filter(({ text }) => wrong.test(text))
  expect(offenders.map(({ where, text }) => `${where}: ${text}`)).toEqual([])
})
