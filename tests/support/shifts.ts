import type { Page } from '@playwright/test'

type Noted = { shifts: number; paints: number }

/** Sums the layout shifts of each page from its first paint on. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const noted = { shifts: 0, paints: 0 }
    Object.assign(window, { noted })
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value?: number })[]) {
        if (entry.entryType === 'paint') noted.paints++
        noted.shifts += entry.value ?? 0
      }
    })
    for (const type of ['paint', 'layout-shift']) observer.observe({ type, buffered: true })
  })

export const firstPaint = (page: Page) =>
  page.waitForFunction(() => (window as unknown as { noted: Noted }).noted.paints > 0)

/** The browser's score (https://web.dev/articles/cls): 0 if nothing has moved. */
export const shifted = (page: Page) =>
  page.evaluate(() => (window as unknown as { noted: Noted }).noted.shifts)
