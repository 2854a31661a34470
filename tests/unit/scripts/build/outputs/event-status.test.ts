// The event's status in every output: one line of the content changes them all.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { calendarFile, programmeCalendar } from '../../../../../scripts/build/outputs/calendar.ts'
import { programmePdf } from '../../../../../scripts/build/outputs/programme-pdf/programme-pdf.ts'
import { cutOutFonts } from '../../../../../scripts/build/fonts/fonts.ts'
import { previewImagesOf } from '../../../../../scripts/build/outputs/share-images/previewImages.ts'
import { eventJsonLd } from '../../../../../scripts/build/outputs/structured-data.ts'
import { stageNames } from '../../../../../src/content/schema/event.ts'
import { flagsAt, timesOf } from '../../../../../src/event/moment.ts'
import { alteredEvent } from '../../../../support/altered-event.ts'
import { openPdf, piecesOf, textsOf } from '../../../../support/pdf.ts'
import { evento } from '../../../../support/evento.ts'
import type { Event, Venue, WithProgramme } from '../../../../../src/event/model.ts'

const site = { origin: 'https://ejemplo.example', base: '/' }

const hall = {
  name: 'Pabellón de la Ribera',
  inSentence: 'el pabellón',
  street: 'Calle Torneo, 12',
}

type State = Partial<Pick<Event, 'status' | 'tickets' | 'updated'>>
type Words = Readonly<Record<string, string>>
type Row = { readonly event: State; readonly now?: string; readonly says?: Words }
type Table = {
  readonly usual: Words
  readonly states: Readonly<Record<string, Row>>
}

const table = parse(readFileSync(`${import.meta.dirname}/event-status.yaml`, 'utf8')) as Table

/** A change like an organiser's. */
const replaced = <Value>(value: Value, from: string, to: string) =>
  JSON.parse(JSON.stringify(value).replaceAll(from, to)) as Value

/** The tests' event with a status, with a hall that it may be moved to. */
const eventIn = (state: State, now = table.usual['now'] ?? '') =>
  alteredEvent(
    {
      event: ({ tickets: _, notice: __, ...event }) => ({ ...event, ...state }),
      ...(state.status?.to && {
        venues: ({ venues }) => ({
          venues: { ...venues, hall: { ...(venues['wharf'] as Venue), ...hall } },
        }),
        programme: (programme) => replaced(programme, '"venue":"wharf"', '"venue":"hall"'),
        faq: (faq) => replaced(replaced(faq, '](wharf)', '](hall)'), 'sedes.wharf.', 'sedes.hall.'),
      }),
    },
    Date.parse(now),
  ) as WithProgramme

const states = Object.entries(table.states)

it('every stage of the sale is in the table, but the one that comes before a sale', () => {
  const given = states.flatMap(([, { event }]) => event.tickets?.sale ?? [])
  expect(new Set(['soon', ...given.map(({ is }) => is)])).toEqual(new Set(stageNames))
})

describe.each(states)('an event that is %s', (_, { event, now, says }) => {
  const content = eventIn(event, now)
  const { banner } = content.eventStatus
  const expected: Words = { ...table.usual, ...says }
  const { shareTitle = expected.summary ?? '', sentence = '' } = expected
  const calledOff = ['CANCELLED', 'TENTATIVE'].includes(expected.status ?? '')

  it('says so to search engines', () => {
    const { eventStatus, previousStartDate, offers, subEvent } = eventJsonLd(content, site, [])
    expect(eventStatus).toBe(`https://schema.org/${expected.eventStatus}`)
    expect(previousStartDate).toBe(expected.previousStart)
    expect([offers].flat()[0]?.availability).toBe(`https://schema.org/${expected.availability}`)
    for (const part of subEvent || []) expect(part.eventStatus).toBe(eventStatus)
  })

  it('says so in calendars, which know it by the same name as before', () => {
    const file = calendarFile(content, site).replaceAll('\r\n ', '')
    expect(file.split('\r\n')).toEqual(
      expect.arrayContaining([
        `UID:${expected.uid}`,
        `DTSTART:${expected.start}`,
        `STATUS:${expected.status}`,
        `SEQUENCE:${expected.sequence}`,
        `SUMMARY:${expected.summary}`,
      ]),
    )
    expect(file.includes('BEGIN:VALARM')).toBe(!calledOff)
    const statuses = programmeCalendar(content, site).match(/STATUS:\w+/g)
    const items = content.programme.flatMap((part) => part.items)
    expect(statuses).toEqual(items.map(() => `STATUS:${expected.status}`))
  })

  it('says so first in link previews', async () => {
    const { home } = content.pages
    expect(home.shareTitle).toBe(shareTitle)
    expect(home.description.slice(0, sentence.length)).toBe(sentence)
    const { pages, speakers } = previewImagesOf(content, await cutOutFonts())
    expect(pages.home.title).toBe(shareTitle.split(':')[0])
    expect(pages.home.scheme.field === 'tinta').toBe(calledOff)
    expect(speakers['nora-prieto']?.subtitle === banner?.label).toBe(banner !== null)
    // Nobody goes on stage.
    expect(content.speakerHead.untitled.includes('Sube al escenario')).toBe(!calledOff)
  })

  it('says so before the first paint, and sells nothing that is unavailable', () => {
    const { event: times, sale, stageAtBuild, eventStatus } = content
    const flags = flagsAt(
      times.from - 1,
      timesOf({ event: times, sale, notice: eventStatus.notice }),
    )
    expect(flags.phase).toBe(calledOff ? 'after' : 'before')
    expect(sale[stageAtBuild]?.texts.button).toEqual([expected.sells])
    expect(flags.sale === 'off').toBe(calledOff)
    const { actions } = evento.copy.programme
    expect(content.programmeCall).toBe(calledOff ? banner?.label : actions)
  })
})

it('an event that is put off says so on paper, in the largest letters of the first of two pages', async () => {
  const content = eventNamed('put off to a day in winter of another year')
  const pdf = await openPdf(await programmePdf(content, site))
  expect(pdf.numPages).toBe(2)
  expect((await textsOf(pdf))[0]).toContain('Nueva fecha. Se celebra el 16 de enero de 2027')
  const [largest] = (await piecesOf(pdf)).toSorted((one, other) => other.height - one.height)
  expect(largest?.str).toContain('Nueva fecha')
})

it('a new day or place is in every text: days of the week, addresses, links to them', () => {
  const later = eventIn({ status: { is: 'postponed', day: '2026-11-08' } })
  expect(later.facts.fechaLarga).toBe('Domingo 8 de noviembre de 2026')
  expect(later.event.end).toBe('2026-11-08T22:00:00+01:00')
  expect(JSON.stringify(later.copy.layout)).toContain('Domingo 8 de noviembre')
})

it.each(['moved', 'put off to another day and another place'])(
  'the place of an event that is %s is in every text and file',
  (state) => {
    const indoors = eventNamed(state)
    expect(Object.keys(indoors.venues)).toEqual(['library', 'hall'])
    const texts = JSON.stringify([indoors.questions, indoors.programme])
    expect(texts).toContain('{"label":"Pabellón de la Ribera","target":"hall"}')
    const files = [calendarFile(indoors, site), programmeCalendar(indoors, site)]
    const told = [texts, JSON.stringify(eventJsonLd(indoors, site, [])), ...files.map(unfolded)]
    for (const text of told) {
      expect(text).toContain('Pabellón de la Ribera')
      expect(text).not.toContain('Muelle de Levante')
    }
  },
)

/** A calendar's file without its line breaks (RFC 5545, 3.1). */
const unfolded = (file: string) => file.replaceAll('\r\n ', '')

it('whoever has a ticket of a cancelled event reads where to write about it', () => {
  const { sale } = eventNamed('cancelled')
  expect(sale[0].texts.window).toContainEqual({ label: evento.event.email, target: 'mail' })
})

const eventNamed = (state: string) => eventIn(table.states[state]?.event ?? {})

it.each([
  ['2026-05-15T18:00:00+02:00', ['open', 'closed', 'over'], '2026-05-15T20:00:00Z'],
  ['2026-05-16T10:00:00+02:00', ['open', 'over'], '2026-05-16T08:00:00Z'],
])(
  'a sale that is closed from %s says after the event what is said afterwards',
  (from, stages, last) => {
    const { sale, stageAtBuild } = eventIn({ tickets: { sale: [{ is: 'closed', from }] } }, last)
    expect(sale.map(({ is }) => is)).toEqual(stages)
    expect(sale.at(-1)?.from).toBe(Date.parse(last))
    expect(sale[stageAtBuild]?.texts.closing[0]).toContain('Esta edición ya ha terminado')
  },
)
