import type { Browser, Page } from '@playwright/test'
import { appStarted } from './app-started.ts'

/** The network of a phone: milliseconds of latency, and bytes a second. */
const phoneNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
}

const phone = { width: 412, height: 823 }
const wideScreen = { width: 1280, height: 800 }

/** The metrics of a visit in milliseconds; NaN if the browser did not measure one. docs/performance.md explains them. */
export type Metrics = {
  readonly firstPaint: number
  readonly blocking: number
  readonly press: number
  readonly heading: number
}

/**
 * Opens a page twice: on a phone by its address, and on a wide screen by a link of the home page. The home page is opened by
 * a link of another page.
 */
export async function visit(
  browser: Browser,
  root: string,
  path: string,
  { isScriptFree = false } = {},
): Promise<Metrics> {
  const tab = await browser.newPage({ serviceWorkers: 'block' })
  await slowDown(tab, isScriptFree)
  const { href, pathname } = new URL(root + path.slice(1))
  const load = async (address: string) => {
    await tab.goto(address)
    if (!isScriptFree) await appStarted(tab)
    await tab.waitForLoadState('networkidle')
  }
  await tab.setViewportSize(phone)
  await load(href)
  const timesOnPhone = await timesOf(tab, 'paint')
  await tab.setViewportSize(wideScreen)
  await load(href === root ? await lastLinkOf(tab) : root)
  const link = tab.locator(`a[href="${pathname}"]:visible`).first()
  await link.hover()
  await tab.waitForLoadState('networkidle')
  await link.click()
  await tab.waitForURL(href)
  const timesByLink = await timesOf(tab, isScriptFree ? 'paint' : 'soft-navigation')
  await tab.context().close()
  const paints = isScriptFree ? timesByLink('paint', 'startTime') : timesByLink('soft-navigation')
  return {
    firstPaint: timesOnPhone('paint', 'startTime').at(-1) ?? NaN,
    // A task blocks the page from its 50th millisecond on (W3C Long Tasks).
    blocking: timesOnPhone('longtask').reduce((sum, duration) => sum + duration - 50, 0),
    press: Math.max(0, ...timesByLink('event')),
    heading: paints.at(-1) ?? NaN,
  }
}

/** Gives a tab a phone's network and a quarter of the processor. */
async function slowDown(tab: Page, isScriptFree: boolean): Promise<void> {
  const devtools = await tab.context().newCDPSession(tab)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', phoneNetwork)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (isScriptFree) await devtools.send('Network.setBlockedURLs', { urls: ['*.js'] })
}

const lastLinkOf = (tab: Page) =>
  tab
    .locator('header nav a')
    .last()
    .evaluate((link) => (link as HTMLAnchorElement).href)

/**
 * Reads the performance entries of the page. By default browsers only record an event that takes 104 ms or more.
 * @param expectedType a type of which an entry will come. This waits for it, at most ten seconds
 * @returns a function that gives the times of a type's entries
 */
async function timesOf(tab: Page, expectedType: string) {
  const entries = await tab.evaluate(async (expected) => {
    const found: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => found.push(...list.getEntries()))
    for (const type of PerformanceObserver.supportedEntryTypes)
      observer.observe({ type, buffered: true })
    for (let second = 0; second < 10; second++) {
      if (found.some((entry) => entry.entryType === expected)) break
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
    return found.map((entry) => entry.toJSON() as PerformanceEntry)
  }, expectedType)
  return (type: string, time: 'startTime' | 'duration' = 'duration') =>
    entries.filter(({ entryType }) => entryType === type).map((entry) => entry[time])
}
