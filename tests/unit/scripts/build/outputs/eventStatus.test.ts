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

/** Fields of event.yaml that a case sets. */
type StatusFields = Partial<Pick<Event, 'status' | 'tickets' | 'updated'>>

/** Texts of the outputs, by the names that the first lines of eventStatus.yaml explain. */
type Texts = Readonly<Record<string, string>>

/** An event, the moment of its build, and the texts that differ from the usual ones. */
type Case = { readonly event: StatusFields; readonly now?: string; readonly texts?: Texts }

const { usual, cases } = parse(readFileSync(`${import.meta.dirname}/eventStatus.yaml`, 'utf8')) as {
  readonly usual: Texts & { readonly now: string }
  readonly cases: Readonly<Record<string, Case>>
}

/** A copy of a value, in which `to` replaces `from` in all texts. */
const replaceTextsIn = <Value>(value: Value, from: string, to: string) =>
  JSON.parse(JSON.stringify(value).replaceAll(from, to)) as Value

/** Changes in other files with which an organiser moves the event from the wharf to the hall. */
const moveToHall: Changes = {
  venues: ({ venues }) => ({
    venues: { ...venues, hall: { ...(venues['wharf'] as Venue), ...hall } },
  }),
  programme: (programme) => replaceTextsIn(programme, '"venue":"wharf"', '"venue":"hall"'),
  faq(faq) {
    const withNewLinks = replaceTextsIn(faq, '](wharf)', '](hall)')
    return replaceTextsIn(withNewLinks, 'sedes.wharf.', 'sedes.hall.')
  },
}

/**
 * The tests' event with these fields of event.yaml, and without the sale and the notice that the file has.
 * @param now the moment of the build
 */
function eventWith(fields: StatusFields, now = usual.now) {
  // `to` is the venue to which the event moves.
  const isMoved = fields.status?.to !== undefined
  const changes: Changes = {
    event: ({ tickets: _, notice: __, ...event }) => ({ ...event, ...fields }),
    ...(isMoved ? moveToHall : {}),
  }
  return alteredEvent(changes, Date.parse(now)) as WithProgramme
}

/** The event of a case, at the usual moment of the build. */
const eventOfCase = (name: string) => eventWith(cases[name]?.event ?? {})

/** The text of a calendar file without the breaks of long lines (RFC 5545, 3.1). */
const unfolded = (file: string) => file.replaceAll('\r\n ', '')

it('the cases have every stage of the sale but "soon"', () => {
  const stages = Object.values(cases).flatMap(({ event }) => event.tickets?.sale ?? [])
  const testedStages = stages.map(({ is }) => is)
  expect(new Set(['soon', ...testedStages])).toEqual(new Set(stageNames))
})

describe.each(Object.entries(cases))('an event that is %s', (_, { event, now, texts }) => {
  const content = eventWith(event, now)
  const { banner } = content.eventStatus
  const expected: Texts = { ...usual, ...texts }
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

    // In the programme's calendar each item has the status of the event.
    const statuses = programmeCalendar(content, site).match(/STATUS:\w+/g)
    const items = content.programme.flatMap((part) => part.items)
    expect(statuses).toEqual(items.map(() => `STATUS:${expected.status}`))
  })

  it('says so first in link previews', async () => {
    const { home } = content.pages
    expect(home.shareTitle).toBe(shareTitle)
    expect(home.description.slice(0, sentence.length)).toBe(sentence)

    const { pages, speakers } = previewImagesOf(content, await cutOutFonts())
    // The image shows the title up to its colon: "Cancelado" from "Cancelado: Jornadas …".
    expect(pages.home.title).toBe(shareTitle.split(':')[0])
    // Only an event that is called off has its title on a dark field. "tinta" is the dark colour.
    expect(pages.home.scheme.field === 'tinta').toBe(isCalledOff)
    // If the event's status is news, the news is the subtitle of the speaker's image.
    const hasNewsAsSubtitle = speakers['nora-prieto']?.subtitle === banner?.label
    expect(hasNewsAsSubtitle).toBe(banner !== null)

    // "Sube al escenario" (goes on stage) is not true if the event is called off.
    expect(content.speakerHead.untitled.includes('Sube al escenario')).toBe(!isCalledOff)
  })

  it('says so in the flags of the first paint, and its button offers only what is available', () => {
    const { sale, stageAtBuild, eventStatus } = content
    const times = timesOf({ event: content.event, sale, notice: eventStatus.notice })
    const flags = flagsAt(content.event.from - 1, times)
    // An event that is called off counts as over at any time.
    expect(flags.phase).toBe(isCalledOff ? 'after' : 'before')
    expect(flags.sale === 'off').toBe(isCalledOff)
    expect(sale[stageAtBuild]?.texts.button).toEqual([expected.saleButton])
  })

  it('has a call to action at the end of the programme, or its news if it is called off', () => {
    const { actions } = testEvent.copy.programme
    expect(content.programmeCall).toBe(isCalledOff ? banner?.label : actions)
  })
})

it('the PDF of an event with a new date says so in the largest font size of its first page', async () => {
  const content = eventOfCase('put off to a day in winter of another year')
  const pdf = await openPdf(await programmePdf(content, site))
  expect(pdf.numPages).toBe(2)
  const [firstPageText] = await textsOf(pdf)
  expect(firstPageText).toContain('Nueva fecha. Se celebra el 16 de enero de 2027')
  const pieces = await piecesOf(pdf)
  const [largestPiece] = pieces.toSorted((a, b) => b.height - a.height)
  expect(largestPiece?.str).toContain('Nueva fecha')
})

it('a new date replaces the old one in facts and texts, with its weekday and its UTC offset', () => {
  const content = eventWith({ status: { is: 'postponed', day: '2026-11-08' } })
  expect(content.facts.fechaLarga).toBe('Domingo 8 de noviembre de 2026')
  expect(content.event.end).toBe('2026-11-08T22:00:00+01:00')
  expect(JSON.stringify(content.copy.layout)).toContain('Domingo 8 de noviembre')
})

describe.each(['moved', 'put off to another day and another place'])(
  'an event that is %s',
  (name) => {
    const content = eventOfCase(name)

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
  const { sale } = eventOfCase('cancelled')
  expect(sale[0].texts.window).toContainEqual({ label: testEvent.event.email, target: 'mail' })
})
