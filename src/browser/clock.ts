import { useState, useSyncExternalStore } from 'react'
import { parseMoment } from '../lib/dates.ts'
import { phaseAt, type Phase, type Beginning, stageAt } from '../event/phase.ts'
import type { Event } from '../content/schema.ts'

let shift: number | undefined

/** Reads a rehearsed moment from the visit's first address. Every page calls it, because it lasts for the visit. */
export function startClock(timeZone: string): void {
  presentIn(timeZone)
}

/** The present, or the rehearsed moment, in milliseconds since 1970. Browser only. */
export function presentIn(timeZone: string): number {
  shift ??= rehearsalShift(timeZone)
  return Date.now() + shift
}

/**
 * Milliseconds from the visitor's clock to a rehearsed moment (`?ahora=2025-11-08T12:00`). A bad value is ignored with
 * one warning.
 */
function rehearsalShift(timeZone: string): number {
  const asked = new URLSearchParams(window.location.search).get('ahora')
  if (asked === null) return 0
  const moment = parseMoment(asked, timeZone)
  if (moment !== null) return moment - Date.now()
  console.warn(
    '?ahora= no es un momento válido; escribe por ejemplo ?ahora=2025-12-31T12:00',
    asked,
  )
  return 0
}

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
  timeZone: string,
  read: (now: number) => Value,
  untilChange: (now: number) => number | null,
  prerendered: Value,
): Value {
  return useSyncExternalStore(
    (listener) => watchClock(() => untilChange(presentIn(timeZone)), listener),
    () => read(presentIn(timeZone)),
    () => prerendered,
  )
}

/** Milliseconds until the next of several ordered moments; null after the last. */
function untilNext(moments: readonly number[], now: number): number | null {
  const next = moments.find((moment) => moment > now)
  return next === undefined ? null : next - now
}

type Times = Pick<Event, 'start' | 'end' | 'timeZone'>

/** The present to the minute, in milliseconds since 1970; null while prerendering and hydrating. */
export function usePresentMinute(event: Times): number | null {
  return usePresent<number | null>(
    event.timeZone,
    (now) => (__CALLED_OFF__ ? null : now - (now % minute)),
    (now) =>
      phaseAt(now, event) === 'during'
        ? minute - (now % minute)
        : untilNext([Date.parse(event.start)], now),
    null,
  )
}

/** Whether the event is to come, on, or over. Prerendered as "before", unless the event is called off. */
export function usePhase(event: Times): Phase {
  return usePresent(
    event.timeZone,
    (now) => phaseAt(now, event),
    (now) => untilNext([Date.parse(event.start), Date.parse(event.end)], now),
    __CALLED_OFF__ ? 'after' : 'before',
  )
}

/** Index of the stage that holds now; `prerendered` is the index in the prerendered page. */
export function useStage(
  stages: readonly Beginning[],
  timeZone: string,
  prerendered: number,
): number {
  const moments = stages.map(({ from }) => from)
  return usePresent(
    timeZone,
    (now) => stageAt(stages, now),
    (now) => untilNext(moments, now),
    prerendered,
  )
}

/**
 * Whole seconds until the start of the event, never negative; null while prerendering and hydrating. It stops at the
 * start. While paused it keeps its value (WCAG 2.2.2).
 */
export function useCountdown({ start, timeZone }: Times) {
  const [kept, keep] = useState<number | null>(null)
  const begins = Date.parse(start)
  const isPaused = kept !== null
  const left = usePresent<number | null>(
    timeZone,
    (now) => Math.max(0, Math.ceil((begins - now) / second)),
    (now) => (isPaused || now >= begins ? null : (begins - now) % second || second),
    null,
  )
  return {
    secondsLeft: kept ?? left,
    isPaused,
    setPaused: (paused: boolean) => keep(paused ? left : null),
  }
}
