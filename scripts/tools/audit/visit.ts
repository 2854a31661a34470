import type { Browser, Page } from '@playwright/test'
import { appStarted } from './appStarted.ts'

/** Lighthouse's slow 4G: milliseconds of latency, and bytes a second (1.6 Mbit/s down, 750 kbit/s up). */
const phoneNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
}

/** Lighthouse's phone. */
const phone = { width: 412, height: 823 }
const wideScreen = { width: 1280, height: 800 }

/** The metrics of a visit, in milliseconds. docs/performance.md explains each. One that the browser did not measure is NaN. */
export type Metrics = {
  readonly firstPaint: number
  readonly blocking: number
  readonly press: number
  readonly heading: number
}

/**
 * Opens a page twice and measures it: on a phone by its address, and on a wide screen by a link of the home page. If the page
 * is the home page, the link is on another page.
 * @param root address of the site, with a slash at its end
 * @param isScriptFree whether the browser gets no script
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
  // Without script the link loads a page, so its times begin anew. With script, Chromium measures a soft navigation, from the
  // press on.
  const headings = isScriptFree ? linkTimes('paint', 'startTime') : linkTimes('soft-navigation')
  return {
    // The last of a page's entries is "first-contentful-paint".
    firstPaint: phoneTimes('paint', 'startTime').at(-1) ?? NaN,
    // A task blocks the page from its 50th millisecond on (W3C Long Tasks).
    blocking: phoneTimes('longtask').reduce((sum, duration) => sum + duration - 50, 0),
    // By default browsers only record events that take 104 ms or more. Without such an event the metric is 0.
    press: Math.max(0, ...linkTimes('event')),
    heading: headings.at(-1) ?? NaN,
  }
}

/** The time after which Playwright calls a network idle, in milliseconds. */
const idleTime = 500

async function load(tab: Page, address: string, isScriptFree: boolean): Promise<void> {
  await tab.goto(address)
  if (!isScriptFree) await appStarted(tab)
  await untilIdle(tab, isScriptFree)
}

/**
 * Waits until the page asks for nothing more. Without script the wait is always `idleTime`, because scripts are blocked then.
 * Playwright (1.65) sometimes never calls a network with blocked requests idle, above all on a busy machine.
 */
async function untilIdle(tab: Page, isScriptFree: boolean): Promise<void> {
  if (isScriptFree) await tab.waitForTimeout(idleTime)
  else await tab.waitForLoadState('networkidle')
}

/** Hovers over a link, so that the app asks for the scripts of the linked page. Then clicks the link. */
async function followLink(tab: Page, href: string, isScriptFree: boolean): Promise<void> {
  const { pathname } = new URL(href)
  const link = tab.locator(`a[href="${pathname}"]:visible`).first()
  await link.hover()
  await untilIdle(tab, isScriptFree)
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
 * Reads the performance entries of the page. Waits for an entry of the expected type, at most ten seconds.
 * @returns a function that gives the times of all entries of a type, in milliseconds. For a type that the browser does not
 *   record it gives a single NaN
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
