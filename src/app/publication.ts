import { useSyncExternalStore } from 'react'
import { isSparing } from '../browser/connection.ts'

/** How old a tab's knowledge may be when a visitor comes back to it, in milliseconds. */
const patience = 5 * 60_000

let isOutdated = false
const listeners = new Set<() => void>()

/**
 * Finds out whether the site has been published again when a visitor comes back to the tab after some minutes: one
 * request for the loaded page, which a cache answers if it is still the same. With data saving it asks for nothing.
 * Whatever changes in the content changes the name of a script, and with it the list in each page
 * (scripts/render/assemble-page.ts).
 */
export function watchPublication(): void {
  const { files = '' } = document.querySelector<HTMLElement>('script[data-files]')?.dataset ?? {}
  const { href } = window.location
  let lastRequest = Date.now()
  async function look() {
    if (document.hidden || isOutdated || isSparing() || Date.now() - lastRequest < patience) return
    lastRequest = Date.now()
    try {
      const page = await (await fetch(href, { cache: 'no-cache' })).text()
      // What a network's login portal answers has no such list.
      isOutdated = page.includes('data-files="') && !page.includes(`data-files="${files}"`)
    } catch {
      // Without network nothing is known.
    }
    if (isOutdated) listeners.forEach((listener) => listener())
  }
  document.addEventListener('visibilitychange', () => void look())
}

/** Whether the open tab is older than the site. */
export const isTabOutdated = (): boolean => isOutdated

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `isTabOutdated` for a component; false while hydrating. */
export const useTabOutdated = (): boolean =>
  useSyncExternalStore(subscribe, isTabOutdated, () => false)
