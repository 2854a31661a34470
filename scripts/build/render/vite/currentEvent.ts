import { type OpenEvent, openEvent } from '../../derive/openEvent.ts'
import type { Settings } from '../../lib/settings.ts'

/** The event that Vite shows. `npm run dev` opens it anew when its files change; nothing else of a run changes. */
export type CurrentEvent = {
  readonly get: () => OpenEvent
  /** Keeps the last event if the files are wrong. */
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
