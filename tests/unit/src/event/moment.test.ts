// The flags of <html> at a moment, and the script that writes them before the first paint.
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { firstPaintScript } from '../../../../scripts/build/render/assemblePage.ts'
import { flagsAt, flagsInPage, type Times, timesOf } from '../../../../src/event/moment.ts'
import { testEvent } from '../../../support/evento.ts'

const { event, sale, eventStatus } = testEvent
const timesOfTestEvent = timesOf({ event, sale, notice: eventStatus.notice })

/** The beginning of the event's day. */
const midnight = Date.parse('2026-05-15T00:00:00+02:00')

/** The times of a made-up event. Small numbers stand for moments. */
const times: Times = {
  // The end of the last day on which people can ask for something (the flag `late`).
  lateFrom: 3,
  // The beginning of the event's day (the flag `today`).
  day: 5,
  event: { from: 10, to: 30, calledOff: false },
  sale: [
    { name: 'soon', from: 0 },
    { name: 'open', from: 15 },
  ],
  notice: { from: 12, until: 15 },
}

it.each([
  [2, { phase: 'before', sale: 'soon', notice: 'false' }],
  [4, { phase: 'before', late: 'true', sale: 'soon', notice: 'false' }],
  [9, { phase: 'before', today: 'true', late: 'true', sale: 'soon', notice: 'false' }],
  [12, { phase: 'during', today: 'true', late: 'true', sale: 'soon', notice: 'true' }],
  [20, { phase: 'during', today: 'true', late: 'true', sale: 'open', notice: 'false' }],
  [30, { phase: 'after', sale: 'open', notice: 'false' }],
])('the flags at %i are %j', (moment, flags) => {
  expect(flagsAt(moment, times)).toEqual(flags)
})

it('an event that is called off has the phase "after" even while it would be on, and also in the HTML of a page', () => {
  const calledOff = { ...times, event: { ...times.event, calledOff: true }, notice: null }
  const flags = { phase: 'after', calledOff: 'true', sale: 'open' }
  expect(flagsAt(20, calledOff)).toEqual(flags)
  expect(flagsInPage(20, calledOff)).toEqual(flags)
})

it('the HTML of a page has only the flag of the sale, unless the event is called off', () => {
  expect(flagsInPage(20, times)).toEqual({ sale: 'open' })
})

describe('the script of the first paint', async () => {
  const script = await firstPaintScript(testEvent)

  /**
   * Runs the script at a moment.
   * @param search the query of the page's address: "?ahora=2026-05-15T20:30"
   * @returns the flags that it writes, and its warnings
   */
  function runScriptAt(now: number, search = '') {
    const dataset: Record<string, string> = {}
    const warnings: string[] = []
    const globals = {
      document: { documentElement: { dataset }, addEventListener: () => undefined },
      location: { search },
      URLSearchParams,
      window: {},
      console: { warn: (text: string) => warnings.push(text) },
      now,
    }
    runInNewContext(`Date.now = () => now;{${script}}`, globals)
    return { dataset, warnings }
  }

  it('sets the flags of the moment', () => {
    const flagsOfDayBefore = { phase: 'before', late: 'true', sale: 'last', notice: 'false' }
    expect(runScriptAt(midnight - 1)).toEqual({ dataset: flagsOfDayBefore, warnings: [] })
    expect(runScriptAt(midnight).dataset).toEqual({ ...flagsOfDayBefore, today: 'true' })
    expect(runScriptAt(event.from).dataset).toEqual(flagsAt(event.from, timesOfTestEvent))
  })

  it('sets the flags of a rehearsed moment, and in `shift` the milliseconds from the real moment to it', () => {
    // The real moment is the end of the event, 22:00.
    const { dataset } = runScriptAt(event.to, '?ahora=2026-05-15T20:30')
    const flags = { phase: 'during', today: 'true', late: 'true', sale: 'closed', notice: 'true' }
    const minusNinetyMinutes = -90 * 60_000
    expect(dataset).toEqual({ ...flags, shift: String(minusNinetyMinutes) })
  })

  it('sets the flags of the real moment and warns once if it cannot read the rehearsed moment', () => {
    const { dataset, warnings } = runScriptAt(event.to, '?ahora=ayer')
    expect(dataset.phase).toBe('after')
    expect(dataset.shift).toBeUndefined()
    expect(warnings).toEqual([expect.stringContaining('?ahora')])
  })
})
