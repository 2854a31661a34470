// The specification, as far as it can be read from the built pages and the content of src/content. What a browser shows
// is in journey.spec.ts.
import { expect, it } from 'vitest'
import { textsIn } from '../../scripts/build/read/mapTexts.ts'
import { fieldName } from '../../scripts/build/read/yamlFile.ts'
import { content } from '../support/content.ts'
import { builtPages, textOf } from '../support/dist.ts'

const { event } = content

// The specification has two readings of the hours of the talks, and both are kept: about 10:00 to 14:00 on the home page,
// 11:00 to 14:30 on the others.
const hours = ['11:00–14:30', '14:30–21:00', '11:00–21:00']
const talks = ['11:00–11:30', '11:30–14:00', '14:00–14:15', '14:15–14:30']

const hoursIn = (text: string) =>
  [...text.matchAll(/(\d\d:\d\d)\s*(?:–|a)\s*(\d\d:\d\d)/g)].map(([, from, to]) => `${from}–${to}`)

it('every page says the hours that are decided, and no others', () => {
  const shownHours = builtPages.flatMap(({ path, document }) =>
    hoursIn(textOf(document.body)).map((one) => (path === '/' ? `home ${one}` : one)),
  )
  const onHome = ['10:00–14:00', '14:30–21:00', '11:00–21:00'].map((one) => `home ${one}`)
  expect([...new Set(shownHours)].toSorted()).toEqual([...hours, ...talks, ...onHome].toSorted())
})

it('no page tells a price, neither in text nor in data', () => {
  for (const { html, document } of builtPages) {
    expect(html).not.toMatch(/€|&euro;|\beuros?\b|\bEUR\b|precio de\b|"(?:low|high)?price|gratis/i)
    expect(textOf(document.body)).not.toMatch(/(precio|cuesta|tarifa)\D{0,20}\d/i)
  }
})

it('pages lead to other sites only to sell tickets, show the way, write and meet', () => {
  const kinds = [
    'https://www.eventbrite.es/',
    'https://www.google.com/maps/dir/',
    `mailto:${event.email}`,
    // For people with a need, on the day.
    'tel:',
    'sms:',
    ...event.social.map(({ url }) => url),
    // Beyond the specification's kinds: calendars, and sharing by networks and mail.
    'https://calendar.google.com/',
    'https://outlook.live.com/calendar/',
    'https://wa.me/',
    'mailto:?',
    // Loaded into the frame of the home page.
    'https://www.openstreetmap.org/export/embed.html',
  ]
  const addresses = builtPages.flatMap(({ document }) =>
    [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
  )
  const outbound = new Set(addresses.filter((address) => /^[a-z]+:/i.test(address)))
  expect(outbound.size).toBeGreaterThan(kinds.length)
  for (const address of outbound)
    expect(kinds.filter((kind) => address.startsWith(kind))).toHaveLength(1)
})

const { facts: _, eventStatus: __, ...shownContent } = content
const shown = textsIn(shownContent)
  .map(({ at, text }) => ({ where: fieldName(at), text }))
  .filter(({ text }) => !/^https?:/.test(text))
const spanish = shown.filter(({ text }) => text !== content.notFound.text)

const count = (text: string, mark: string) => text.split(mark).length
const isHalf = (text: string) =>
  count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!')

it.each([
  ['keeps to « » and …', shown, /["“”]|(?<!\w)'|'(?!\w)|`|\.\.\./],
  ['says tú and not usted', spanish, /\busted(es)?\b/i],
  ['opens its questions and exclamations', spanish, { test: isHalf }],
  ['has mail addresses that belong to nobody', shown, /@[\w.-]*\w(?<!\.example)(?!\w|\.\w)/],
])('its Spanish %s', (_name, texts, wrong) => {
  const offenders = texts.filter(({ text }) => wrong.test(text))
  expect(offenders.map(({ where, text }) => `${where}: ${text}`)).toEqual([])
})
