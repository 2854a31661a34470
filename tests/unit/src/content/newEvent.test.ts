// A new event has a name, a day, a city and one page. Organisers add everything else later, in any order.
import { describe, expect, it } from 'vitest'
import { calendarFile } from '../../../../scripts/build/outputs/calendar.ts'
import { sitemapXml } from '../../../../scripts/build/outputs/searchEngines.ts'
import { eventJsonLd } from '../../../../scripts/build/outputs/structuredData.ts'
import { webManifest } from '../../../../scripts/build/outputs/webManifest.ts'
import { scenesOf } from '../../../../scripts/tools/audit/scenes.ts'
import { timesOf } from '../../../../src/event/moment.ts'
import { calendarAddresses, fileNames } from '../../../../src/event/names.ts'
import { plainText } from '../../../../src/lib/runs.ts'
import { mistakesOf } from '../../../support/alteredEvent.ts'
import { type Additions, newEventFolder } from '../../../support/newEventFolder.ts'
import { readSiteContent } from '../../../support/siteContent.ts'

const site = { origin: 'https://cantabrico.example', base: '/' }

/** The hours of the tests' event. */
const hours = { start: '2026-05-15T10:00:00+02:00', end: '2026-05-15T22:00:00+02:00' }

/** A new event with some additions. */
const eventWith = (additions: Additions) => readSiteContent(newEventFolder(additions))

/** The mistakes in a new event with some additions: "ticketUrl: falta …". */
const mistakesWith = (additions: Additions) =>
  mistakesOf(newEventFolder(additions)).map(({ field, problem }) => `${field}: ${problem}`)

/** The calendar file of a new event with some additions, without the breaks of long lines. */
const calendarWith = (additions: Additions) =>
  calendarFile(eventWith(additions), site).replaceAll('\r\n ', '')

describe('a new event', () => {
  const content = eventWith({})
  const jsonLd = eventJsonLd(content, site, [])
  const calendar = calendarWith({})

  it('tells search engines its city as the place', () => {
    expect(jsonLd.location).toEqual([
      {
        '@type': 'Place',
        name: 'Gijón',
        address: { '@type': 'PostalAddress', addressLocality: 'Gijón', addressCountry: 'ES' },
      },
    ])
  })

  it('tells search engines its day', () => {
    expect(jsonLd.startDate).toBe('2026-05-15')
  })

  it.each(['endDate', 'offers', 'subEvent', 'performer', 'isAccessibleForFree'])(
    'tells search engines no property "%s"',
    (property) => {
      expect(jsonLd).not.toHaveProperty(property)
    },
  )

  it('tells calendars its city', () => {
    expect(calendar).toContain('\r\nLOCATION:Gijón\r\n')
    expect(calendar).toContain('empieza el 15 de mayo\\, en Gijón.\r\n')
  })

  it('is a whole day in calendars (RFC 5545, §3.6.1)', () => {
    expect(calendar).toContain('\r\nDTSTART;VALUE=DATE:20260515\r\n')
    expect(calendar).not.toContain('DTEND')
  })

  it('names no hour in calendars', () => {
    expect(calendar).not.toMatch(/\d\d:\d\d|hora/)
  })

  it('has a reminder in calendars at nine in the morning of the day before', () => {
    // The day begins at midnight, fifteen hours after nine in the morning.
    expect(calendar).toContain('\r\nTRIGGER:-PT15H\r\n')
  })

  it('names neither a position nor pages in calendars', () => {
    expect(calendar).not.toMatch(/GEO|programa|entradas|horarios/i)
  })

  it('has its city in the links to calendars', () => {
    const { google, outlook } = calendarAddresses(content, site)
    expect(google).toContain('location=Gij%C3%B3n&')
    expect(outlook).toContain('location=Gij%C3%B3n&')
  })

  it('is a whole day in the links to calendars', () => {
    const { google, outlook } = calendarAddresses(content, site)
    expect(google).toContain('dates=20260515%2F20260516&')
    expect(outlook).toContain('startdt=2026-05-15&enddt=2026-05-16&allday=true&')
  })

  it('is on from the first to the last minute of its day, in its time zone', () => {
    const { event, sale, eventStatus } = content
    const midnight = Date.parse('2026-05-15T00:00:00+02:00')
    const nextMidnight = Date.parse('2026-05-16T00:00:00+02:00')
    expect(timesOf({ event, sale, notice: eventStatus.notice })).toMatchObject({
      event: { from: midnight, to: nextMidnight },
      day: midnight,
    })
  })

  it('has the first word of its name as its short name, a tile and a time zone', () => {
    expect(content.event).toMatchObject({
      shortName: 'Jornadas',
      tile: { motif: 'rombos', palette: 'plaza' },
      timeZone: 'Europe/Madrid',
    })
  })

  it('has its day and its city, but no hours, in link previews', () => {
    expect(content.files.previews.when).toBe('viernes 15 de mayo de 2026, en Gijón.')
  })

  it('has its city instead of hours on the ticket', () => {
    expect(content.copy.tickets.hours).toBe('Gijón')
  })

  it('does not say how soon it answers a message', () => {
    expect(content.copy.contact.ways.reply).toBe('')
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

  const [stageBefore, stageOfDay, ...otherStages] = content.sale

  it('has two stages of the sale, both "soon": one before its day, and one from its day on', () => {
    expect(stageBefore.name).toBe('soon')
    expect(stageOfDay?.name).toBe('soon')
    expect(stageOfDay?.from).toBe(Date.parse('2026-05-15T00:00:00+02:00'))
    expect(otherStages).toEqual([])
  })

  it('asks people to keep the day free until it begins, and promises no ticket', () => {
    expect(plainText(stageBefore.texts.closing)).toBe(
      'Guárdate el 15 de mayo. Lo demás, aquí, en cuanto se sepa.',
    )
    expect(plainText(stageOfDay?.texts.closing ?? [])).toBe('Viernes 15 de mayo de 2026, en Gijón.')
    expect(plainText(stageBefore.textsAfter.closing ?? [])).toMatch(/^Esta edición ya ha terminado/)
  })

  it('has neither hours nor an address on printed pages', () => {
    expect(content.copy.layout.paper).toBe(
      'Jornadas del Cantábrico 2026 · Viernes 15 de mayo de 2026 · Gijón',
    )
  })
})

describe('a new event with hours', () => {
  const calendar = calendarWith({ event: hours })

  it('has these hours in calendars', () => {
    expect(calendar).toContain('\r\nDTSTART:20260515T080000Z\r\nDTEND:20260515T200000Z\r\n')
  })

  it('names the hour in the reminder', () => {
    expect(calendar).toContain('empieza el 15 de mayo a las 10:00\\, en Gijón.\r\n')
  })

  it('keeps the UID that it had in calendars without hours', () => {
    const [uidLine = ''] = /\r\nUID:.*\r\n/.exec(calendarWith({})) ?? []
    expect(uidLine).not.toBe('')
    expect(calendar).toContain(uidLine)
  })
})

it('an event without hours has no hours after it is postponed to a new day', () => {
  const { event } = eventWith({ event: { status: { is: 'postponed', day: '2026-06-20' } } })
  expect(event).toMatchObject({ start: '2026-06-20', previousStart: '2026-05-15' })
  expect(event).not.toHaveProperty('end')
})

it.each([
  ['inicio', 'la hora de «start»'],
  ['Fin', '«end»'],
  ['horasRespuesta', '«replyHours»'],
])(
  'a text that names {%s} is a mistake in an event without hours and without `replyHours`',
  (fact, field) => {
    const otherFiles = { 'perks.yaml': `perks: [{ title: Sitio, text: 'Es {${fact}}.' }]` }
    expect(mistakesWith({ otherFiles })).toEqual([
      `perks[0].text: el dato «{${fact}}» es ${field} de event.yaml, y aún no está.`,
    ])
  },
)

it.each(['sedes', 'Lugares', 'direcciones', 'sedes.library.nombre'])(
  'without venues a text that names {%s} is a mistake',
  (fact) => {
    const otherFiles = { 'perks.yaml': `perks: [{ title: Sitio, text: 'Es en {${fact}}.' }]` }
    expect(mistakesWith({ otherFiles })).toEqual([
      `perks[0].text: el dato «{${fact}}» es de las sedes, y aún no hay ninguna en venues.yaml.`,
    ])
  },
)

it('the venues are the place in calendars, even without a programme', () => {
  const calendar = calendarWith({ files: ['venues'] })
  expect(calendar).toMatch(/\r\nLOCATION:Biblioteca .*; Muelle .*\r\n/)
  expect(calendar).toContain('\r\nGEO:')
})

it('the venues are the place for search engines, even without a programme', () => {
  const { location } = eventJsonLd(eventWith({ files: ['venues'] }), site, [])
  expect(location.map(({ name }) => name)).toEqual(['Biblioteca del Arenal', 'Muelle de Levante'])
})

it('the speakers are performers for search engines, even without a programme and without a page of speakers', () => {
  const { performer } = eventJsonLd(eventWith({ files: ['speakers'] }), site, [])
  expect(performer).toHaveLength(4)
})

const oneQuestion = 'questions: [{ id: a, question: ¿Sí?, answer: Sí. }]'

it.each<readonly [namedPages: string, additions: Additions]>([
  ['Entradas', { event: { tickets: { free: true } }, pages: ['tickets'] }],
  [
    'Programa y preguntas',
    {
      event: hours,
      files: ['venues', 'programme', 'speakers'],
      otherFiles: { 'faq.yaml': oneQuestion },
      pages: ['faq', 'programme'],
    },
  ],
])(
  'a calendar names the event’s pages of tickets, programme and questions before the address: %s',
  (namedPages, additions) => {
    // A calendar file writes the line breaks of a text as "\n" (RFC 5545, §3.3.11).
    expect(calendarWith(additions)).toContain(`\\n${namedPages}: https://cantabrico.example`)
  },
)

describe('after the name is corrected and venues are added', () => {
  const eventBefore = eventWith({})
  const eventAfter = eventWith({ event: { name: 'Foro', shortName: 'Foro' }, files: ['venues'] })

  it('published files keep their addresses', () => {
    expect(fileNames(eventAfter.event)).toEqual(fileNames(eventBefore.event))
  })

  it('the calendar’s entry keeps its UID, even if the site moves to a sub-folder of the host', () => {
    const [, uid = ''] = /\r\nUID:(.*)\r\n/.exec(calendarFile(eventBefore, site)) ?? []
    expect(uid).not.toBe('')
    const calendarAfter = calendarFile(eventAfter, { ...site, base: '/foro/' })
    expect(calendarAfter).toContain(`\r\nUID:${uid}\r\n`)
  })
})

describe('tickets in the stage "soon", without a first day of sale and without a shop', () => {
  const tickets = { sale: [{ is: 'soon' }] } as const
  const content = eventWith({ event: { tickets }, pages: ['tickets'] })
  const [{ name, texts, textsAfter }] = content.sale

  it('are announced as not yet on sale', () => {
    expect(name).toBe('soon')
    expect(plainText(texts.text)).toBe('Aún no están a la venta.')
  })

  it('have no text with an unfilled fact or with the first day of sale', () => {
    const shownTexts = Object.values({ ...texts, ...textsAfter }).map(plainText)
    const unfilledFactOrDay = /\{|undefined|salen a la venta el/i
    expect(shownTexts.filter((text) => unfilledFactOrDay.test(text))).toEqual([])
  })

  it('are not an offer for search engines', () => {
    expect(eventJsonLd(content, site, [])).not.toHaveProperty('offers')
  })

  it('are called "plazas" (seats) if they are free', () => {
    const freeTickets = { ...tickets, free: true }
    const event = { ticketUrl: 'https://a.example/', tickets: freeTickets }
    const { sale } = eventWith({ event, pages: ['tickets'] })
    expect(plainText(sale[0].texts.label)).toBe('Plazas, muy pronto')
  })
})

it.each<readonly [what: string, additions: Additions, problem: RegExp]>([
  [
    'the address of a shop without its name',
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
    { pages: ['programme'], otherFiles: { 'venues.yaml': '' } },
    /^pages\.programme: falta alguna parte/,
  ],
  [
    'an hour of the start without an end',
    { event: { start: hours.start } },
    /^end: falta este campo: se espera la hora a la que termina/,
  ],
  [
    'an hour of the end without an hour of the start',
    { event: { end: '22:00' } },
    /^end: «start» no dice la hora/,
  ],
  [
    'a programme without the event’s hours',
    { files: ['venues', 'programme', 'speakers'], pages: ['programme'] },
    /^parts: el programa tiene horas, y el evento aún no/,
  ],
  [
    'what a venue says about access, without an e-mail address',
    { event: { email: undefined }, files: ['venues'] },
    /^venues\.\w+\.access: quien necesite algo no tiene a quién preguntar/,
  ],
  [
    'the contact page without an e-mail address',
    { event: { email: undefined }, pages: ['contact'] },
    /^pages\.contact: tiene un formulario, y no hay a quién escribir/,
  ],
  [
    'the page for sponsors without an e-mail address',
    { event: { email: undefined }, pages: ['sponsorship'] },
    /^pages\.sponsorship: tiene un formulario, y no hay a quién escribir/,
  ],
  [
    'a stage "soon" that begins on a day, as the last stage',
    { event: { tickets: { sale: [{ is: 'soon', from: '2026-05-01T10:00:00+02:00' }] } } },
    /^tickets\.sale\[0\]: detrás de «soon»/,
  ],
])('a mistake: %s', (_, additions, problem) => {
  expect(mistakesWith(additions)).toEqual(expect.arrayContaining([expect.stringMatching(problem)]))
})
