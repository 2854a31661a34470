import type { Browser, Page } from '@playwright/test'
import { appStarted } from './app-started.ts'

/** A phone's line, in bytes a second. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

const phone = { width: 412, height: 823 }
const wideScreen = { width: 1280, height: 800 }

/** Costs of a visit, in milliseconds; NaN if the browser has noted nothing. docs/performance.md says what each is. */
export type Metrics = {
  readonly firstPaint: number
  readonly blocking: number
  readonly press: number
  readonly heading: number
}

/** Opens a page on a phone; then goes there on a wide screen by a link of home, or to home by one of another page. */
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
  const first = await timesOf(tab, 'paint')
  await tab.setViewportSize(wideScreen)
  await load(href === root ? await lastLinkOf(tab) : root)
  const link = tab.locator(`a[href="${pathname}"]:visible`).first()
  await link.hover()
  await tab.waitForLoadState('networkidle')
  await link.click()
  await tab.waitForURL(href)
  const second = await timesOf(tab, isScriptFree ? 'paint' : 'soft-navigation')
  await tab.context().close()
  const painted = isScriptFree ? second('paint', 'startTime') : second('soft-navigation')
  return {
    firstPaint: first('paint', 'startTime').at(-1) ?? NaN,
    blocking: first('longtask').reduce((sum, duration) => sum + duration - 50, 0),
    press: Math.max(0, ...second('event')),
    heading: painted.at(-1) ?? NaN,
  }
}

/** Gives a tab a slow line and a quarter of the processor. */
async function slowDown(tab: Page, isScriptFree: boolean): Promise<void> {
  const devtools = await tab.context().newCDPSession(tab)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (isScriptFree) await devtools.send('Network.setBlockedURLs', { urls: ['*.js'] })
}

const lastLinkOf = (tab: Page) =>
  tab
    .locator('header nav a')
    .last()
    .evaluate((link) => (link as HTMLAnchorElement).href)

/**
 * Reads times that the browser has noted, of events from 104 ms on.
 * @param certain a kind of which it notes one for certain: this waits for that, at most ten seconds
 */
async function timesOf(tab: Page, certain: string) {
  const entries = await tab.evaluate(async (kind) => {
    const noted: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => noted.push(...list.getEntries()))
    for (const type of PerformanceObserver.supportedEntryTypes)
      observer.observe({ type, buffered: true })
    for (let second = 0; second < 10 && !noted.some((one) => one.entryType === kind); second++)
      await new Promise((resolve) => setTimeout(resolve, 1000))
    return noted.map((entry) => entry.toJSON() as PerformanceEntry)
  }, certain)
  return (type: string, time: 'startTime' | 'duration' = 'duration') =>
    entries.filter(({ entryType }) => entryType === type).map((entry) => entry[time])
}
