import { useEffect, useState, useSyncExternalStore } from 'react'
import { createCountdown } from './countdown.ts'
import { parseMoment } from '../lib/dates.ts'
import { phaseAt, type Phase } from '../lib/phase.ts'
import type { Event } from '../content/schema.ts'

/**
 * How far a rehearsal (`?ahora=2025-11-08T12:00`) is from the visitor's clock.
 * @returns milliseconds to add to the clock: 0 without a rehearsal; a bad value is ignored with one warning.
 */
export function rehearsalShift(search: string, timeZone: string, deviceNow: number): number {
  const asked = new URLSearchParams(search).get('ahora')
  if (asked === null) return 0
  const moment = parseMoment(asked, timeZone)
  if (moment !== null) return moment - deviceNow
  console.warn(
    '?ahora= no es un momento válido; escribe por ejemplo ?ahora=2025-12-31T12:00',
    asked,
  )
  return 0
}

let shift: number | undefined

/** Reads a rehearsal from the address with which the visit began; on every page, because it lasts for the visit. */
export function startClock(timeZone: string): void {
  presentIn(timeZone)
}

/** The present, or the rehearsed moment, in milliseconds since 1970. Browser only. */
export function presentIn(timeZone: string): number {
  shift ??= rehearsalShift(window.location.search, timeZone, Date.now())
  return Date.now() + shift
}

const minute = 60_000
const day = 24 * 60 * minute

type Times = Pick<Event, 'start' | 'end' | 'timeZone'>

/** Milliseconds until what is true of the event changes: its start, and each minute of it. Null if that is not near. */
function untilChange({ start, end }: Times, now: number): number | null {
  const left = Date.parse(start) - now
  if (left > 0) return left < day ? left : null
  return now < Date.parse(end) ? minute - (now % minute) : null
}

/** Hears of a new phase from the countdown, which looks at the clock each second. */
const phases = new EventTarget()

/** Calls when what is true of the event changes, and when the visitor comes back to the page. */
function changesOf(event: Times) {
  return (listener: () => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function wait() {
      clearTimeout(timer)
      const left = document.hidden ? null : untilChange(event, presentIn(event.timeZone))
      if (left !== null) timer = setTimeout(tell, left)
    }
    function tell() {
      listener()
      wait()
    }
    wait()
    phases.addEventListener('change', tell)
    document.addEventListener('visibilitychange', tell)
    window.addEventListener('pageshow', tell)
    return () => {
      clearTimeout(timer)
      phases.removeEventListener('change', tell)
      document.removeEventListener('visibilitychange', tell)
      window.removeEventListener('pageshow', tell)
    }
  }
}

function useChanging<Value>(event: Times, read: () => Value, prerendered: Value): Value {
  const [subscribe] = useState(() => changesOf(event))
  return useSyncExternalStore(subscribe, read, () => prerendered)
}

/** The present to the minute, in milliseconds since 1970; null while prerendering and hydrating. */
export function usePresentMinute(event: Times): number | null {
  return useChanging<number | null>(
    event,
    () => (__CALLED_OFF__ ? null : Math.floor(presentIn(event.timeZone) / minute) * minute),
    null,
  )
}

/** Whether the event is to come, on, or over; "before" while prerendering and hydrating, if it is not called off. */
export function usePhase(event: Times): Phase {
  return useChanging(
    event,
    () => phaseAt(presentIn(event.timeZone), event),
    __CALLED_OFF__ ? 'after' : 'before',
  )
}

/** The countdown of the event; `state` is null while prerendering and hydrating. */
export function useCountdown(event: Times) {
  const [countdown] = useState(() =>
    createCountdown(event, () =>
      typeof window === 'undefined' ? Date.parse(event.start) : presentIn(event.timeZone),
    ),
  )
  const state = useSyncExternalStore(countdown.subscribe, countdown.getState, () => null)
  const phase = state?.phase
  useEffect(() => void phases.dispatchEvent(new Event('change')), [phase])
  return { state, setPaused: countdown.setPaused }
}
