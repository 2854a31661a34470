// Demands of the specification on the built pages and the content of src/content. Demands that need a browser are in
// journey.spec.ts.
import { expect, it } from 'vitest'
import type { BuiltPage } from '../../scripts/build/lib/builtSite.ts'
import { textsIn } from '../../scripts/build/read/mapTexts.ts'
import { fieldName } from '../../scripts/build/read/yamlFile.ts'
import { content, distDir } from '../support/content.ts'
import { siteIn, textOf } from '../support/dist.ts'

const { event } = content
const { pages: builtPages } = siteIn(distDir)

// The specification gives two spans of hours for the talks: 10:00 to 14:00 on the home page, 11:00 to 14:30 on other pages.
const hoursOnHome = ['10:00–14:00', '14:30–21:00', '11:00–21:00']
const hoursOnOtherPages = ['11:00–14:30', '14:30–21:00', '11:00–21:00']
const hoursOfTalks = ['11:00–11:30', '11:30–14:00', '14:00–14:15', '14:15–14:30']

/** The spans of hours on pages, sorted, each once. A page writes "11:00–14:30" or "11:00 a 14:30". */
function hoursOn(pages: readonly BuiltPage[]): readonly string[] {
  const texts = pages.map(({ document }) => textOf(document.body)).join('\n')
  const spans = texts.matchAll(/(\d\d:\d\d)\s*(?:–|a)\s*(\d\d:\d\d)/g)
  return [...new Set([...spans].map(([, from, to]) => `${from}–${to}`))].toSorted()
}

it('home says the hours that are decided, and no others', () => {
  const home = builtPages.filter(({ path }) => path === '/')
  expect(hoursOn(home)).toEqual(hoursOnHome.toSorted())
})

it('the other pages say the hours that are decided, and no others', () => {
  const otherPages = builtPages.filter(({ path }) => path !== '/')
  expect(hoursOn(otherPages)).toEqual([...hoursOnOtherPages, ...hoursOfTalks].toSorted())
})

it('no page tells a price, neither in text nor in data', () => {
  for (const { html, document } of builtPages) {
    expect(html).not.toMatch(/€|&euro;|\beuros?\b|\bEUR\b|precio de\b|"(?:low|high)?price|gratis/i)
    expect(textOf(document.body)).not.toMatch(/(precio|cuesta|tarifa)\D{0,20}\d/i)
  }
})

it('pages link only to the other sites, mail addresses and phones that the event needs', () => {
  const allowedBeginnings = [
    // Tickets, directions and mail.
    'https://www.eventbrite.es/',
    'https://www.google.com/maps/dir/',
    `mailto:${event.email}`,
    // The phone that helps people on the day: calls and messages.
    'tel:',
    'sms:',
    ...event.social.map(({ url }) => url),
    // Calendars, and sharing by WhatsApp and mail. The specification does not name them.
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

// The values of `facts` are in other fields, too. Pages show no text of `eventStatus`: the event takes place as announced.
const { facts: _facts, eventStatus: _eventStatus, ...pageContent } = content

/** The texts of pages with the names of their fields. Addresses of links are left out. */
const allTexts = textsIn(pageContent)
  .map(({ at, text }) => ({ where: fieldName(at), text }))
  .filter(({ text }) => !/^https?:/.test(text))

/** The texts without that of the page for unknown addresses, which is in English. */
const spanishTexts = allTexts.filter(({ text }) => text !== content.notFound.text)

const count = (text: string, sign: string) => text.split(sign).length - 1

const opensItsQuestions = (text: string) => count(text, '¿') === count(text, '?')
const opensItsExclamations = (text: string) => count(text, '¡') === count(text, '!')

/** Straight and English double quotation marks, single ones except an apostrophe within a word, backticks, and three dots. */
const wrongSigns = /["“”]|(?<!\w)'|'(?!\w)|`|\.\.\./

/**
 * A mail address that may exist: "hola@ejemplo.org", but not "hola@encuentrostartup.example". The lookbehind excludes a host
 * that ends with ".example". The lookahead makes the match end where the host ends.
 */
const realMailAddress = /@[\w.-]*\w(?<!\.example)(?!\w|\.\w)/

it.each([
  {
    rule: 'quote with « », and use …',
    texts: allTexts,
    keeps: (text: string) => !wrongSigns.test(text),
  },
  {
    rule: 'say tú and not usted',
    texts: spanishTexts,
    keeps: (text: string) => !/\busted(es)?\b/i.test(text),
  },
  { rule: 'open questions with ¿', texts: spanishTexts, keeps: opensItsQuestions },
  { rule: 'open exclamations with ¡', texts: spanishTexts, keeps: opensItsExclamations },
  {
    rule: 'have no real mail address',
    texts: allTexts,
    keeps: (text: string) => !realMailAddress.test(text),
  },
])('texts $rule', ({ texts, keeps }) => {
  expect(texts.length).toBeGreaterThan(100)
  const offenders = texts.filter(({ text }) => !keeps(text))
  expect(offenders.map(({ where, text }) => `${where}: ${text}`)).toEqual([])
})
