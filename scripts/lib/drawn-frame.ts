import type { Page } from '@playwright/test'

/**
 * Waits until the page has drawn its present state, and then what its scripts do in answer, such as to a scroll. It counts
 * what an observer sees: where a test has set the clock, an animation frame is a mere timer, and comes undrawn.
 */
export function drawnFrame(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) {
      await new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(document.documentElement)
      })
      await new Promise((resolve) => setTimeout(resolve))
    }
  })
}
