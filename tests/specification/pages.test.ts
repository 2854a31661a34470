// Rules of the specification for the built pages and the content of src/content. Rules that need a browser are in
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

/** The distinct spans of hours on pages, sorted, such as "11:00–14:30". A page may also write "11:00 a 14:30". */
function hoursOn(pages: readonly BuiltPage[]): readonly string[] {
  const text = pages.map(({ document }) => textOf(document.body)).join('\n')
  const spans = text.matchAll(/(\d\d:\d\d)\s*(?:–|a)\s*(\d\d:\d\d)/g)
  return [...new Set([...spans].map(([, from, to]) => `${from}–${to}`))].toSorted()
}

it('the home page has the hours of the specification, and no others', () => {
  const home = builtPages.filter(({ path }) => path === '/')
  expect(hoursOn(home)).toEqual(hoursOnHome.toSorted())
})

it('the other pages have the hours of the specification and of the talks, and no others', () => {
  const otherPages = builtPages.filter(({ path }) => path !== '/')
  expect(hoursOn(otherPages)).toEqual([...hoursOnOtherPages, ...hoursOfTalks].toSorted())
})

/** Matches a currency, "precio de", "gratis", or a field of the structured data such as `"lowPrice"`. */
const priceInHtml = /€|&euro;|\beuros?\b|\bEUR\b|precio de\b|"(?:low|high)?price|gratis/i

/** Matches a number shortly after one of these words: "cuesta unos 30". */
const priceInText = /(precio|cuesta|tarifa)\D{0,20}\d/i

it('no page tells a price, neither in its text nor in its structured data', () => {
  for (const { html, document } of builtPages) {
    expect(html).not.toMatch(priceInHtml)
    expect(textOf(document.body)).not.toMatch(priceInText)
  }
})

it('pages link only to the other sites, e-mail addresses and phones that the event needs', () => {
  const allowedBeginnings = [
    // Tickets, directions and e-mail.
    'https://www.eventbrite.es/',
    'https://www.google.com/maps/dir/',
    `mailto:${event.email}`,
    // Calls and messages to the phone that helps people on the day.
    'tel:',
    'sms:',
    ...event.social.map(({ url }) => url),
    // Calendars, and sharing by WhatsApp and by e-mail. The specification does not mention them.
    'https://calendar.google.com/',
    'https://outlook.live.com/calendar/',
    'https://wa.me/',
    'mailto:?',
    // The map, which a link loads into a frame of the home page.
    'https://www.openstreetmap.org/export/embed.html',
  ]
  const addresses = builtPages.flatMap(({ document }) =>
    [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
  )
  const outboundAddresses = new Set(addresses.filter((address) => /^[a-z]+:/i.test(address)))
  // Several addresses have the same beginning, so there are more of them.
  expect(outboundAddresses.size).toBeGreaterThan(allowedBeginnings.length)
  for (const address of outboundAddresses) {
    const matches = allowedBeginnings.filter((beginning) => address.startsWith(beginning))
    expect(matches, `a link to ${address}`).toHaveLength(1)
  }
})

// Leaves out `facts`, whose values are in other fields, too. Leaves out `eventStatus`, because pages show its texts only if the
// event does not take place as announced.
const { facts: _facts, eventStatus: _eventStatus, ...pageContent } = content

/** The texts of all pages with the names of their fields, without the addresses of links. */
const allTexts = textsIn(pageContent)
  .map(({ at, text }) => ({ where: fieldName(at), text }))
  .filter(({ text }) => !/^https?:/.test(text))

/** The texts in Spanish. The page for unknown addresses is in English. */
const spanishTexts = allTexts.filter(({ text }) => text !== content.notFound.text)

/** How often a text contains a punctuation mark. */
const count = (text: string, mark: string) => text.split(mark).length - 1

const opensItsQuestions = (text: string) => count(text, '¿') === count(text, '?')
const opensItsExclamations = (text: string) => count(text, '¡') === count(text, '!')

/** Straight and English double quotation marks, single ones except an apostrophe within a word, backticks, and three dots. */
const wrongMarks = /["“”]|(?<!\w)'|'(?!\w)|`|\.\.\./

/** Whether every e-mail address of a text has a host that cannot exist: "hola@feria.example", but not "hola@feria.org". */
function hasOnlySampleAddresses(text: string): boolean {
  const hosts = text.match(/@[\w.-]*\w/g) ?? []
  return hosts.every((host) => host.endsWith('.example'))
}

it.each([
  {
    rule: 'quote with « », and use …',
    texts: allTexts,
    follows: (text: string) => !wrongMarks.test(text),
  },
  {
    rule: 'say tú and not usted',
    texts: spanishTexts,
    follows: (text: string) => !/\busted(es)?\b/i.test(text),
  },
  { rule: 'open questions with ¿', texts: spanishTexts, follows: opensItsQuestions },
  { rule: 'open exclamations with ¡', texts: spanishTexts, follows: opensItsExclamations },
  {
    rule: 'have no e-mail address that may exist',
    texts: allTexts,
    follows: hasOnlySampleAddresses,
  },
])('texts $rule', ({ texts, follows }) => {
  expect(texts.length).toBeGreaterThan(100)
  const violations = texts.filter(({ text }) => !follows(text))
  expect(violations.map(({ where, text }) => `${where}: ${text}`)).toEqual([])
})
