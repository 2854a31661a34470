// Layout faults of a page in windows of many sizes, and layout shifts while it starts.
import type { Page } from '@playwright/test'
import { auditScript } from '../../scripts/tools/audit/checkScene.ts'
import { drawnFrame } from '../../scripts/tools/audit/drawnFrame.ts'
import type { LayoutFault } from '../../scripts/tools/audit/inPage/layoutFaults.ts'

/** Waits until the page is drawn in its own font. A browser requests a font only once it has laid out the page. */
export async function waitForFont(page: Page): Promise<void> {
  await drawnFrame(page)
  await page.evaluate(() => document.fonts.ready)
  await drawnFrame(page)
}

type Size = readonly [width: number, height: number]

/**
 * Windows that imitate a zoom of 400 % and of 200 % in a laptop's window, which is 1280 px wide: zoomed, it has the layout of a
 * window of 320 px or 640 px. `npm run audit` looks for layout faults in these windows.
 */
const zoomedWindows: readonly Size[] = [
  [320, 256],
  [640, 450],
]

/** Windows of two phones, two tablets and three laptops. From 1024 px on, the header shows the menu's links. */
const windows: readonly Size[] = [
  [320, 640],
  [393, 664],
  [640, 1180],
  [768, 1024],
  [1024, 768],
  [1366, 657],
  [1440, 900],
]

/** The window of a phone, for text of twice the size. */
const largeTextWindow: Size = [320, 844]

/** Chromium's default font sizes in pixels. The "fixed" one is for monospace text, which the site does not have. */
const usualFontSizes = { standard: 16, fixed: 13 }
const doubleFontSizes = { ...usualFontSizes, standard: 32 }

/** Looks for layout faults of the open page in a window of this size. @returns a line for each fault */
async function findFaults(
  page: Page,
  [width, height]: Size,
  allowedKinds: readonly LayoutFault['kind'][] = [],
): Promise<string[]> {
  await page.setViewportSize({ width, height })
  const faults = await page.evaluate(() => window.audit.layoutFaults())
  return faults
    .filter(({ kind }) => !allowedKinds.includes(kind))
    .map(({ kind, target }) => `${width} × ${height}: ${kind}: ${target}`)
}

/** Texts of the visible controls. Those of the header are left out: in narrow windows a closed menu has its links. */
const visibleControls = (page: Page) =>
  page
    .locator(':is(main, footer) :is(a[href], button, summary, label)')
    .filter({ visible: true })
    .allTextContents()

/** Layout faults of the open page in windows of many sizes, and the controls that some of the windows lack. A line each. */
export async function faultsAtSizes(page: Page): Promise<string[]> {
  await waitForFont(page)
  await page.evaluate(await auditScript())
  const faults: string[] = []
  const controlsByWindow: string[][] = []
  for (const size of windows) {
    faults.push(...(await findFaults(page, size)))
    controlsByWindow.push(await visibleControls(page))
  }
  for (const [width, height] of zoomedWindows) {
    await page.setViewportSize({ width, height })
    controlsByWindow.push(await visibleControls(page))
  }
  // Every window must have every control (WCAG 1.4.4).
  const isInEveryWindow = (control: string) =>
    controlsByWindow.every((controls) => controls.includes(control))
  const allControls = new Set(controlsByWindow.flat())
  const lostControls = [...allControls].filter((control) => !isInEveryWindow(control))
  return [...faults, ...lostControls.map((control) => `not in every window: ${control}`)]
}

/** Layout faults in a phone’s window with text of twice the size. Words may break there: a line has room for ten letters. */
export async function faultsOfLargeText(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: doubleFontSizes })
  await page.evaluate(await auditScript())
  const faults = await findFaults(page, largeTextWindow, ['broken'])
  await devtools.send('Page.setFontSizes', { fontSizes: usualFontSizes })
  await devtools.detach()
  return faults
}

/**
 * Parts of the open page that are missing, or that end below its first screen. A line for each part and window.
 * @param parts selectors below <main>
 */
export async function partsOffScreenAtSizes(
  page: Page,
  parts: readonly string[],
): Promise<string[]> {
  await waitForFont(page)
  const lines: string[] = []
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    const offScreen = await page.evaluate(partsOffScreen, parts)
    lines.push(...offScreen.map((part) => `${width} × ${height}: ${part}`))
  }
  return lines
}

/** Runs in the page. Finds the parts that are missing or end below the first screen. It allows one pixel, for rounding. */
function partsOffScreen(parts: readonly string[]) {
  return parts.filter((part) => {
    const box = document.querySelector(`main ${part}`)?.getBoundingClientRect()
    return !box || box.bottom + scrollY > innerHeight + 1
  })
}

/** Makes each page that is opened afterwards add up its layout shifts. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    let sumOfShifts = 0
    // TypeScript's types lack `value`, which entries of the type "layout-shift" have.
    function add(entries: readonly (PerformanceEntry & { value?: number })[]) {
      for (const { value = 0 } of entries) sumOfShifts += value
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    function layoutShift() {
      add(observer.takeRecords())
      return sumOfShifts
    }
    Object.assign(window, { layoutShift })
  })

/** The sum of the open page's layout shifts so far (https://web.dev/articles/cls). It is 0 if nothing has moved. */
export const layoutShift = (page: Page) =>
  page.evaluate(() => (window as unknown as { layoutShift: () => number }).layoutShift())
