import type { Page } from '@playwright/test'

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
