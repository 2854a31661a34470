import type { Page } from '@playwright/test'
import { once } from '../lib/once.ts'

/** The audit's functions as a script that sets `window.audit` in a page of any engine. */
export const auditScript = once(async () => {
  // Here, because it takes two seconds to load, and the process that lists the tests needs none.
  const { bundle } = await import('../lib/bundle.ts')
  return bundle('scripts/audit/in-page.ts')
})

/** Puts the audit's functions into the open page. */
export async function inject(page: Page): Promise<void> {
  await page.evaluate(await auditScript())
}
