import { type OpenEvent, openEvent } from '../../derive/openEvent.ts'
import type { Settings } from '../../lib/settings.ts'

/** The event that Vite shows. In a build it stays the same. In `npm run dev` it changes when its files change. */
export type CurrentEvent = {
  readonly get: () => OpenEvent
  /**
   * Reads the files again.
   * @throws ContentMistakes if the files have mistakes. `get` then returns the event as it was before
   */
  readonly reload: () => void
}

/** @throws ContentMistakes if the event's files have mistakes */
export function currentEvent(settings: Settings): CurrentEvent {
  let current = openEvent(settings)
  return {
    get: () => current,
    reload() {
      current = openEvent(settings)
    },
  }
}
