import type { Browser, Page } from '@playwright/test'
import { bundle } from '../lib/bundle.ts'
import type { tools } from './in-page/tools.ts'
import { rules } from './rules.ts'

declare global {
  interface Window {
    audit: typeof tools
  }
}

/** A tab for one state after the other: the files that they share are read and compiled once. */
export async function openTab(browser: Browser, options = {}): Promise<Page> {
  // A worker would fill its storage for visits that never come.
  const own = { locale: 'es-ES', serviceWorkers: 'block' } as const
  const context = await browser.newContext({ ...own, ...options })
  // So that time can be let pass.
  await context.clock.install()
  return context.newPage()
}

let bundled: Promise<string> | undefined

/** Puts the audit's tools into a page that has none yet. */
export async function addTools(page: Page): Promise<void> {
  if (await page.evaluate(() => 'audit' in window)) return
  const constants = { RULES: JSON.stringify(rules) }
  bundled ??= bundle('scripts/audit/in-page/tools.ts', constants, { minify: false })
  await page.evaluate(await bundled)
}
