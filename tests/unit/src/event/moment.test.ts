// The flags of a moment, and the script that writes them before the first paint.
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { firstPaintScript } from '../../../../scripts/build/render/assemble-page.ts'
import { flagsAt, flagsInPage, type Times, timesOf } from '../../../../src/event/moment.ts'
import { evento } from '../../../support/evento.ts'

const { event, sale, eventStatus } = evento
const ownTimes = timesOf({ event, sale, notice: eventStatus.notice })
const midnight = Date.parse('2026-05-15T00:00:00+02:00')

it('the flags of a moment name the phase, the stage of the sale and the notice', () => {
  const times: Times = {
    event: { from: 10, to: 30, calledOff: false },
    day: 5,
    sale: [
      { is: 'soon', from: 0 },
      { is: 'open', from: 15 },
    ],
    notice: { from: 12, until: 15 },
    lateFrom: 3,
  }
  const flags = [2, 4, 9, 12, 20, 30].map((moment) =>
    Object.entries(flagsAt(moment, times))
      .flatMap(([name, flag]) => (flag === 'true' && name !== 'notice' ? name : (flag ?? [])))
      .join(' '),
  )
  expect(flags).toEqual([
    'before soon false',
    'before late soon false',
    'before today late soon false',
    'during today late soon true',
    'during today late open false',
    'after open false',
  ])
  const off = { ...times, event: { ...times.event, calledOff: true }, notice: null }
  const over = { phase: 'after', calledOff: 'true', sale: 'open' }
  expect(flagsAt(20, off)).toEqual(over)
  expect(flagsInPage(20, off)).toEqual(over)
  expect(flagsInPage(20, times)).toEqual({ sale: 'open' })
})

describe('the script of the first paint', async () => {
  const script = await firstPaintScript(evento)

  /** The flags that the script writes, and its messages. */
  function run(now: number, search = '') {
    const dataset: Record<string, string> = {}
    const warnings: string[] = []
    const page = {
      document: { documentElement: { dataset }, addEventListener: () => undefined },
      location: { search },
      URLSearchParams,
      window: {},
      console: { warn: (text: string) => warnings.push(text) },
      now,
    }
    runInNewContext(`Date.now = () => now;{${script}}`, page)
    return { dataset, warnings }
  }

  it('sets the flags of the moment', () => {
    const before = { phase: 'before', late: 'true', sale: 'last', notice: 'false' }
    expect(run(midnight - 1)).toEqual({ dataset: before, warnings: [] })
    expect(run(midnight).dataset).toEqual({ ...before, today: 'true' })
    expect(run(event.from).dataset).toEqual(flagsAt(event.from, ownTimes))
  })

  it('sets those of a rehearsed moment, and the distance to it for the app', () => {
    const { dataset } = run(event.to, '?ahora=2026-05-15T20:30')
    const flags = { phase: 'during', today: 'true', late: 'true', sale: 'closed', notice: 'true' }
    expect(dataset).toEqual({ ...flags, shift: String(-1.5 * 3_600_000) })
  })

  it('ignores a moment that is none, with one warning', () => {
    const { dataset, warnings } = run(event.to, '?ahora=ayer')
    expect([dataset.phase, dataset.shift]).toEqual(['after', undefined])
    expect(warnings).toEqual([expect.stringContaining('?ahora')])
  })
})
