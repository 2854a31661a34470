import { type Browser, type BrowserContext, test as base } from '@playwright/test'
import { noteListeners } from './in-page/listeners.ts'

type OfWorker = {
  /** The worker's window whose pages take planted scripts, or the one whose pages do not. */
  readonly windowOf: (kind: 'open' | 'closed') => Promise<BrowserContext>
}

export const test = base.extend<object, OfWorker>({
  windowOf: [
    async ({ browser }, provide) => {
      const windows: Partial<Record<string, Promise<BrowserContext>>> = {}
      await provide((kind) => (windows[kind] ??= openWindow(browser, kind === 'open')))
      for (const window of Object.values(windows)) await (await window)?.close()
    },
    { scope: 'worker' },
  ],
})

/** Opens a window whose tabs note who hears what, and whose clock can be moved on. */
async function openWindow(browser: Browser, isOpen: boolean): Promise<BrowserContext> {
  // A worker would fill its storage for visits that never come. No locale: it would change what the browser says of
  // itself, but not the language in which it refuses a field.
  const context = await browser.newContext({ serviceWorkers: 'block', bypassCSP: isOpen })
  await context.addInitScript(noteListeners)
  await context.clock.install()
  return context
}
