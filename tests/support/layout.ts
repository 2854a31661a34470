// Faults of a page's layout in windows of different sizes, and while the page starts.
import type { Page } from '@playwright/test'
import { auditScript } from '../../scripts/tools/audit/check-scene.ts'
import { drawnFrame } from '../../scripts/tools/audit/drawn-frame.ts'

/** Waits until the page is drawn in its own font. A browser requests the font once it has laid out the page. */
export async function drawnInFont(page: Page): Promise<void> {
  await drawnFrame(page)
  await page.evaluate(() => document.fonts.ready)
  await drawnFrame(page)
}

type Size = readonly [width: number, height: number]

/** A laptop at 400 and 200 %. */
const zoomed: readonly Size[] = [
  [320, 256],
  [640, 450],
]

/** Phones, tablets, a laptop at the width from which the bar holds the menu, and wider ones: a low and a high one. */
const windows: readonly Size[] = [
  [320, 640],
  [393, 664],
  [640, 1180],
  [768, 1024],
  [1024, 768],
  [1366, 657],
  [1440, 900],
]

/** Twice the usual size, in pixels. The longest words do not fit into a window of ten letters. */
const largeText = 32

/** Layout faults of the open page in a window, a line each. */
async function faultsAt(page: Page, [width, height]: Size): Promise<string[]> {
  await page.setViewportSize({ width, height })
  const found = await page.evaluate(() => window.audit.layoutFaults())
  return found.map(({ kind, target }) => `${width} × ${height}: ${kind}: ${target}`)
}

/** Texts of the controls in content and footer. The header's controls move into its menu in narrow windows. */
const shownControls = (page: Page) =>
  page
    .locator(':is(main, footer) :is(a[href], button, summary, label)')
    .filter({ visible: true })
    .allTextContents()

/** Layout faults of the open page in windows of many sizes, a line each. */
export async function faultsAtSizes(page: Page): Promise<string[]> {
  await drawnInFont(page)
  await page.evaluate(await auditScript())
  const faults: string[] = []
  const controls: string[][] = []
  for (const size of windows) {
    faults.push(...(await faultsAt(page, size)))
    controls.push(await shownControls(page))
  }
  for (const [width, height] of zoomed) {
    await page.setViewportSize({ width, height })
    controls.push(await shownControls(page))
  }
  // No action depends on the window (WCAG 1.4.4).
  const lost = controls.flat().filter((one) => controls.some((shown) => !shown.includes(one)))
  return [...faults, ...new Set(lost.map((one) => `not in every window: ${one}`))]
}

/** Layout faults in a phone's window with text of twice the size. Long words may break there. */
export async function faultsOfLargeText(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: largeText, fixed: 13 } })
  await page.evaluate(await auditScript())
  const faults = await faultsAt(page, [320, 844])
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await browser.detach()
  return faults.filter((fault) => !fault.includes(': broken: '))
}

/** Parts of the open page that its first screen does not show whole: selectors, a line for each window. */
export async function missedAtSizes(page: Page, parts: readonly string[]): Promise<string[]> {
  await drawnInFont(page)
  const missed: string[] = []
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    const below = await page.evaluate(partsBelow, parts)
    missed.push(...below.map((part) => `${width} × ${height}: ${part}`))
  }
  return missed
}

/** Runs in the page. */
function partsBelow(parts: readonly string[]) {
  return parts.filter((part) => {
    const box = document.querySelector(`main ${part}`)?.getBoundingClientRect()
    return !box || box.bottom + scrollY > innerHeight + 1
  })
}

/** Sums the layout shifts of each page from its beginning on. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    let sum = 0
    const note = (entries: readonly (PerformanceEntry & { value?: number })[]) =>
      entries.reduce((_, { value = 0 }) => (sum += value), sum)
    const observer = new PerformanceObserver((list) => void note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifted: () => note(observer.takeRecords()) })
  })

/** The browser's score (https://web.dev/articles/cls): 0 if nothing has moved. */
export const shifted = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifted: () => number }).shifted())
