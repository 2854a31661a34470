import type { Page } from '@playwright/test'

/** Waits until React has taken over the prerendered page. */
export async function appStarted(page: Page): Promise<void> {
  await page.waitForFunction(appHasStarted)
}

/** Runs in the page. The app marks the moment (src/app/App.tsx). */
export function appHasStarted(): boolean {
  return performance.getEntriesByName('app', 'mark').length > 0
}
