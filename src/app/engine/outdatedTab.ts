import { isSparing } from './connection.ts'

/** After how long a visitor who comes back to the tab makes it ask again, in milliseconds. */
const askAgainMs = 5 * 60_000

/** How long the request for a page may take before the browser loads the page anyway, in milliseconds. */
const renewTimeoutMs = 2000

/** Changes once. Only this file changes it. */
let isOutdated = false

/** Whether the open tab is older than the site. */
export const isTabOutdated = (): boolean => isOutdated

/**
 * Asks whether the site has been published again, when a visitor comes back to the tab after some minutes: one request
 * for the loaded page, which a cache answers if the page is the same. With data saving it asks for nothing. Each page
 * lists its scripts (scripts/build/render/assemble-page.ts), and a script's name changes with the content.
 * @param tell is called once it has been
 */
export function watchPublication(tell: () => void): void {
  const { files = '' } = document.querySelector<HTMLElement>('script[data-files]')?.dataset ?? {}
  const { href } = window.location
  let lastRequest = Date.now()
  async function ask() {
    const isFresh = Date.now() - lastRequest < askAgainMs
    if (document.hidden || isOutdated || isFresh || isSparing()) return
    lastRequest = Date.now()
    try {
      const page = await (await fetch(href, { cache: 'no-cache' })).text()
      // The login portal of a network answers without such a list.
      isOutdated = page.includes('data-files="') && !page.includes(`data-files="${files}"`)
    } catch {
      // Nothing is known without network.
    }
    if (isOutdated) tell()
  }
  document.addEventListener('visibilitychange', () => void ask())
}

/**
 * Replaces a page in the browser's cache by the published one, because the cache may have kept the old page too (GitHub
 * Pages: ten minutes). A host that does not answer must not hold the visitor: the page load that follows gets its page
 * from the service worker.
 */
export async function renewInCache(href: string): Promise<void> {
  const options = { cache: 'reload', signal: AbortSignal.timeout(renewTimeoutMs) } as const
  await fetch(href, options)
    .then((answer) => answer.text())
    .catch(() => undefined)
}
