import { useCallback, useState, useSyncExternalStore } from 'react'
import { flagsAt, phaseAt, type Phase, stageAt, type Times, writeFlags } from '../event/moment.ts'
import type { SaleStage } from '../event/model.ts'

/**
 * The difference between the rehearsed moment (`?ahora`) and the visitor's clock, in milliseconds. Undefined without a
 * rehearsal. src/firstPaint.ts has written it. Browser only.
 */
const shift = (): string | undefined => document.documentElement.dataset.shift

/** The current moment or, in a rehearsal, the rehearsed one, in milliseconds since 1970. Browser only. */
const currentMoment = (): number => Date.now() + Number(shift() ?? 0)

const secondInMs = 1000
const minuteInMs = 60 * secondInMs

/**
 * Calls `listener` at each full step of the clock, such as each full minute. It also does so when the tab is shown again, or
 * comes out of the back/forward cache. While the tab is hidden, no timer runs.
 * @param step in milliseconds
 * @param end the moment of the last step, in milliseconds since 1970
 * @returns a function that stops the calls
 */
function watchClock(step: number, end: number, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function scheduleNextStep() {
    clearTimeout(timer)
    const now = currentMoment()
    if (!document.hidden && now < end) timer = setTimeout(takeStep, step - (now % step))
  }
  function takeStep() {
    listener()
    scheduleNextStep()
  }
  scheduleNextStep()
  document.addEventListener('visibilitychange', takeStep)
  window.addEventListener('pageshow', takeStep)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', takeStep)
    window.removeEventListener('pageshow', takeStep)
  }
}

/**
 * A value that depends on the current moment. It is kept up to date on an open page.
 * @param read computes the value for a moment in milliseconds since 1970. It must return the identical value until it changes.
 * @param prerendered the value while prerendering and hydrating
 * @param end the moment after which the value is not updated, in milliseconds since 1970
 * @param step in milliseconds. The value changes only at full steps of the clock.
 */
function useMomentValue<Value>(
  read: (now: number) => Value,
  prerendered: Value,
  end: number,
  step = minuteInMs,
): Value {
  // With a new `subscribe` at each render, React would stop the clock and start another one each time.
  const subscribe = useCallback(
    (listener: () => void) => watchClock(step, end, listener),
    [step, end],
  )
  return useSyncExternalStore(
    subscribe,
    () => read(currentMoment()),
    () => prerendered,
  )
}

/**
 * Keeps the flags of <html> up to date on an open page.
 * @returns a function that stops the updates
 */
export function followFlags(times: Times): () => void {
  const write = () => writeFlags(flagsAt(currentMoment(), times), document.documentElement.dataset)
  write()
  return watchClock(minuteInMs, Infinity, write)
}

/**
 * The beginning of the current minute, in milliseconds since 1970. Null while prerendering and hydrating, and for an event
 * that is called off.
 */
export function usePresentMinute({
  to,
  calledOff,
}: Pick<Times['event'], 'to' | 'calledOff'>): number | null {
  return useMomentValue<number | null>(
    (now) => (calledOff ? null : now - (now % minuteInMs)),
    null,
    to,
  )
}

/** The beginning of the rehearsed minute, in milliseconds since 1970. Null without a rehearsal, and while hydrating. */
export function useRehearsedMinute(): number | null {
  return useMomentValue<number | null>(
    (now) => (shift() === undefined ? null : now - (now % minuteInMs)),
    null,
    Infinity,
  )
}

/** The event's current phase. While prerendering and hydrating it is "before", unless the event is called off. */
export function usePhase(event: Times['event']): Phase {
  const prerendered = event.calledOff ? 'after' : 'before'
  return useMomentValue((now) => phaseAt(now, event), prerendered, event.to)
}

/**
 * Index of the current stage of the sale.
 * @param prerendered the index while prerendering and hydrating
 */
export function useStage(stages: readonly Pick<SaleStage, 'from'>[], prerendered: number): number {
  // Once the last stage has begun, nothing changes any more.
  const end = stages.at(-1)?.from ?? 0
  return useMomentValue((now) => stageAt(stages, now), prerendered, end)
}

/**
 * The countdown to the start of the event. `secondsLeft` is in whole seconds: 0 from the start on, and null while prerendering
 * and hydrating. While the countdown is paused, the value stays the same until the start (WCAG 2.2.2).
 */
export function useCountdown({ from }: Pick<Times['event'], 'from'>) {
  const [pausedSeconds, setPausedSeconds] = useState<number | null>(null)
  const runningSeconds = useMomentValue<number | null>(
    (now) => Math.max(0, Math.ceil((from - now) / secondInMs)),
    null,
    from,
    secondInMs,
  )
  return {
    secondsLeft: runningSeconds === 0 ? runningSeconds : (pausedSeconds ?? runningSeconds),
    isPaused: pausedSeconds !== null,
    setPaused: (paused: boolean) => setPausedSeconds(paused ? runningSeconds : null),
  }
}
