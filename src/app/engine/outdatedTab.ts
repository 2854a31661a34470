import { shouldSaveData } from './connection.ts'

/** Least time between two requests that look for a new publication, in milliseconds. */
const askAgainMs = 5 * 60_000

/** How long the request for a page may take before the browser loads the page anyway, in milliseconds. */
const renewTimeoutMs = 2000

/** Whether the site has been published again since the tab was loaded. It changes once, in this file. */
let isOutdated = false

/** Whether the open tab is older than the site. */
export const isTabOutdated = (): boolean => isOutdated

/**
 * When a visitor comes back to the tab after some minutes, asks whether the site has been published again. It requests the
 * loaded page, which the host sends only if the page has changed (`no-cache`). It compares the list of scripts in both pages
 * (scripts/build/render/assemblePage.ts), because a script's name changes with its content. With data saving or a slow
 * connection it asks for nothing.
 * @param tell is called once, after a new publication
 */
export function watchPublication(tell: () => void): void {
  const { files = '' } = document.querySelector<HTMLElement>('script[data-files]')?.dataset ?? {}
  const { href } = window.location
  let lastRequest = Date.now()
  async function ask() {
    const isTooSoon = Date.now() - lastRequest < askAgainMs
    if (document.hidden || isOutdated || isTooSoon || shouldSaveData()) return
    lastRequest = Date.now()
    try {
      const answer = await fetch(href, { cache: 'no-cache' })
      const page = await answer.text()
      // A page without such a list is not ours: it may be the login page of a network.
      isOutdated = page.includes('data-files="') && !page.includes(`data-files="${files}"`)
    } catch {
      // Nothing is known without network.
    }
    if (isOutdated) tell()
  }
  document.addEventListener('visibilitychange', () => void ask())
}

/**
 * Replaces a page in the browser's cache by the published one, because the cache may still have the old page (GitHub Pages:
 * ten minutes). If the host does not answer in time, the page load follows anyway, and the service worker can answer it with
 * the kept page.
 */
export async function renewInCache(href: string): Promise<void> {
  const options = { cache: 'reload', signal: AbortSignal.timeout(renewTimeoutMs) } as const
  // The cache has the new page only when the whole answer is read.
  await fetch(href, options)
    .then((answer) => answer.text())
    .catch(() => undefined)
}
