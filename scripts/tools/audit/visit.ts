import type { Browser, Page } from '@playwright/test'
import { appStarted } from './appStarted.ts'

/** Lighthouse's slow 4G: the latency in milliseconds, and bytes per second (1.6 Mbit/s down, 750 kbit/s up). */
const phoneNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
}

/** The window of Lighthouse's phone. */
const phone = { width: 412, height: 823 }
const wideScreen = { width: 1280, height: 800 }

/** The metrics of a visit, in milliseconds (docs/performance.md). A metric that the browser did not measure is NaN. */
export type Metrics = {
  readonly firstPaint: number
  readonly blocking: number
  readonly press: number
  readonly heading: number
}

/**
 * Opens a page twice and measures it: on a phone by its address, and on a wide screen by a link. The link is on the home page
 * or, if the home page is measured, on another page.
 * @param root address of the site, with a slash at its end
 * @param isScriptFree whether the page's scripts are blocked
 */
export async function visit(
  browser: Browser,
  root: string,
  path: string,
  { isScriptFree = false } = {},
): Promise<Metrics> {
  const tab = await browser.newPage({ serviceWorkers: 'block' })
  await slowDown(tab, isScriptFree)
  const { href } = new URL(root + path.slice(1))

  await tab.setViewportSize(phone)
  await load(tab, href, isScriptFree)
  const phoneTimes = await timesOf(tab, 'paint')

  await tab.setViewportSize(wideScreen)
  const pageWithLink = href === root ? await lastLinkOf(tab) : root
  await load(tab, pageWithLink, isScriptFree)
  await followLink(tab, href, isScriptFree)
  const linkTimes = await timesOf(tab, isScriptFree ? 'paint' : 'soft-navigation')

  await tab.context().close()
  // Without script the link loads a page, whose times begin with the load. With script, Chromium measures a soft navigation,
  // which begins with the press.
  const headingTimes = isScriptFree ? linkTimes('paint', 'startTime') : linkTimes('soft-navigation')
  // A task blocks the page from its 50th millisecond on (W3C Long Tasks).
  const blockingTimes = phoneTimes('longtask').map((duration) => duration - 50)
  return {
    // The last paint entry of a page is "first-contentful-paint".
    firstPaint: phoneTimes('paint', 'startTime').at(-1) ?? NaN,
    blocking: blockingTimes.reduce((sum, time) => sum + time, 0),
    // By default browsers only record events of 104 ms or more. Without such an event the metric is 0.
    press: Math.max(0, ...linkTimes('event')),
    heading: headingTimes.at(-1) ?? NaN,
  }
}

/** For Playwright a network is idle after this time without requests, in milliseconds. */
const idleTime = 500

async function load(tab: Page, address: string, isScriptFree: boolean): Promise<void> {
  await tab.goto(address)
  if (!isScriptFree) await appStarted(tab)
  await waitUntilIdle(tab, isScriptFree)
}

/**
 * Waits until the page requests nothing more. A script-free page only gets a pause of `idleTime`: on a busy machine Playwright
 * (1.65) may never call a network idle that has blocked requests.
 */
async function waitUntilIdle(tab: Page, isScriptFree: boolean): Promise<void> {
  if (isScriptFree) await tab.waitForTimeout(idleTime)
  else await tab.waitForLoadState('networkidle')
}

/** Clicks a link. Hovers over it first, as a visitor does, so that the app requests the scripts of the linked page. */
async function followLink(tab: Page, href: string, isScriptFree: boolean): Promise<void> {
  const { pathname } = new URL(href)
  const link = tab.locator(`a[href="${pathname}"]:visible`).first()
  await link.hover()
  await waitUntilIdle(tab, isScriptFree)
  await link.click()
  await tab.waitForURL(href)
}

/** Gives a tab a phone's network and a quarter of the processor's speed. Without script, also blocks all scripts. */
async function slowDown(tab: Page, isScriptFree: boolean): Promise<void> {
  const devtools = await tab.context().newCDPSession(tab)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', phoneNetwork)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (isScriptFree) await devtools.send('Network.setBlockedURLs', { urls: ['*.js'] })
}

/** The address of the last link in the header's menu. */
const lastLinkOf = (tab: Page) =>
  tab
    .locator('header nav a')
    .last()
    .evaluate((link) => (link as HTMLAnchorElement).href)

/**
 * Reads the performance entries of the page. Waits for an entry of the expected type, but not longer than ten seconds.
 * @returns a function that returns the times of all entries of a type, in milliseconds; a single NaN for a type that the
 *   browser does not record
 */
async function timesOf(tab: Page, expectedType: string) {
  const { entries, types } = await tab.evaluate(async (expected) => {
    const found: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => found.push(...list.getEntries()))
    const recorded = PerformanceObserver.supportedEntryTypes
    for (const type of recorded) observer.observe({ type, buffered: true })
    for (let second = 0; second < 10 && recorded.includes(expected); second++) {
      if (found.some((entry) => entry.entryType === expected)) break
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
    return { entries: found.map((entry) => entry.toJSON() as PerformanceEntry), types: recorded }
  }, expectedType)
  return (type: string, time: 'startTime' | 'duration' = 'duration') =>
    types.includes(type)
      ? entries.filter(({ entryType }) => entryType === type).map((entry) => entry[time])
      : [NaN]
}
