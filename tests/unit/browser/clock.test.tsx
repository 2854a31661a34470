// The countdown and the phases of an open page.
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useCountdown, usePhase, useStage } from '../../../src/browser/clock.ts'

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

describe('the countdown', () => {
  it('ticks at whole seconds, also if it began between two', () => {
    const { left } = countAt(start - 89_400)
    expect(left()).toBe(90)
    pass(400)
    expect(left()).toBe(89)
    pass(999)
    expect(left()).toBe(89)
    pass(1)
    expect(left()).toBe(88)
  })

  it('rests at the start and runs no timer from then on', () => {
    const { left } = countAt(start - 2_500)
    const seen = [left()]
    for (let second = 0; second < 5; second++) {
      pass(1_000)
      seen.push(left())
    }
    expect(seen).toEqual([3, 2, 1, 0, 0, 0])
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([start, end, end + 1e11])('runs no timer if the page is opened at %i', (moment) => {
    expect(countAt(moment).left()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('keeps its value while paused, and shows the present value when it resumes', () => {
    const { left, count } = countAt(start - 90_000)
    act(() => count.current.setPaused(true))
    pass(20_000)
    hide(true)
    hide(false)
    expect(left()).toBe(90)
    act(() => count.current.setPaused(false))
    expect(left()).toBe(70)
    pass(1_000)
    expect(left()).toBe(69)
  })

  it('runs no timer in a hidden tab, is right at once when it is seen again, and leaves none behind', () => {
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
})

describe('what an open page says', () => {
  it('changes at the start and at the end, and then waits for nothing', () => {
    vi.setSystemTime(start - 3_600_000)
    const { result } = renderHook(() => usePhase(event))
    const seen = [result.current]
    for (const moment of [start - 1, start, end - 1, end]) {
      pass(moment - Date.now())
      seen.push(result.current)
    }
    expect(seen).toEqual(['before', 'before', 'during', 'during', 'after'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is right after the back/forward cache, and within a minute after the clock is adjusted', () => {
    vi.setSystemTime(start - 86_400_000)
    const { result } = renderHook(() => usePhase(event))
    vi.setSystemTime(start + 1)
    act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(result.current).toBe('during')
    vi.setSystemTime(end + 1)
    pass(60_000)
    expect(result.current).toBe('after')
  })

  it('follows the stages of a sale at their minute', () => {
    vi.setSystemTime(end - 40 * 86_400_000)
    const stages = [{ from: 0 }, { from: end }]
    const { result } = renderHook(() => useStage(stages, 0))
    pass(end - 1 - Date.now())
    expect(result.current).toBe(0)
    pass(1)
    expect(result.current).toBe(1)
  })
})
