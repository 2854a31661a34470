import { useCallback, useState, useSyncExternalStore } from 'react'
import { flagsAt, phaseAt, type Phase, stageAt, type Times, writeFlags } from '../event/moment.ts'
import type { SaleStage } from '../event/model.ts'

/**
 * How far the rehearsed moment (`?ahora`) is from the visitor's clock, in milliseconds; undefined without a rehearsal.
 * Written by src/firstPaint.ts. Browser only.
 */
const shift = (): string | undefined => document.documentElement.dataset.shift

/** The present, or the rehearsed one, in milliseconds since 1970. Browser only. */
const present = (): number => Date.now() + Number(shift() ?? 0)

const second = 1000
const minute = 60 * second

/**
 * Calls `listener` at each full step of the clock, and when the visitor comes back to the page, also from the back/forward
 * cache. A hidden tab has no timer.
 * @param step in milliseconds
 * @param end when the steps end, in milliseconds since 1970
 * @returns a function that stops the calls
 */
function watchClock(step: number, end: number, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function wait() {
    clearTimeout(timer)
    const now = present()
    if (!document.hidden && now < end) timer = setTimeout(tell, step - (now % step))
  }
  function tell() {
    listener()
    wait()
  }
  wait()
  document.addEventListener('visibilitychange', tell)
  window.addEventListener('pageshow', tell)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tell)
    window.removeEventListener('pageshow', tell)
  }
}

/**
 * A value that follows from the present time, kept up to date on an open page.
 * @param read gets milliseconds since 1970. Must return the identical value until it changes.
 * @param prerendered the value while prerendering and hydrating
 * @param end when the clock stops updating the value, in milliseconds since 1970
 * @param step in milliseconds: the value changes only at full steps
 */
function usePresent<Value>(
  read: (now: number) => Value,
  prerendered: Value,
  end: number,
  step = minute,
): Value {
  // A new `subscribe` at each render would make React stop the clock and start another one.
  const subscribe = useCallback(
    (listener: () => void) => watchClock(step, end, listener),
    [step, end],
  )
  return useSyncExternalStore(
    subscribe,
    () => read(present()),
    () => prerendered,
  )
}

/**
 * Keeps the flags of the document true on an open page.
 * @returns a function that stops this
 */
export function followFlags(times: Times): () => void {
  const write = () => writeFlags(flagsAt(present(), times), document.documentElement.dataset)
  write()
  return watchClock(minute, Infinity, write)
}

/**
 * The present to the minute, in milliseconds since 1970; null while prerendering and hydrating, and for an event that is called
 * off.
 */
export function usePresentMinute({
  to,
  calledOff,
}: Pick<Times['event'], 'to' | 'calledOff'>): number | null {
  return usePresent<number | null>((now) => (calledOff ? null : now - (now % minute)), null, to)
}

/** The rehearsed moment to the minute, in milliseconds since 1970; null without a rehearsal and while hydrating. */
export function useRehearsedMinute(): number | null {
  return usePresent<number | null>(
    (now) => (shift() === undefined ? null : now - (now % minute)),
    null,
    Infinity,
  )
}

/** Whether the event is to come, on, or over. Prerendered as "before", unless the event is called off. */
export function usePhase(event: Times['event']): Phase {
  return usePresent((now) => phaseAt(now, event), event.calledOff ? 'after' : 'before', event.to)
}

/** Index of the stage that holds now; `prerendered` is the index in the prerendered page. */
export function useStage(stages: readonly Pick<SaleStage, 'from'>[], prerendered: number): number {
  // From the last stage on nothing changes.
  const end = stages.at(-1)?.from ?? 0
  return usePresent((now) => stageAt(stages, now), prerendered, end)
}

/**
 * Whole seconds until the start of the event; 0 from then on, and null while prerendering and hydrating. While paused, the
 * value stays until the start (WCAG 2.2.2).
 */
export function useCountdown({ from }: Pick<Times['event'], 'from'>) {
  const [frozen, freeze] = useState<number | null>(null)
  const left = usePresent<number | null>(
    (now) => Math.max(0, Math.ceil((from - now) / second)),
    null,
    from,
    second,
  )
  return {
    secondsLeft: left === 0 ? left : (frozen ?? left),
    isPaused: frozen !== null,
    setPaused: (paused: boolean) => freeze(paused ? left : null),
  }
}
