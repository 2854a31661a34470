import { type OpenEvent, openEvent } from '../../derive/openEvent.ts'
import type { Settings } from '../../lib/settings.ts'

/** The event that Vite shows. It only changes in `npm run dev`, when its files change. */
export type CurrentEvent = {
  readonly get: () => OpenEvent
  /** Reads the files again. If they have mistakes, it throws them and `get` still returns the last event. */
  readonly reload: () => void
}

export function currentEvent(settings: Settings): CurrentEvent {
  let current = openEvent(settings)
  return {
    get: () => current,
    reload() {
      current = openEvent(settings)
    },
  }
}
