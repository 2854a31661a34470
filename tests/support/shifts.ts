import type { Page } from '@playwright/test'

/** Adds up what moves on each page from its first paint on. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shifts.total += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** As the browser scores it (https://web.dev/articles/cls): 0 if nothing has moved. */
export const shifted = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)
