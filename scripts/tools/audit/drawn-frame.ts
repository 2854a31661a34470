import type { Page } from '@playwright/test'

/** Runs in the page. Not "requestAnimationFrame": where a test has set the clock, that is a mere timer. */
const nextFrame = () =>
  new Promise((resolve) => {
    new IntersectionObserver((_, observer) => {
      observer.disconnect()
      setTimeout(resolve)
    }).observe(document.documentElement)
    // Whole Chromium on a busy machine has once drawn nothing for minutes.
    setTimeout(resolve, 5000)
  })

/** Waits until the page has drawn its present state, and then what its scripts do in answer, such as to a scroll. */
export async function drawnFrame(page: Page): Promise<void> {
  await page.evaluate(nextFrame)
  await page.evaluate(nextFrame)
}
