import type { Page } from '@playwright/test'

type Noting = { noted: () => { readonly shifts: number; readonly paints: number } }

/** Sums the layout shifts of each page from its first paint on. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const noted = { shifts: 0, paints: 0 }
    const note = (entries: readonly (PerformanceEntry & { value?: number })[]) => {
      for (const entry of entries) {
        if (entry.entryType === 'paint') noted.paints++
        noted.shifts += entry.value ?? 0
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    for (const type of ['paint', 'layout-shift']) observer.observe({ type, buffered: true })
    Object.assign(window, {
      noted() {
        note(observer.takeRecords())
        return noted
      },
    } satisfies Noting)
  })

export const firstPaint = (page: Page) =>
  page.waitForFunction(() => (window as unknown as Noting).noted().paints > 0)

/** The browser's score (https://web.dev/articles/cls): 0 if nothing has moved. */
export const shifted = (page: Page) =>
  page.evaluate(() => (window as unknown as Noting).noted().shifts)
