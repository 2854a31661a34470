import type { Page } from '@playwright/test'

/** Waits until React has taken over the prerendered page. */
export async function appStarted(page: Page): Promise<void> {
  await page.waitForFunction(appHasStarted)
}

/** Runs in the page. Whether React has taken it over: its root is hydrated, and so is the heading. */
export function appHasStarted(): boolean {
  type Keyed = Record<string, unknown>
  type Fiber = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } } }
  const read = (element: Element | null, prefix: string) => {
    const key = element && Object.keys(element).find((name) => name.startsWith(prefix))
    return key ? (element as unknown as Keyed)[key] : undefined
  }
  const root = read(document.getElementById('root'), '__reactContainer$') as Fiber | undefined
  return (
    root?.stateNode.current.memoizedState?.isDehydrated === false &&
    read(document.querySelector('h1'), '__reactFiber$') !== undefined
  )
}
