import { type BrowserContext, test as base } from '@playwright/test'
import { noteListeners } from './in-page/listeners.ts'

export const test = base.extend<object, { window: BrowserContext }>({
  /** A worker's window, whose tabs note who hears what, and whose clock can be moved on. */
  window: [
    async ({ browser }, provide) => {
      // A worker would fill its storage for visits that never come. No locale: it would change what the browser says of
      // itself, but not the language in which it refuses a field.
      const window = await browser.newContext({ serviceWorkers: 'block' })
      await window.addInitScript(noteListeners)
      await window.clock.install()
      await provide(window)
      await window.close()
    },
    { scope: 'worker' },
  ],
})
