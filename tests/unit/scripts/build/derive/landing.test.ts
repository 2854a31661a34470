// An event that begins with its name, its day and its city: what it says then, and with each thing that it comes to know.
import { describe, expect, it } from 'vitest'
import { calendarFile } from '../../../../../scripts/build/outputs/calendar.ts'
import { sitemapXml } from '../../../../../scripts/build/outputs/search-engines.ts'
import { eventJsonLd } from '../../../../../scripts/build/outputs/structured-data.ts'
import { webManifest } from '../../../../../scripts/build/outputs/web-manifest.ts'
import { scenesOf } from '../../../../../scripts/tools/audit/scenes.ts'
import { calendarAddresses, fileNames } from '../../../../../src/event/names.ts'
import { plainText } from '../../../../../src/lib/runs.ts'
import { mistakesOf } from '../../../../support/altered-event.ts'
import { landingFolder } from '../../../../support/landing-event.ts'
import { readSiteContent } from '../../../../support/site-content.ts'

const site = { origin: 'https://cantabrico.example', base: '/' }

type Known = Parameters<typeof landingFolder>[0]

const known = (what: Known = {}) => readSiteContent(landingFolder(what))
const mistakesOn = (what: Known) =>
  mistakesOf(landingFolder(what)).map(({ field, problem }) => `${field}: ${problem}`)

/** A calendar file on long lines. */
const calendarOf = (what: Known = {}) => calendarFile(known(what), site).replaceAll('\r\n ', '')

describe('name, day and city', () => {
  const landing = known()
  const data = eventJsonLd(landing, site, [])

  it('tell search engines the city, and no place, offer or programme', () => {
    expect(data.location).toEqual([
      {
        '@type': 'Place',
        name: 'Gijón',
        address: { '@type': 'PostalAddress', addressLocality: 'Gijón', addressCountry: 'ES' },
      },
    ])
    for (const field of ['offers', 'subEvent', 'performer', 'isAccessibleForFree']) {
      expect(data).not.toHaveProperty(field)
    }
  })

  it('tell calendars the city, and nothing that nobody wrote', () => {
    const calendar = calendarOf()
    expect(calendar).toContain('\r\nLOCATION:Gijón\r\n')
    expect(calendar).toContain('a las 10:00\\, en Gijón.\r\n')
    expect(calendar).toMatch(/hora.*Gijón\.\\nhttps:\/\/cantabrico\.example\/\r\n/)
    expect(calendar).not.toMatch(/GEO|programa|entradas|horarios/i)
    const { google, outlook } = calendarAddresses(landing, site)
    for (const address of [google, outlook]) expect(address).toContain('location=Gij%C3%B3n&')
  })

  it('have one page, and what leads to pages leads to that one', () => {
    expect(sitemapXml(landing, site).match(/<loc>/g)).toHaveLength(1)
    expect(JSON.parse(webManifest(landing, site))).toMatchObject({ shortcuts: [] })
    const scenes = scenesOf(landing, ['/']).map(({ name }) => name)
    expect(scenes).toContain('calendario abierto')
    expect(scenes).not.toContain('mapa cargado')
  })

  it('ask to keep the day free until it begins, and promise no ticket', () => {
    const [stage, onTheDay, ...others] = landing.sale
    expect(others).toEqual([])
    expect(onTheDay?.from).toBe(Date.parse('2026-05-15T00:00:00+02:00'))
    expect(plainText(onTheDay?.texts.closing ?? [])).toBe('De 10:00 a 22:00.')
    expect(plainText(stage.texts.closing)).toBe(
      'Guárdate el 15 de mayo. Lo demás, aquí, en cuanto se sepa.',
    )
    expect(plainText(stage.textsAfter.closing ?? [])).toMatch(/^Esta edición ya ha terminado/)
  })

  it('print no address', () => {
    expect(landing.copy.layout.paper).toMatch(/Gijón$/)
  })
})

it.each(['sedes', 'Lugares', 'direcciones', 'sedes.library.nombre'])(
  'a text that names {%s} is refused as long as there is no venue',
  (fact) => {
    const texts = { 'perks.yaml': `perks: [{ title: Sitio, text: 'Es en {${fact}}.' }]` }
    expect(mistakesOn({ texts })).toEqual([
      `perks[0].text: el dato «{${fact}}» es de las sedes, y aún no hay ninguna en venues.yaml.`,
    ])
  },
)

it('a venue needs no programme, and is the place for calendars and search engines', () => {
  const calendar = calendarOf({ files: ['venues'] })
  expect(calendar).toMatch(/\r\nLOCATION:Biblioteca .*; Muelle .*\r\n/)
  expect(calendar).toContain('\r\nGEO:')
  const { location } = eventJsonLd(known({ files: ['venues'] }), site, [])
  expect(location.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^Biblioteca/),
    expect.stringMatching(/^Muelle/),
  ])
})

it('speakers need no programme, and no page', () => {
  const { performer } = eventJsonLd(known({ files: ['speakers'] }), site, [])
  expect(performer).toHaveLength(4)
})

/** The pages that a calendar names in front of the site's address. */
const pagesNamed = (what: Known) => /\\n([^\\]*): https:/.exec(calendarOf(what))?.[1]

it('a calendar names the pages that the event has', () => {
  const free = { tickets: { free: true } }
  expect(pagesNamed({ event: free, pages: ['tickets'] })).toBe('Entradas')
  const faq = { 'faq.yaml': 'questions: [{ id: a, question: ¿Sí?, answer: Sí. }]' }
  const files = ['venues', 'programme', 'speakers'] as const
  const withProgramme = pagesNamed({ files, texts: faq, pages: ['faq', 'programme'] })
  expect(withProgramme).toBe('Programa y preguntas')
})

it('files to take along have the same address at each step, and if the name is corrected', () => {
  const first = known()
  const corrected = known({ event: { name: 'Foro', shortName: 'Foro' }, files: ['venues'] })
  expect(fileNames(corrected.event)).toEqual(fileNames(first.event))
  const uid = /\r\nUID:(.*)\r\n/
  expect(uid.exec(calendarFile(corrected, { ...site, base: '/foro/' }))?.[1]).toBe(
    uid.exec(calendarFile(first, site))?.[1],
  )
})

describe('tickets that are to be paid, and nobody knows where', () => {
  const soon = { tickets: { sale: [{ is: 'soon' }] } } as const

  it('are said to come, without a day or an offer', () => {
    const content = known({ event: soon, pages: ['tickets'] })
    const [{ is, texts, textsAfter }] = content.sale
    expect(is).toBe('soon')
    const shown = Object.values({ ...texts, ...textsAfter }).map(plainText)
    expect(shown.filter((text) => /\{|undefined|salen a la venta el/i.test(text))).toEqual([])
    expect(plainText(texts.text)).toBe('Aún no están a la venta.')
    expect(eventJsonLd(content, site, [])).not.toHaveProperty('offers')
  })

  it('of a free event are places', () => {
    const free = { ticketUrl: 'https://a.example/', tickets: { ...soon.tickets, free: true } }
    const [{ texts }] = known({ event: free, pages: ['tickets'] }).sale
    expect(plainText(texts.label)).toBe('Plazas, muy pronto')
  })
})

it.each([
  [
    'a shop without its name',
    { event: { ticketUrl: 'https://a.example/' }, pages: ['tickets'] },
    /^ticketPlatform: falta/,
  ],
  ['its name without the shop', { event: { ticketPlatform: 'Taquilla' } }, /^ticketUrl: falta/],
  [
    'a sale without a shop',
    { event: { tickets: { sale: [{ is: 'open' }] } } },
    /^ticketUrl: falta/,
  ],
  [
    'prices that no page shows',
    { event: { tickets: { prices: [{ name: 'General', price: 12 }] } } },
    /^pages: la página «tickets» solo puede faltar/,
  ],
  [
    'a page of tickets of which nothing is known',
    { pages: ['tickets'] },
    /^pages\.tickets: nada dice cómo son las entradas/,
  ],
  [
    'a page of a programme without parts',
    { pages: ['programme'], texts: { 'venues.yaml': '' } },
    /^pages\.programme: falta alguna parte/,
  ],
  [
    'a day for "soon" alone',
    { event: { tickets: { sale: [{ is: 'soon', from: '2026-05-01T10:00:00+02:00' }] } } },
    /^tickets\.sale\[0\]: detrás de «soon»/,
  ],
] as const)('refuses %s', (_, what, problem) => {
  expect(mistakesOn(what as Known)).toEqual(
    expect.arrayContaining([expect.stringMatching(problem)]),
  )
})
