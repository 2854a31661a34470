import type { Browser, Page } from '@playwright/test'
import { appStarted } from './app-started.ts'

/** A phone's line, in bytes a second. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

/**
 * Opens a page, or its twin, on a phone; then goes there on a wide screen, from home, or to home from another page.
 * @returns figures in milliseconds; NaN if the browser has noted nothing
 */
export async function visit(browser: Browser, root: string, path: string, asTwin: boolean) {
  const tab = await browser.newPage({ serviceWorkers: 'block' })
  const devtools = await tab.context().newCDPSession(tab)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (asTwin) await devtools.send('Network.setBlockedURLs', { urls: ['*.js'] })
  const { href, pathname } = new URL(root + path.slice(1))
  const load = async (address: string) => {
    await tab.goto(address)
    if (!asTwin) await appStarted(tab)
    await tab.waitForLoadState('networkidle')
  }
  await tab.setViewportSize({ width: 412, height: 823 })
  await load(href)
  const first = await timesOf(tab, 'paint')
  await tab.setViewportSize({ width: 1280, height: 800 })
  const other = tab.locator('header nav a').last()
  await load(href === root ? await other.evaluate((a) => (a as HTMLAnchorElement).href) : root)
  const link = tab.locator(`a[href="${pathname}"]:visible`).first()
  await link.hover()
  await tab.waitForLoadState('networkidle')
  await link.click()
  await tab.waitForURL(href)
  const second = await timesOf(tab, asTwin ? 'paint' : 'soft-navigation')
  await tab.context().close()
  return {
    firstPaint: first('paint', 'startTime').at(-1) ?? NaN,
    blocking: first('longtask').reduce((sum, duration) => sum + duration - 50, 0),
    press: Math.max(0, ...second('event')),
    heading: (asTwin ? second('paint', 'startTime') : second('soft-navigation')).at(-1) ?? NaN,
  }
}

/** Times that the browser has noted, of events from 104 ms on, once it has noted one of a kind that comes for certain. */
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
