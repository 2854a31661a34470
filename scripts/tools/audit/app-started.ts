import type { Page } from '@playwright/test'

/** Waits until React has taken over the prerendered page. */
export async function appStarted(page: Page): Promise<void> {
  await page.waitForFunction(appHasStarted)
}

type Root = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } } }

/**
 * Runs in the page. Tells whether React has taken it over: root and heading are hydrated. It holds no named function,
 * because compilers wrap those in a helper that the page lacks.
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
