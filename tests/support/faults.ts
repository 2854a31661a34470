import { chromium } from '@playwright/test'
import { ensureChromium, launchOptions } from '../../scripts/lib/chromium.ts'
import { siteFaults } from '../invented/faults.ts'
import type { BuiltEvent } from './built-event.ts'

/** What the site of an event breaks that no event may break; one line per fault. */
export async function faultsIn({ content, dist }: BuiltEvent): Promise<string[]> {
  const browser = await chromium.launch(launchOptions(ensureChromium(() => {})))
  try {
    return await siteFaults(content, dist, browser)
  } finally {
    await browser.close()
  }
}
