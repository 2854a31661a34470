import type { Page } from '@playwright/test'

/** Waits until React has taken over the prerendered page. */
export async function appStarted(page: Page): Promise<void> {
  await page.waitForFunction(appHasStarted)
}

type Root = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } } }

/**
 * Runs in the page. Whether React has taken it over: its root is hydrated, and so is the heading. No function within has a
 * name: compilers wrap those in a helper that the page lacks.
 */
export function appHasStarted(): boolean {
  const [root, heading] = ['#root', 'h1'].map((selector) => {
    const element = document.querySelector(selector)
    const values = Object.entries(element ?? {}) as [string, unknown][]
    return values.find(([key]) => /^__react(?:Container|Fiber)\$/.test(key))?.[1]
  })
  const { isDehydrated } = (root as Root | undefined)?.stateNode.current.memoizedState ?? {}
  return isDehydrated === false && heading !== undefined
}
