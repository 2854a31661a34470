import type { Page } from '@playwright/test'

/** Waits until React has hydrated the prerendered page. */
export async function appStarted(page: Page): Promise<void> {
  await page.waitForFunction(appHasStarted)
}

/** The data that React keeps in the root's element. */
type RootData = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } } }

/**
 * Whether React has hydrated the page. It hydrates the root before the parts in it, so the heading is asked, too. Playwright
 * sends this function to the page. No function in it may have a name: esbuild would call its helper `__name`, which the page
 * does not have.
 */
export function appHasStarted(): boolean {
  // React 19 keeps its data in properties of the elements: "__reactContainer$…", "__reactFiber$…".
  const [rootData, headingData] = ['#root', 'h1'].map((selector) => {
    const element = document.querySelector(selector)
    const properties = Object.entries(element ?? {}) as [string, unknown][]
    return properties.find(([key]) => /^__react(?:Container|Fiber)\$/.test(key))?.[1]
  })
  const { isDehydrated } = (rootData as RootData | undefined)?.stateNode.current.memoizedState ?? {}
  return isDehydrated === false && headingData !== undefined
}
