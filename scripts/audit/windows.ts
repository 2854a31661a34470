import { type Browser, type BrowserContext, test as base } from '@playwright/test'
import { noteListeners } from './in-page/listeners.ts'

/** Whether scripts may be planted into the pages of a window. */
type Kind = 'open' | 'closed'

type OfWorker = {
  /** The worker's window of a kind. */
  readonly windowOf: (kind: Kind) => Promise<BrowserContext>
}

export const test = base.extend<object, OfWorker>({
  windowOf: [
    async ({ browser }, provide) => {
      const windows: Partial<Record<Kind, Promise<BrowserContext>>> = {}
      await provide((kind) => (windows[kind] ??= openWindow(browser, kind)))
      for (const window of Object.values(windows)) await (await window)?.close()
    },
    { scope: 'worker' },
  ],
})

/** Opens a window whose tabs note who hears what, and whose clock can be moved on. */
async function openWindow(browser: Browser, kind: Kind): Promise<BrowserContext> {
  // A worker would fill its storage for visits that never come. No locale: it would change what the browser says of
  // itself, but not the language in which it refuses a field.
  const context = await browser.newContext({ serviceWorkers: 'block', bypassCSP: kind === 'open' })
  await context.addInitScript(noteListeners)
  await context.clock.install()
  return context
}
