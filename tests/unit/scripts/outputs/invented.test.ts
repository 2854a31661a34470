// Random events, read, checked and turned into files: SEED=7 COUNT=100 npx vitest run invented.
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import type { SiteContent } from '../../../../scripts/content/loadContent.ts'
import { makeOutputs, outputsOf } from '../../../../scripts/outputs/outputs.ts'
import {
  calendarFileName,
  programmeCalendarName,
  programmePdfName,
} from '../../../../src/event/names.ts'
import type { Changes } from '../../../support/altered-event.ts'
import { changesOf, drawEvent, readEvent, seeds } from '../../../support/draw-event.ts'
import { openPdf, textsOf } from '../../../support/pdf.ts'

const site = { origin: 'https://ejemplo.org', base: '/' }

/** What is wrong with an event's calendars and programme, a line per fault; "refused" if the content checks refuse it. */
async function faultsOf(changes: Changes) {
  const content = readEvent(changes)
  if (!content) return 'refused'
  const { event, programme } = content
  const items = programme.flatMap((part) => part.items)
  const [calendar, acts, pdf] = [
    calendarFileName(event),
    programmeCalendarName(event),
    programmePdfName(event),
  ]
  const made = await makeFiles(content, [calendar, acts, pdf])
  return [
    ...calendarFaults(made[calendar], 1),
    ...calendarFaults(made[acts], items.length),
    ...(await pdfFaults(made[pdf], [...programme, ...items])),
  ]
}

async function makeFiles(content: SiteContent, names: readonly string[]) {
  const outputs = Object.entries(outputsOf(content)).filter(([name]) => names.includes(name))
  return makeOutputs(Object.fromEntries(outputs), content, site)
}

function calendarFaults(file: Buffer | string | undefined, count: number): string[] {
  const calendar = new ICAL.Component(ICAL.parse(String(file)) as unknown[])
  const entries = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry))
  const ids = new Set(entries.map(({ uid }) => uid))
  const backward = entries.filter(({ startDate, endDate }) => endDate.compare(startDate) <= 0)
  return [
    ...(entries.length === count ? [] : [`${entries.length} entries, not ${count}`]),
    ...(ids.size === entries.length ? [] : ['the same UID twice']),
    ...backward.map(({ summary }) => `«${summary}» ends before it begins`),
  ]
}

const squeezed = (text: string) => text.replace(/[\s-]+/g, '')

/** Expects a tagged PDF in which nothing of the programme is missing. */
async function pdfFaults(file: Buffer | undefined, titled: readonly { readonly title: string }[]) {
  const pdf = await openPdf(file ?? Buffer.from(''))
  const text = squeezed((await textsOf(pdf)).join(''))
  const missing = titled.filter(({ title }) => !text.includes(squeezed(title)))
  return [
    ...((await pdf.getMarkInfo())?.Marked === true ? [] : ['no tags']),
    ...missing.map(({ title }) => `«${title}» is missing`),
  ]
}

describe('random events', () => {
  it('have whole files, or are refused with the field that is meant', async () => {
    const found = []
    for (const seed of seeds(3)) {
      found.push({ seed, faults: await faultsOf(drawEvent(seed).changes) })
    }
    const whole = found.filter(({ faults }) => faults !== 'refused')
    expect(whole.length).toBeGreaterThan(found.length / 2)
    expect(whole.filter(({ faults }) => faults.length > 0)).toEqual([])
  })

  const { drawn } = drawEvent(7)
  it.each([
    ['words of 60 letters', { texts: ['x'.repeat(60), 'Una palabra'] }],
    ['60 speakers', { speakers: 60 }],
    ['no past edition', { editions: 0 }],
  ])('may have %s', async (_, changed) => {
    expect(await faultsOf(changesOf({ ...drawn, ...changed }))).toEqual([])
  })
})
