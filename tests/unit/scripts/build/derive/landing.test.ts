// A new event: it has a name, a day and a city, and one page. Everything else is added later, in any order.
import { describe, expect, it } from 'vitest'
import { calendarFile } from '../../../../../scripts/build/outputs/calendar.ts'
import { sitemapXml } from '../../../../../scripts/build/outputs/search-engines.ts'
import { eventJsonLd } from '../../../../../scripts/build/outputs/structured-data.ts'
import { webManifest } from '../../../../../scripts/build/outputs/web-manifest.ts'
import { scenesOf } from '../../../../../scripts/tools/audit/scenes.ts'
import { calendarAddresses, fileNames } from '../../../../../src/event/names.ts'
import { plainText } from '../../../../../src/lib/runs.ts'
import { mistakesOf } from '../../../../support/altered-event.ts'
import { type Additions, landingFolder } from '../../../../support/landing-event.ts'
import { readSiteContent } from '../../../../support/site-content.ts'

const site = { origin: 'https://cantabrico.example', base: '/' }

/** A new event with some additions. */
const eventWith = (additions: Additions) => readSiteContent(landingFolder(additions))

/** The mistakes in a new event with some additions: "ticketUrl: falta …". */
const mistakesWith = (additions: Additions) =>
  mistakesOf(landingFolder(additions)).map(({ field, problem }) => `${field}: ${problem}`)

/** The calendar file of a new event with some additions, without the breaks of long lines. */
const calendarWith = (additions: Additions) =>
  calendarFile(eventWith(additions), site).replaceAll('\r\n ', '')

describe('a new event', () => {
  const content = eventWith({})
  const jsonLd = eventJsonLd(content, site, [])
  const calendar = calendarWith({})

  it('tells search engines its city as its place', () => {
    expect(jsonLd.location).toEqual([
      {
        '@type': 'Place',
        name: 'Gijón',
        address: { '@type': 'PostalAddress', addressLocality: 'Gijón', addressCountry: 'ES' },
      },
    ])
  })

  it.each(['offers', 'subEvent', 'performer', 'isAccessibleForFree'])(
    'has no "%s" for search engines',
    (property) => {
      expect(jsonLd).not.toHaveProperty(property)
    },
  )

  it('tells calendars its city', () => {
    expect(calendar).toContain('\r\nLOCATION:Gijón\r\n')
    expect(calendar).toContain('a las 10:00\\, en Gijón.\r\n')
    expect(calendar).toMatch(/hora.*Gijón\.\\nhttps:\/\/cantabrico\.example\/\r\n/)
  })

  it('names neither a position nor pages in calendars', () => {
    expect(calendar).not.toMatch(/GEO|programa|entradas|horarios/i)
  })

  it('has its city in the links to calendars', () => {
    const { google, outlook } = calendarAddresses(content, site)
    expect(google).toContain('location=Gij%C3%B3n&')
    expect(outlook).toContain('location=Gij%C3%B3n&')
  })

  it('has one page in the sitemap', () => {
    expect(sitemapXml(content, site).match(/<loc>/g)).toHaveLength(1)
  })

  it('has no shortcuts in the installed app', () => {
    expect(JSON.parse(webManifest(content, site)).shortcuts).toEqual([])
  })

  it('has no map that the audit could open', () => {
    const scenes = scenesOf(content, ['/']).map(({ name }) => name)
    expect(scenes).toContain('calendario abierto')
    expect(scenes).not.toContain('mapa cargado')
  })

  it('asks people to keep the day free, and promises no ticket', () => {
    expect(content.sale).toHaveLength(1)
    const [{ texts, textsAfter }] = content.sale
    const closing = plainText(texts.closing)
    expect(closing).toBe('Guárdate el 15 de mayo. Lo demás, aquí, en cuanto se sepa.')
    expect(plainText(textsAfter.closing ?? [])).toMatch(/^Esta edición ya ha terminado/)
  })

  it('has its city instead of an address on printed pages', () => {
    expect(content.copy.layout.paper).toMatch(/Gijón$/)
  })
})

it.each(['sedes', 'Lugares', 'direcciones', 'sedes.library.nombre'])(
  'without venues a text that names {%s} is a mistake',
  (fact) => {
    const texts = { 'perks.yaml': `perks: [{ title: Sitio, text: 'Es en {${fact}}.' }]` }
    expect(mistakesWith({ texts })).toEqual([
      `perks[0].text: el dato «{${fact}}» es de las sedes, y aún no hay ninguna en venues.yaml.`,
    ])
  },
)

it('venues without a programme are the place in calendars', () => {
  const calendar = calendarWith({ files: ['venues'] })
  expect(calendar).toMatch(/\r\nLOCATION:Biblioteca .*; Muelle .*\r\n/)
  expect(calendar).toContain('\r\nGEO:')
})

it('venues without a programme are the place for search engines', () => {
  const { location } = eventJsonLd(eventWith({ files: ['venues'] }), site, [])
  expect(location.map(({ name }) => name)).toEqual(['Biblioteca del Arenal', 'Muelle de Levante'])
})

it('speakers need neither a programme nor a page', () => {
  const { performer } = eventJsonLd(eventWith({ files: ['speakers'] }), site, [])
  expect(performer).toHaveLength(4)
})

const oneQuestion = 'questions: [{ id: a, question: ¿Sí?, answer: Sí. }]'

it.each<readonly [names: string, additions: Additions]>([
  ['Entradas', { event: { tickets: { free: true } }, pages: ['tickets'] }],
  [
    'Programa y preguntas',
    {
      files: ['venues', 'programme', 'speakers'],
      texts: { 'faq.yaml': oneQuestion },
      pages: ['faq', 'programme'],
    },
  ],
])('a calendar names the pages before the site’s address: %s', (names, additions) => {
  expect(calendarWith(additions)).toContain(`\\n${names}: https://cantabrico.example`)
})

describe('after the name is corrected and venues are added', () => {
  const newEvent = eventWith({})
  const later = eventWith({ event: { name: 'Foro', shortName: 'Foro' }, files: ['venues'] })

  it('published files have the same addresses', () => {
    expect(fileNames(later.event)).toEqual(fileNames(newEvent.event))
  })

  it('the calendar’s entry has the same UID, even in a sub-folder of the host', () => {
    const [, uid = ''] = /\r\nUID:(.*)\r\n/.exec(calendarFile(newEvent, site)) ?? []
    expect(uid).not.toBe('')
    expect(calendarFile(later, { ...site, base: '/foro/' })).toContain(`\r\nUID:${uid}\r\n`)
  })
})

describe('tickets that will be sold, it is not known where and when', () => {
  const tickets = { sale: [{ is: 'soon' }] } as const
  const content = eventWith({ event: { tickets }, pages: ['tickets'] })
  const [{ is, texts, textsAfter }] = content.sale

  it('are announced', () => {
    expect(is).toBe('soon')
    expect(plainText(texts.text)).toBe('Aún no están a la venta.')
  })

  it('have no text with a gap or a day', () => {
    const shownTexts = Object.values({ ...texts, ...textsAfter }).map(plainText)
    const gapOrDay = /\{|undefined|salen a la venta el/i
    expect(shownTexts.filter((text) => gapOrDay.test(text))).toEqual([])
  })

  it('are no offer for search engines', () => {
    expect(eventJsonLd(content, site, [])).not.toHaveProperty('offers')
  })

  it('are called places if they are free', () => {
    const freeTickets = { ...tickets, free: true }
    const event = { ticketUrl: 'https://a.example/', tickets: freeTickets }
    const { sale } = eventWith({ event, pages: ['tickets'] })
    expect(plainText(sale[0].texts.label)).toBe('Plazas, muy pronto')
  })
})

it.each<readonly [what: string, additions: Additions, problem: RegExp]>([
  [
    'a shop without a name',
    { event: { ticketUrl: 'https://a.example/' }, pages: ['tickets'] },
    /^ticketPlatform: falta/,
  ],
  [
    'the name of a shop without its address',
    { event: { ticketPlatform: 'Taquilla' } },
    /^ticketUrl: falta/,
  ],
  [
    'an open sale without a shop',
    { event: { tickets: { sale: [{ is: 'open' }] } } },
    /^ticketUrl: falta/,
  ],
  [
    'prices without the page of tickets',
    { event: { tickets: { prices: [{ name: 'General', price: 12 }] } } },
    /^pages: la página «tickets» solo puede faltar/,
  ],
  [
    'a page of tickets without tickets',
    { pages: ['tickets'] },
    /^pages\.tickets: nada dice cómo son las entradas/,
  ],
  [
    'a page of the programme without parts',
    { pages: ['programme'], texts: { 'venues.yaml': '' } },
    /^pages\.programme: falta alguna parte/,
  ],
  [
    'a sale that is "soon" from a day on, and nothing after it',
    { event: { tickets: { sale: [{ is: 'soon', from: '2026-05-01T10:00:00+02:00' }] } } },
    /^tickets\.sale\[0\]: detrás de «soon»/,
  ],
])('a mistake: %s', (_, additions, problem) => {
  expect(mistakesWith(additions)).toEqual(expect.arrayContaining([expect.stringMatching(problem)]))
})
