// The live countdown (spec 2 Home 1, 4, 9; design: after the start, WCAG 2.2.2).
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CountdownState, createCountdown, timeParts } from '../../../src/browser/countdown.ts'

const event = { start: '2025-11-08T11:00:00+01:00', end: '2025-11-08T21:00:00+01:00' }
const start = Date.parse('2025-11-08T10:00:00Z')
const end = Date.parse('2025-11-08T20:00:00Z')

describe('the parts of a time span', () => {
  it('are days, hours, minutes and seconds that add up', () => {
    expect(timeParts(0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
    expect(timeParts(59)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 59 })
    expect(timeParts(60)).toEqual({ days: 0, hours: 0, minutes: 1, seconds: 0 })
    expect(timeParts(3_599)).toEqual({ days: 0, hours: 0, minutes: 59, seconds: 59 })
    expect(timeParts(86_399)).toEqual({ days: 0, hours: 23, minutes: 59, seconds: 59 })
    expect(timeParts(86_400)).toEqual({ days: 1, hours: 0, minutes: 0, seconds: 0 })
    expect(timeParts(365 * 86_400 + 3_661)).toEqual({ days: 365, hours: 1, minutes: 1, seconds: 1 })
  })

  it('are all zero for a time that has passed', () => {
    expect(timeParts(-1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
    expect(timeParts(-100_000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
  })
})

function showFromCache(persisted = true) {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
}

describe('the countdown', () => {
  let hidden = false
  let stop: (() => void) | undefined

  beforeEach(() => {
    hidden = false
    vi.useFakeTimers()
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  })

  afterEach(() => stop?.())

  /** A countdown at a moment of a clock that runs with the timers, and what it told its listener. */
  function countAt(moment: number) {
    vi.setSystemTime(moment)
    const now = vi.fn<() => number>(() => Date.now())
    const countdown = createCountdown(event, now)
    const told = vi.fn<() => CountdownState>(() => countdown.getState())
    stop = countdown.subscribe(told)
    return { ...countdown, told, now, unsubscribe: stop }
  }

  function hide(value: boolean) {
    hidden = value
    document.dispatchEvent(new Event('visibilitychange'))
  }

  it('tells the whole seconds to the start at once', () => {
    const { getState } = countAt(start - 90_000)
    expect(getState()).toEqual({ phase: 'before', secondsLeft: 90, paused: false })
  })

  it('ticks once a second', () => {
    const { getState, told } = countAt(start - 90_000)
    vi.advanceTimersByTime(999)
    expect(told).toHaveBeenCalledTimes(0)
    vi.advanceTimersByTime(1)
    expect(told).toHaveBeenCalledTimes(1)
    expect(getState().secondsLeft).toBe(89)
    vi.advanceTimersByTime(58_000)
    expect(told).toHaveBeenCalledTimes(59)
    expect(getState().secondsLeft).toBe(31)
  })

  it('ticks at whole seconds also if it began between two', () => {
    const { getState, told } = countAt(start - 89_400)
    expect(getState().secondsLeft).toBe(90)
    vi.advanceTimersByTime(400)
    expect(told).toHaveBeenCalledTimes(1)
    expect(getState().secondsLeft).toBe(89)
  })

  it('stops at the start, changes its phase and holds no timer from then on', () => {
    const { getState, told } = countAt(start - 3_000)
    vi.advanceTimersByTime(2_999)
    expect(getState()).toEqual({ phase: 'before', secondsLeft: 1, paused: false })
    vi.advanceTimersByTime(1)
    expect(getState()).toEqual({ phase: 'during', secondsLeft: 0, paused: false })
    expect(vi.getTimerCount()).toBe(0)
    const calls = told.mock.calls.length
    vi.advanceTimersByTime(12 * 3_600_000)
    hide(true)
    hide(false)
    expect(told).toHaveBeenCalledTimes(calls)
  })

  it('never shows a negative number or none, second by second over the start', () => {
    const { getState, told } = countAt(start - 5_700)
    for (let second = 0; second < 20; second++) vi.advanceTimersByTime(1_000)
    expect(getState().phase).toBe('during')
    const states = told.mock.results.map(({ value }) => value as CountdownState)
    expect(states.map(({ secondsLeft }) => secondsLeft)).toEqual([5, 4, 3, 2, 1, 0])
  })

  it.each([
    ['at the start', start, 'during'],
    ['in the last second', end - 1, 'during'],
    ['at the end', end, 'after'],
    ['years later', end + 1e11, 'after'],
  ])('runs no timer if the page is opened %s', (_, moment, phase) => {
    const { getState } = countAt(moment)
    expect(getState()).toEqual({ phase, secondsLeft: 0, paused: false })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('keeps what it shows while paused, and shows the present when it goes on', () => {
    const { getState, setPaused, told } = countAt(start - 90_000)
    vi.advanceTimersByTime(10_000)
    setPaused(true)
    expect(getState()).toEqual({ phase: 'before', secondsLeft: 80, paused: true })
    expect(vi.getTimerCount()).toBe(0)
    const calls = told.mock.calls.length
    vi.advanceTimersByTime(20_000)
    hide(true)
    hide(false)
    showFromCache()
    expect(told).toHaveBeenCalledTimes(calls)
    expect(getState().secondsLeft).toBe(80)
    setPaused(false)
    expect(getState()).toEqual({ phase: 'before', secondsLeft: 60, paused: false })
    vi.advanceTimersByTime(1_000)
    expect(getState().secondsLeft).toBe(59)
  })

  it('shows that the event has begun when it was paused before and resumed after the start', () => {
    const { getState, setPaused } = countAt(start - 5_000)
    setPaused(true)
    vi.advanceTimersByTime(10_000)
    setPaused(false)
    expect(getState()).toEqual({ phase: 'during', secondsLeft: 0, paused: false })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('holds no timer in a hidden tab and is right at once when the tab is seen again', () => {
    const { getState } = countAt(start - 90_000)
    hide(true)
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(30_000)
    expect(getState().secondsLeft).toBe(90)
    hide(false)
    expect(getState().secondsLeft).toBe(60)
    vi.advanceTimersByTime(1_000)
    expect(getState().secondsLeft).toBe(59)
    expect(vi.getTimerCount()).toBe(1)
  })

  it('holds no timer if the tab is opened in the background', () => {
    hidden = true
    const { getState } = countAt(start - 90_000)
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(5_000)
    hide(false)
    expect(getState().secondsLeft).toBe(85)
  })

  it('shows the right phase when it comes back from the back/forward cache over start and end', () => {
    const { getState } = countAt(start - 90_000)
    vi.setSystemTime(start + 1_000)
    showFromCache()
    expect(getState().phase).toBe('during')
    vi.setSystemTime(end + 1_000)
    showFromCache(false)
    expect(getState().phase).toBe('during')
    showFromCache()
    expect(getState().phase).toBe('after')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('leaves no listener and no timer behind when nobody looks any more', () => {
    const added = [vi.spyOn(document, 'addEventListener'), vi.spyOn(window, 'addEventListener')]
    const removed = [
      vi.spyOn(document, 'removeEventListener'),
      vi.spyOn(window, 'removeEventListener'),
    ]
    const { unsubscribe, now, told } = countAt(start - 90_000)
    unsubscribe()
    const calls = (spies: typeof added | typeof removed) =>
      spies.flatMap((spy) => spy.mock.calls.map(([type, listener]) => ({ type, listener })))
    expect(calls(added).length).toBeGreaterThan(0)
    expect(calls(removed)).toEqual(calls(added))
    expect(vi.getTimerCount()).toBe(0)
    now.mockClear()
    hide(true)
    hide(false)
    showFromCache()
    expect(now).not.toHaveBeenCalled()
    expect(told).not.toHaveBeenCalled()
  })

  it('goes on for the listener that stays, and begins again for one that comes later', () => {
    const { subscribe, unsubscribe, getState } = countAt(start - 90_000)
    const second = vi.fn<() => void>()
    const leave = subscribe(second)
    unsubscribe()
    vi.advanceTimersByTime(1_000)
    expect(second).toHaveBeenCalledTimes(1)
    leave()
    vi.advanceTimersByTime(10_000)
    const third = vi.fn<() => void>()
    stop = subscribe(third)
    vi.advanceTimersByTime(1_000)
    expect(third).toHaveBeenCalledTimes(1)
    expect(getState().secondsLeft).toBe(78)
  })
})
