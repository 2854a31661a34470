// The countdown, the flags and the stage of the sale on an open page, as time passes.
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { timesOf } from '../../../../src/event/moment.ts'
import { followFlags, useCountdown, useStage } from '../../../../src/browser/clock.ts'

const start = Date.parse('2025-11-08T11:00:00+01:00')
const end = Date.parse('2025-11-08T21:00:00+01:00')
const event = { from: start, to: end, calledOff: false }

let isTabHidden = false

beforeEach(() => {
  isTabHidden = false
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isTabHidden)
})

/** Lets time pass. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

/** Hides the tab, or shows it again. */
const setTabHidden = (isHidden: boolean) =>
  act(() => {
    isTabHidden = isHidden
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** Renders a countdown at a moment. */
function countdownAt(moment: number) {
  vi.setSystemTime(moment)
  const { result, unmount } = renderHook(() => useCountdown(event))
  const secondsLeft = () => result.current.secondsLeft
  const setPaused = (isPaused: boolean) => act(() => result.current.setPaused(isPaused))
  return { secondsLeft, setPaused, unmount }
}

it('the countdown ticks at whole seconds before the event, even if it starts 89.4 seconds before it', () => {
  const { secondsLeft } = countdownAt(start - 89_400)
  pass(400)
  expect(secondsLeft()).toBe(89)
  pass(999)
  expect(secondsLeft()).toBe(89)
  pass(1)
  expect(secondsLeft()).toBe(88)
})

it('a paused countdown stops, even if the tab is hidden and shown; afterwards it shows the present again', () => {
  const { secondsLeft, setPaused } = countdownAt(start - 88_000)
  setPaused(true)
  pass(20_000)
  setTabHidden(true)
  setTabHidden(false)
  expect(secondsLeft()).toBe(88)
  setPaused(false)
  expect(secondsLeft()).toBe(68)
})

it('the countdown runs no timer in a hidden tab, and is correct as soon as the tab is shown', () => {
  const { secondsLeft } = countdownAt(start - 90_000)
  setTabHidden(true)
  expect(vi.getTimerCount()).toBe(0)
  pass(30_000)
  setTabHidden(false)
  expect(secondsLeft()).toBe(60)
})

it('a countdown that is removed leaves no timer behind', () => {
  const { unmount } = countdownAt(start - 90_000)
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

it('an open page gets the flag "today" at midnight, and loses it at the end of the event', () => {
  const { dataset } = document.documentElement
  const times = timesOf({
    event: { ...event, dayFrom: Date.parse('2025-11-08T00:00:00+01:00') },
    sale: [{ name: 'open', from: 0 }],
    notice: null,
  })
  vi.setSystemTime('2025-11-07T23:59:30+01:00')
  const stop = followFlags(times)

  expect(dataset.today).toBeUndefined()
  pass(times.day - Date.now())
  expect(dataset.today).toBe('true')
  pass(end - Date.now())
  expect(dataset.today).toBeUndefined()

  stop()
})

const dayInMs = 86_400_000

// A timer of a browser lasts 24.8 days at most.
it('a component gets the next stage of the sale as soon as it begins, even after forty days', () => {
  vi.setSystemTime(end - 40 * dayInMs)
  const { result } = renderHook(() => useStage([{ from: 0 }, { from: end }], 0))
  pass(end - 1 - Date.now())
  expect(result.current).toBe(0)
  pass(1)
  expect(result.current).toBe(1)
})

it('a ticking countdown adds no further listeners', () => {
  const addListener = vi.spyOn(document, 'addEventListener')
  countdownAt(start - 90_000)
  pass(5000)
  const addedTypes = addListener.mock.calls.map(([type]) => type)
  expect(addedTypes.filter((type) => type === 'visibilitychange')).toHaveLength(1)
})
