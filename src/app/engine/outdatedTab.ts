import { shouldSaveData } from './connection.ts'

/** The shortest time between two checks for a new publication, in milliseconds: five minutes. */
const askAgainMs = 5 * 60_000

/** The time after which the browser loads a page even if its renewal in the cache has not ended, in milliseconds. */
const renewTimeoutMs = 2000

/** Whether the site has been published again since the page load. Only `watchPublication` sets it, once. */
let isOutdated = false

/** Whether the site has been published again since the page load. */
export const isTabOutdated = (): boolean => isOutdated

/**
 * Checks for a new publication when a visitor comes back to the tab after some minutes. It requests the loaded page again and
 * compares the lists of scripts of the two versions (`data-files`, scripts/build/render/assemblePage.ts). The name of a script
 * changes with its content. With `no-cache` the host sends the page only if it has changed. With data saving or a slow
 * connection nothing is requested.
 * @param onNewPublication is called once, after a new publication
 */
export function watchPublication(onNewPublication: () => void): void {
  const { files = '' } = document.querySelector<HTMLElement>('script[data-files]')?.dataset ?? {}
  const { href } = window.location
  let lastRequest = Date.now()
  async function check() {
    const isTooSoon = Date.now() - lastRequest < askAgainMs
    if (document.hidden || isOutdated || isTooSoon || shouldSaveData()) return
    lastRequest = Date.now()
    try {
      const response = await fetch(href, { cache: 'no-cache' })
      const page = await response.text()
      // A page without a list of scripts is not ours: it may be the login page of a network.
      isOutdated = page.includes('data-files="') && !page.includes(`data-files="${files}"`)
    } catch {
      // The browser is offline, so the next check will tell.
    }
    if (isOutdated) onNewPublication()
  }
  document.addEventListener('visibilitychange', () => void check())
}

/**
 * Replaces a page in the browser's cache by the published page. The cache may still have the old page (on GitHub Pages for ten
 * minutes). If the host does not answer in time, the promise is fulfilled anyway. Then the page load follows, and the service
 * worker can answer it with the page that it keeps.
 */
export async function renewInCache(href: string): Promise<void> {
  const options = { cache: 'reload', signal: AbortSignal.timeout(renewTimeoutMs) } as const
  // The cache has the new page only once the whole response is read.
  await fetch(href, options)
    .then((response) => response.text())
    .catch(() => undefined)
}
