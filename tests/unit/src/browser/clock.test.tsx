// The countdown and the phases of an open page.
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { timesOf } from '../../../../src/event/moment.ts'
import { followFlags, useCountdown, useStage } from '../../../../src/browser/clock.ts'

const start = Date.parse('2025-11-08T11:00:00+01:00')
const end = Date.parse('2025-11-08T21:00:00+01:00')
const event = { from: start, to: end, calledOff: false }

let hidden = false

beforeEach(() => {
  hidden = false
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

const hide = (value: boolean) =>
  act(() => {
    hidden = value
    document.dispatchEvent(new Event('visibilitychange'))
  })

function countAt(moment: number) {
  vi.setSystemTime(moment)
  const { result, unmount } = renderHook(() => useCountdown(event))
  return { left: () => result.current.secondsLeft, count: result, unmount }
}

it('the countdown ticks at whole seconds, also if it began between two, stays paused, and then shows the present', () => {
  const { left, count } = countAt(start - 89_400)
  const seen = [400, 999, 1].map((time) => (pass(time), left()))
  expect(seen).toEqual([89, 89, 88])
  act(() => count.current.setPaused(true))
  pass(20_000)
  hide(true)
  hide(false)
  expect(left()).toBe(88)
  act(() => count.current.setPaused(false))
  expect(left()).toBe(68)
})

it('the countdown runs no timer in a hidden tab, is right at once when it is seen again, and leaves none behind', () => {
  const { left, unmount } = countAt(start - 90_000)
  hide(true)
  expect(vi.getTimerCount()).toBe(0)
  pass(30_000)
  hide(false)
  expect(left()).toBe(60)
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

it('an open page says "today" when midnight passes, until the end', () => {
  const { dataset } = document.documentElement
  const times = timesOf({
    event: { ...event, start: '2025-11-08T11:00:00+01:00' },
    sale: [{ is: 'open', from: 0 }],
    notice: null,
  })
  vi.setSystemTime('2025-11-07T23:59:30+01:00')
  const stop = followFlags(times)
  const seen = [dataset.today]
  for (const moment of [times.day, end]) {
    pass(moment - Date.now())
    seen.push(dataset.today)
  }
  expect(seen).toEqual([undefined, 'true', undefined])
  stop()
})

it('what it renders follows the stages of a sale at their minute', () => {
  vi.setSystemTime(end - 40 * 86_400_000)
  const { result } = renderHook(() => useStage([{ from: 0 }, { from: end }], 0))
  const seen = [end - 1, end].map((moment) => (pass(moment - Date.now()), result.current))
  expect(seen).toEqual([0, 1])
})

it('the countdown keeps one watch of the clock while it ticks', () => {
  const added = vi.spyOn(document, 'addEventListener')
  countAt(start - 90_000)
  pass(5000)
  expect(added.mock.calls.filter(([type]) => type === 'visibilitychange')).toHaveLength(1)
})
