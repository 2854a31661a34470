import type { Page } from '@playwright/test'

/** Waits until React has hydrated the prerendered page. */
export async function appStarted(page: Page): Promise<void> {
  await page.waitForFunction(appHasStarted)
}

/** The data that React keeps in the element of its root. */
type RootData = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } } }

/**
 * Whether React has hydrated the page. React hydrates the root before the components in it, so the heading is checked, too.
 * Playwright sends this function to the page, so no function inside it may have a name: esbuild would add a call of its helper
 * `__name`, which the page does not have.
 */
export function appHasStarted(): boolean {
  // React 19 keeps its data in a property of an element: "__reactContainer$…" of the root, "__reactFiber$…" of others.
  const [rootData, headingData] = ['#root', 'h1'].map((selector) => {
    const element = document.querySelector(selector)
    const properties = Object.entries(element ?? {}) as [string, unknown][]
    return properties.find(([key]) => /^__react(?:Container|Fiber)\$/.test(key))?.[1]
  })
  const { isDehydrated } = (rootData as RootData | undefined)?.stateNode.current.memoizedState ?? {}
  return isDehydrated === false && headingData !== undefined
}
