// The event's status (`status` in event.yaml) and the stages of its sale, in every output of the build.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { calendarFile, programmeCalendar } from '../../../../../scripts/build/outputs/calendar.ts'
import { programmePdf } from '../../../../../scripts/build/outputs/programmePdf/programmePdf.ts'
import { cutOutFonts } from '../../../../../scripts/build/fonts/fonts.ts'
import { previewImagesOf } from '../../../../../scripts/build/outputs/shareImages/previewImages.ts'
import { eventJsonLd } from '../../../../../scripts/build/outputs/structuredData.ts'
import { stageNames } from '../../../../../src/content/schema/event.ts'
import { flagsAt, timesOf } from '../../../../../src/event/moment.ts'
import { alteredEvent, type Changes } from '../../../../support/alteredEvent.ts'
import { openPdf, piecesOf, textsOf } from '../../../../support/pdf.ts'
import { testEvent } from '../../../../support/evento.ts'
import type { Event, Venue, WithProgramme } from '../../../../../src/event/model.ts'

const site = { origin: 'https://ejemplo.example', base: '/' }

/** The new venue of events that are moved. */
const hall = {
  name: 'Pabellón de la Ribera',
  inSentence: 'el pabellón',
  street: 'Calle Torneo, 12',
}

/** Fields of event.yaml that a row sets. */
type StatusFields = Partial<Pick<Event, 'status' | 'tickets' | 'updated'>>

/** Texts of the outputs, by the names that eventStatus.yaml explains. */
type Texts = Readonly<Record<string, string>>
type Case = { readonly event: StatusFields; readonly now?: string; readonly says?: Texts }
type Table = {
  readonly usual: Texts
  readonly states: Readonly<Record<string, Case>>
}

const table = parse(readFileSync(`${import.meta.dirname}/eventStatus.yaml`, 'utf8')) as Table

/** Replaces a text in all texts of a value. */
const replaceIn = <Value>(value: Value, from: string, to: string) =>
  JSON.parse(JSON.stringify(value).replaceAll(from, to)) as Value

/** Changes in other files with which an organiser moves the event from the wharf to the hall. */
const moveToHall: Changes = {
  venues: ({ venues }) => ({
    venues: { ...venues, hall: { ...(venues['wharf'] as Venue), ...hall } },
  }),
  programme: (programme) => replaceIn(programme, '"venue":"wharf"', '"venue":"hall"'),
  faq(faq) {
    const withNewLinks = replaceIn(faq, '](wharf)', '](hall)')
    return replaceIn(withNewLinks, 'sedes.wharf.', 'sedes.hall.')
  },
}

/** The tests' event without its own sale and notice, and with these fields. @param now the moment of the build */
function eventWith(fields: StatusFields, now = table.usual['now'] ?? '') {
  // `to` is the venue to which the event moves.
  const otherChanges = fields.status?.to ? moveToHall : {}
  return alteredEvent(
    { event: ({ tickets: _, notice: __, ...event }) => ({ ...event, ...fields }), ...otherChanges },
    Date.parse(now),
  ) as WithProgramme
}

/** The event of a row of the table, at the usual moment of the build. */
const eventOfRow = (name: string) => eventWith(table.states[name]?.event ?? {})

/** The text of a calendar file without the breaks of long lines (RFC 5545, 3.1). */
const unfolded = (file: string) => file.replaceAll('\r\n ', '')

const cases = Object.entries(table.states)

it('the table has every stage of the sale but "soon"', () => {
  const stages = cases.flatMap(([, { event }]) => event.tickets?.sale ?? [])
  expect(new Set(['soon', ...stages.map(({ is }) => is)])).toEqual(new Set(stageNames))
})

describe.each(cases)('an event that is %s', (_, { event, now, says }) => {
  const content = eventWith(event, now)
  const { banner } = content.eventStatus
  const expected: Texts = { ...table.usual, ...says }
  const { summary = '', sentence = '' } = expected
  const { shareTitle = summary } = expected
  // A cancelled event has the status CANCELLED in calendars. An event that is postponed without a new day is TENTATIVE.
  const isCalledOff = ['CANCELLED', 'TENTATIVE'].includes(expected.status ?? '')

  it('says so to search engines', () => {
    const { eventStatus, previousStartDate, offers, subEvent } = eventJsonLd(content, site, [])
    expect(eventStatus).toBe(`https://schema.org/${expected.eventStatus}`)
    expect(previousStartDate).toBe(expected.previousStart)
    expect([offers].flat()[0]?.availability).toBe(`https://schema.org/${expected.availability}`)
    for (const part of subEvent || []) expect(part.eventStatus).toBe(eventStatus)
  })

  it('says so in calendars, and keeps its UID', () => {
    const file = unfolded(calendarFile(content, site))
    expect(file.split('\r\n')).toEqual(
      expect.arrayContaining([
        `UID:${expected.uid}`,
        `DTSTART:${expected.start}`,
        `STATUS:${expected.status}`,
        `SEQUENCE:${expected.sequence}`,
        `SUMMARY:${expected.summary}`,
      ]),
    )
    // An event that does not take place has no reminder.
    expect(file.includes('BEGIN:VALARM')).toBe(!isCalledOff)
    const statuses = programmeCalendar(content, site).match(/STATUS:\w+/g)
    const items = content.programme.flatMap((part) => part.items)
    expect(statuses).toEqual(items.map(() => `STATUS:${expected.status}`))
  })

  it('says so first in link previews', async () => {
    const { home } = content.pages
    expect(home.shareTitle).toBe(shareTitle)
    expect(home.description.slice(0, sentence.length)).toBe(sentence)
    const { pages, speakers } = previewImagesOf(content, await cutOutFonts())
    // The title "Cancelado: Jornadas …" is "Cancelado" on the image.
    expect(pages.home.title).toBe(shareTitle.split(':')[0])
    // Only an event that is called off has its title on a dark field.
    expect(pages.home.scheme.field === 'tinta').toBe(isCalledOff)
    // If there is news, it is the subtitle of the speaker's image.
    const hasNewsAsSubtitle = speakers['nora-prieto']?.subtitle === banner?.label
    expect(hasNewsAsSubtitle).toBe(banner !== null)
    // "Sube al escenario" (goes on stage) is false if the event is called off.
    expect(content.speakerHead.untitled.includes('Sube al escenario')).toBe(!isCalledOff)
  })

  it('says so before the first paint, and its button offers only what is available', () => {
    const { sale, stageAtBuild, eventStatus } = content
    const times = timesOf({ event: content.event, sale, notice: eventStatus.notice })
    const flags = flagsAt(content.event.from - 1, times)
    // An event that is called off counts as over at any time.
    expect(flags.phase).toBe(isCalledOff ? 'after' : 'before')
    expect(sale[stageAtBuild]?.texts.button).toEqual([expected.sells])
    expect(flags.sale === 'off').toBe(isCalledOff)
  })

  it('calls to action at the end of the programme, unless it is called off', () => {
    const { actions } = testEvent.copy.programme
    expect(content.programmeCall).toBe(isCalledOff ? banner?.label : actions)
  })
})

it('the PDF of an event with a new date says so in the largest letters of its first page', async () => {
  const content = eventOfRow('put off to a day in winter of another year')
  const pdf = await openPdf(await programmePdf(content, site))
  expect(pdf.numPages).toBe(2)
  expect((await textsOf(pdf))[0]).toContain('Nueva fecha. Se celebra el 16 de enero de 2027')
  const [largest] = (await piecesOf(pdf)).toSorted((a, b) => b.height - a.height)
  expect(largest?.str).toContain('Nueva fecha')
})

it('a new date is in facts and texts, with its weekday and its UTC offset', () => {
  const content = eventWith({ status: { is: 'postponed', day: '2026-11-08' } })
  expect(content.facts.fechaLarga).toBe('Domingo 8 de noviembre de 2026')
  expect(content.event.end).toBe('2026-11-08T22:00:00+01:00')
  expect(JSON.stringify(content.copy.layout)).toContain('Domingo 8 de noviembre')
})

describe.each(['moved', 'put off to another day and another place'])(
  'an event that is %s',
  (name) => {
    const content = eventOfRow(name)

    it('has the new venue instead of the old one', () => {
      expect(Object.keys(content.venues)).toEqual(['library', 'hall'])
    })

    it('names the new venue in texts, structured data and calendars', () => {
      const texts = JSON.stringify([content.questions, content.programme])
      expect(texts).toContain('{"label":"Pabellón de la Ribera","target":"hall"}')
      const outputs = [
        JSON.stringify(eventJsonLd(content, site, [])),
        unfolded(calendarFile(content, site)),
        unfolded(programmeCalendar(content, site)),
      ]
      for (const text of [texts, ...outputs]) {
        expect(text).toContain('Pabellón de la Ribera')
        expect(text).not.toContain('Muelle de Levante')
      }
    })
  },
)

it('a cancelled event gives the mail address for questions about tickets', () => {
  const { sale } = eventOfRow('cancelled')
  expect(sale[0].texts.window).toContainEqual({ label: testEvent.event.email, target: 'mail' })
})
