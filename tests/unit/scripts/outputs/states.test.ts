// What has become of the event, in every output: one line of the content changes them all.
import { describe, expect, it } from 'vitest'
import { calendarFile, programmeCalendar } from '../../../../scripts/outputs/calendar/calendar.ts'
import { programmePdf } from '../../../../scripts/outputs/programme-pdf/programme-pdf.ts'
import { sheetsOf } from '../../../../scripts/outputs/share-images/sheets.ts'
import { eventJsonLd } from '../../../../scripts/pages/structured-data/event.ts'
import { forgottenSale } from '../../../../scripts/content/state.ts'
import { phaseScript } from '../../../../scripts/pages/phase-script.ts'
import type { Event, Venue } from '../../../../src/content/schema.ts'
import { fill } from '../../../../src/lib/fill.ts'
import { alteredEvent } from '../../../support/altered-event.ts'
import { openPdf, textOf } from '../../../support/pdf.ts'
import { specification } from '../../../support/specification.ts'

const site = { origin: 'https://sevilla.example', base: '/' }
const images = ['16x9', '4x3', '1x1'] as const
const hall = {
  name: 'Pabellón de la Ribera',
  inSentence: 'el pabellón',
  street: 'Calle Torneo, 12',
}

type State = Pick<Event, 'status' | 'tickets'>

/** As an organiser changes it. */
const replaced = <Value>(value: Value, from: string, to: string) =>
  JSON.parse(JSON.stringify(value).replaceAll(from, to)) as Value

/** The specification's event in a state, with a hall that it may be moved to. */
const eventIn = (state: State) =>
  alteredEvent({
    event: (event) => ({ ...event, ...state }),
    ...(state.status?.is === 'moved' && {
      venues: ({ venues }) => ({
        venues: { ...venues, hall: { ...(venues['park'] as Venue), ...hall } },
      }),
      programme: (programme) => replaced(programme, '"venue":"park"', '"venue":"hall"'),
      faq: (faq) => replaced(replaced(faq, '](park)', '](hall)'), 'sedes.park.', 'sedes.hall.'),
    }),
  })

const sale = (is: 'soon' | 'open' | 'last' | 'sold-out' | 'closed'): State => ({
  tickets: {
    sale: is === 'soon' ? [{ is }, { is: 'open', from: '2099-09-15T10:00:00+02:00' }] : [{ is }],
  },
})

/** What an output says in a state; `usual` is what it says without one. */
const usual = {
  eventStatus: 'EventScheduled',
  availability: 'InStock',
  previousStart: undefined as string | undefined,
  start: '20251108T100000Z',
  status: 'CONFIRMED',
  sequence: '20251020',
  summary: 'Encuentro Startup Sevilla 2025',
  alarm: true,
  shareTitle: 'Encuentro Startup Sevilla 2025',
  description: new RegExp(`^${specification.pages.home.description}`),
  poster: 'Encuentro Startup Sevilla 2025',
  dark: false,
  note: 'Los horarios pueden cambiar',
  sells: 'Comprar entradas',
  phase: /n<\d+\?"before"/,
}

type Outputs = typeof usual
type Row = readonly [string, State, Partial<Outputs>]

const states: readonly [Row, Row, ...Row[]] = [
  ['scheduled', { status: { is: 'scheduled' } }, {}],
  [
    'cancelled',
    { status: { is: 'cancelled' } },
    {
      eventStatus: 'EventCancelled',
      availability: 'SoldOut',
      status: 'CANCELLED',
      sequence: '20251021',
      summary: 'Cancelado: Encuentro Startup Sevilla 2025',
      alarm: false,
      shareTitle: 'Cancelado: Encuentro Startup Sevilla 2025',
      description: /^Cancelado\. No se celebra el 8 de noviembre\. /,
      poster: 'Cancelado',
      dark: true,
      note: 'Cancelado. No se celebra el 8 de noviembre. Este era el programa.',
      sells: 'Sobre tu entrada',
      phase: /phase="after";d.sale="off"}$/,
    },
  ],
  [
    'postponed',
    { status: { is: 'postponed' } },
    {
      eventStatus: 'EventPostponed',
      availability: 'SoldOut',
      status: 'TENTATIVE',
      sequence: '20251021',
      summary: 'Aplazado: Encuentro Startup Sevilla 2025',
      alarm: false,
      shareTitle: 'Aplazado: Encuentro Startup Sevilla 2025',
      description: /^Aplazado\. No se celebra el 8 de noviembre y aún no hay otra fecha\. /,
      poster: 'Aplazado',
      dark: true,
      note: 'Aplazado. No se celebra el 8 de noviembre y aún no hay otra fecha.',
      sells: 'Sobre tu entrada',
      phase: /phase="after";d.sale="off"}$/,
    },
  ],
  [
    'put off to a day in winter of another year',
    { status: { is: 'postponed', day: '2026-01-17' } },
    {
      eventStatus: 'EventRescheduled',
      previousStart: '2025-11-08T11:00:00+01:00',
      start: '20260117T100000Z',
      sequence: '20251021',
      summary: 'Nueva fecha: Encuentro Startup Sevilla 2026',
      shareTitle: 'Nueva fecha: Encuentro Startup Sevilla 2026',
      description:
        /^Nueva fecha\. Se celebra el 17 de enero de 2026, y no el 8 de noviembre de 2025\. /,
      poster: 'Nueva fecha',
      note: 'Nueva fecha. Se celebra el 17 de enero de 2026',
    },
  ],
  [
    'moved',
    { status: { is: 'moved', from: 'park', to: 'hall' } },
    {
      sequence: '20251021',
      summary: 'Cambio de sede: Encuentro Startup Sevilla 2025',
      shareTitle: 'Cambio de sede: Encuentro Startup Sevilla 2025',
      description: /^Cambio de sede\. Lo que iba a ser en el parque es en el pabellón\. /,
      poster: 'Cambio de sede',
      note: 'Cambio de sede. Lo que iba a ser en el parque es en el pabellón.',
    },
  ],
  [
    'soon on sale',
    sale('soon'),
    {
      availability: 'PreOrder',
      sells: 'Entradas, muy pronto',
    },
  ],
  ['on sale', sale('open'), {}],
  ['with its last tickets', sale('last'), { sells: 'Últimas entradas' }],
  [
    'sold out',
    sale('sold-out'),
    {
      availability: 'SoldOut',
      shareTitle: 'Entradas agotadas: Encuentro Startup Sevilla 2025',
      description: /^Entradas agotadas\. /,
      poster: 'Entradas agotadas',
      sells: 'Entradas agotadas',
    },
  ],
  ['no longer sold', sale('closed'), { availability: 'SoldOut', sells: 'Ver entradas' }],
]

describe.each(states)('an event that is %s', (_, state, changed) => {
  const content = eventIn(state)
  const wanted: Outputs = { ...usual, ...changed }

  it('says so to search engines', () => {
    const { eventStatus, previousStartDate, offers, subEvent } = eventJsonLd(content, site, images)
    expect(eventStatus).toBe(`https://schema.org/${wanted.eventStatus}`)
    expect(previousStartDate).toBe(wanted.previousStart)
    expect(offers.availability).toBe(`https://schema.org/${wanted.availability}`)
    for (const part of subEvent || []) expect(part.eventStatus).toBe(eventStatus)
  })

  it('says so in calendars, which know it by the same name as before', () => {
    const file = calendarFile(content, site).replaceAll('\r\n ', '')
    expect(file).toContain('UID:encuentro-startup-sevilla-2025@sevilla.example\r\n')
    expect(file).toContain(`DTSTART:${wanted.start}\r\n`)
    expect(file).toContain(`STATUS:${wanted.status}\r\n`)
    expect(file).toContain(`SEQUENCE:${wanted.sequence}\r\n`)
    expect(file).toContain(`SUMMARY:${wanted.summary}\r\n`)
    expect(file.includes('BEGIN:VALARM')).toBe(wanted.alarm)
    const items = programmeCalendar(content, site)
    const marks = items.match(/STATUS:\w+/g)
    expect(new Set(marks)).toEqual(new Set([`STATUS:${wanted.status}`]))
    expect(marks).toHaveLength(content.programme.flatMap((part) => part.items).length)
  })

  it('says so where a link is forwarded, before all else', () => {
    const { home } = content.pages
    expect(home.shareTitle).toBe(wanted.shareTitle)
    expect(home.description).toMatch(wanted.description)
    const { poster } = sheetsOf(content).pages.home
    expect(poster.title).toBe(wanted.poster)
    expect(poster.scheme.field === 'tinta').toBe(wanted.dark)
    const speaker = sheetsOf(content).speakers['lucia-romero']?.poster
    expect(speaker?.subtitle === content.state.strip?.label).toBe(content.state.strip !== null)
  })

  it('says so on paper', async () => {
    const pdf = await openPdf(await programmePdf(content, site))
    expect(await textOf(pdf, pdf.numPages)).toContain(wanted.note)
  })

  it('says so before the first paint, and sells nothing that there is not', () => {
    expect(phaseScript(content)).toMatch(wanted.phase)
    const { sale: stages, stage } = content.state
    expect(stages ? stages[stage]?.button : content.copy.layout.buy).toBe(wanted.sells)
    const [first] = stages ?? []
    expect(phaseScript(content).includes(`"${first?.is}"`)).toBe(Boolean(first))
  })
})

describe('what follows from a new day or place', () => {
  it('is said everywhere: days of the week, addresses, what links to them', () => {
    const later = eventIn({ status: { is: 'postponed', day: '2026-07-12' } })
    expect(later.facts).toMatchObject({
      fechaLarga: 'Domingo 12 de julio de 2026',
      inicio: '11:00',
    })
    expect(later.event.end).toBe('2026-07-12T21:00:00+02:00')
    expect(JSON.stringify(later.copy.layout)).toContain('Domingo 12 de julio')
    const indoors = eventIn({ status: { is: 'moved', from: 'park', to: 'hall' } })
    expect(Object.keys(indoors.venues)).toEqual(['mall', 'hall'])
    expect(indoors.programme.map(({ venue }) => venue)).toEqual(['mall', 'hall'])
    const texts = JSON.stringify([indoors.questions, indoors.programme])
    expect(texts).toContain('[Pabellón de la Ribera](hall)')
    expect(texts).not.toContain('Parque de las Albercas')
  })
})

/** Of an event whose sale ends at an instant. */
const closed = (from: string) => eventIn({ tickets: { sale: [{ is: 'closed', from }] } })

describe('a sale that the organiser has closed', () => {
  it.each([
    ['2025-11-08T21:00:00+01:00', ['over']],
    ['2025-11-08T18:00:00+01:00', ['closed', 'over']],
    ['2025-11-09T10:00:00+01:00', ['over']],
  ])('from %s says after the event what is said afterwards', (from, stages) => {
    const { sale: told, stage } = closed(from).state
    expect(told?.map(({ is }) => is)).toEqual(stages)
    expect(told?.at(-1)?.from).toBe(Math.max(Date.parse(from), Date.parse('2025-11-08T20:00:00Z')))
    expect(told?.[stage]?.closing).toContain('Esta edición ya ha terminado')
  })

  it('is asked for once the event is over, and nowhere else', () => {
    const { event } = specification
    const after = Date.parse(event.end)
    const usually = eventIn({})
    expect(forgottenSale(usually, after - 1)).toBeNull()
    expect(forgottenSale(usually, after)).toContain(`{ is: closed, from: ${event.end} }`)
    for (const state of [closed(event.end), eventIn(sale('sold-out')), eventIn(states[1][1])]) {
      expect(forgottenSale(state, after)).toBeNull()
    }
  })
})

describe('the words of every stage', () => {
  it('name what is sold and when in no braces', () => {
    const { state } = eventIn(sale('soon'))
    for (const { from: _, ...words } of state.sale ?? []) {
      for (const text of Object.values(words)) expect(fill(text, {})).toBe(text)
    }
    expect(state.sale?.[0]?.closing).toContain('el 15 de septiembre a las 10:00')
  })
})
