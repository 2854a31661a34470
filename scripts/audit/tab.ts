import type { Browser, BrowserContext } from '@playwright/test'
import { noteListeners } from './in-page/listeners.ts'

/**
 * Opens a window for the audit, whose tabs note who hears what, and whose clock can be moved on.
 * @param isOpen whether scripts may be planted into its pages
 */
export async function openContext(browser: Browser, isOpen = false): Promise<BrowserContext> {
  // A worker would fill its storage for visits that never come. No locale: it would change what the browser says of
  // itself, but not the language in which it refuses a field.
  const context = await browser.newContext({ serviceWorkers: 'block', bypassCSP: isOpen })
  await context.addInitScript(noteListeners)
  await context.clock.install()
  return context
}
