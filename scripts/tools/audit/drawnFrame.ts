import type { Page } from '@playwright/test'

/**
 * Waits, in the page, until the page has drawn a frame: a browser calls a new observer for the first time in the next frame.
 * `requestAnimationFrame` does not wait for a frame if a test sets the clock, because Playwright then replaces that function
 * by a timer.
 */
const nextFrame = () =>
  new Promise((resolve) => {
    new IntersectionObserver((_, observer) => {
      observer.disconnect()
      // The timeout ends after the browser has called the page's own observers, too.
      setTimeout(resolve)
    }).observe(document.documentElement)
    // A limit of five seconds, because a full Chromium on a busy machine has once drawn nothing for minutes.
    setTimeout(resolve, 5000)
  })

/**
 * Waits for two frames. The second one has the changes that scripts make after the first, as the header does after a scroll.
 */
export async function drawnFrame(page: Page): Promise<void> {
  await page.evaluate(nextFrame)
  await page.evaluate(nextFrame)
}
