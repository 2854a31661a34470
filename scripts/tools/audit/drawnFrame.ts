import type { Page } from '@playwright/test'

/**
 * Waits until the page has drawn a frame: the browser calls a new observer for the first time in the next frame. Runs in the
 * page. `requestAnimationFrame` does not wait for a frame if a test sets the clock, because Playwright then replaces that
 * function by a timer.
 */
const nextFrame = () =>
  new Promise((resolve) => {
    new IntersectionObserver((_, observer) => {
      observer.disconnect()
      // The timeout ends after the browser has also called the page's own observers.
      setTimeout(resolve)
    }).observe(document.documentElement)
    // Five seconds are the limit, because a full Chromium on a busy machine has once drawn nothing for minutes.
    setTimeout(resolve, 5000)
  })

/** Waits for two frames. The second one shows changes that scripts make in the first, such as the header's after a scroll. */
export async function drawnFrame(page: Page): Promise<void> {
  await page.evaluate(nextFrame)
  await page.evaluate(nextFrame)
}
