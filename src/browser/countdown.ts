import { phaseAt, type Phase } from '../lib/phase.ts'
import type { Event } from '../content/schema.ts'

export type TimeParts = {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** Splits whole seconds into days, hours, minutes and seconds; a negative number counts as zero. */
export function timeParts(totalSeconds: number): TimeParts {
  const rest = Math.max(0, totalSeconds)
  return {
    days: Math.floor(rest / 86_400),
    hours: Math.floor(rest / 3_600) % 24,
    minutes: Math.floor(rest / 60) % 60,
    seconds: rest % 60,
  }
}

export type CountdownState = {
  readonly phase: Phase
  /** Whole seconds until the start, never negative. */
  readonly secondsLeft: number
  readonly paused: boolean
}

/**
 * A countdown to the start of the event as a store for `useSyncExternalStore`.
 * Each value is read anew from the clock, so a tab that slept, or a clock that was set, is right at the next tick.
 * Once the start has passed it holds no timer and changes only when the page comes back from the
 * back/forward cache, which is a navigation.
 * @param now the present in milliseconds since 1970.
 */
export function createCountdown(event: Pick<Event, 'start' | 'end'>, now: () => number) {
  const start = Date.parse(event.start)
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let state = read(false)

  function read(paused: boolean): CountdownState {
    const moment = now()
    return {
      phase: phaseAt(moment, event),
      secondsLeft: Math.max(0, Math.ceil((start - moment) / 1000)),
      paused,
    }
  }

  function publish(next: CountdownState) {
    state = next
    for (const listener of listeners) listener()
  }

  function schedule() {
    clearTimeout(timer)
    if (state.paused || state.phase !== 'before' || document.hidden || listeners.size === 0) return
    timer = setTimeout(tick, (start - now()) % 1000 || 1000)
  }

  function tick() {
    publish(read(false))
    schedule()
  }

  function wake() {
    if (document.hidden || state.paused || state.phase !== 'before') clearTimeout(timer)
    else tick()
  }

  function returnFromCache({ persisted }: PageTransitionEvent) {
    if (persisted && !state.paused) tick()
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      if (listeners.size === 0) {
        document.addEventListener('visibilitychange', wake)
        window.addEventListener('pageshow', returnFromCache)
      }
      listeners.add(listener)
      schedule()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', wake)
        window.removeEventListener('pageshow', returnFromCache)
      }
    },
    /** Stops the ticking and keeps what is shown (WCAG 2.2.2), or shows the present and goes on. */
    setPaused(paused: boolean) {
      publish(paused ? { ...state, paused } : read(false))
      schedule()
    },
  }
}
