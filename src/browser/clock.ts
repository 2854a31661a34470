import { useState, useSyncExternalStore } from 'react'
import { phaseAt, type Phase, type Beginning, stageAt, type Times } from '../event/phase.ts'

/**
 * The present in milliseconds since 1970. While the visit rehearses another moment, the script of the first paint has
 * left the distance to it (src/firstPaint.ts). Browser only.
 */
const present = (): number => Date.now() + Number(document.documentElement.dataset.shift ?? 0)

const second = 1000
const minute = 60 * second

/**
 * Calls `listener` after `untilChange()` milliseconds, and when the visitor comes back to the page, also from the
 * back/forward cache. It sets no timer in a hidden tab, or if nothing will change any more (null). It looks again each
 * minute, because clocks are adjusted and machines sleep.
 * @returns a function that stops it
 */
function watchClock(untilChange: () => number | null, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function wait() {
    clearTimeout(timer)
    const left = document.hidden ? null : untilChange()
    if (left !== null) timer = setTimeout(tell, Math.min(left, minute))
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
 * @param read gets milliseconds since 1970; must return the identical value until it changes
 * @param untilChange milliseconds from a moment until the value changes, null for never
 * @param prerendered value while prerendering and hydrating
 */
function usePresent<Value>(
  read: (now: number) => Value,
  untilChange: (now: number) => number | null,
  prerendered: Value,
): Value {
  return useSyncExternalStore(
    (listener) => watchClock(() => untilChange(present()), listener),
    () => read(present()),
    () => prerendered,
  )
}

/** Milliseconds until the next of several ordered moments; null after the last. */
function untilNext(moments: readonly number[], now: number): number | null {
  const next = moments.find((moment) => moment > now)
  return next === undefined ? null : next - now
}

/** The present to the minute, in milliseconds since 1970; null while prerendering and hydrating. */
export function usePresentMinute(event: Times['event']): number | null {
  return usePresent<number | null>(
    (now) => (event.calledOff ? null : now - (now % minute)),
    (now) =>
      phaseAt(now, event) === 'during' ? minute - (now % minute) : untilNext([event.from], now),
    null,
  )
}

/** Whether the event is to come, on, or over. Prerendered as "before", unless the event is called off. */
export function usePhase(event: Times['event']): Phase {
  return usePresent(
    (now) => phaseAt(now, event),
    (now) => untilNext([event.from, event.to], now),
    event.calledOff ? 'after' : 'before',
  )
}

/** Index of the stage that holds now; `prerendered` is the index in the prerendered page. */
export function useStage(stages: readonly Beginning[], prerendered: number): number {
  const moments = stages.map(({ from }) => from)
  return usePresent(
    (now) => stageAt(stages, now),
    (now) => untilNext(moments, now),
    prerendered,
  )
}

/** Where the visitor has paused the countdown, which stays so while another page is shown. */
let pausedAt: number | null = null

/**
 * Whole seconds until the start of the event, never negative; null while prerendering and hydrating. It stops at the
 * start. While paused it keeps its value (WCAG 2.2.2), until then.
 */
export function useCountdown({ from }: Pick<Times['event'], 'from'>) {
  const [kept, keep] = useState(pausedAt)
  const isPaused = kept !== null
  const left = usePresent<number | null>(
    (now) => Math.max(0, Math.ceil((from - now) / second)),
    (now) => {
      if (now >= from) return null
      return isPaused ? from - now : (from - now) % second || second
    },
    null,
  )
  return {
    secondsLeft: left === 0 ? left : (kept ?? left),
    isPaused,
    setPaused(paused: boolean) {
      pausedAt = paused ? left : null
      keep(pausedAt)
    },
  }
}
