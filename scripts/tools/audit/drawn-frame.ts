import type { Page } from '@playwright/test'

/**
 * Runs in the page, and waits until it has drawn a frame. An observer's first call comes with a frame. If a test sets the
 * clock, Playwright replaces `requestAnimationFrame` by a timer, so that function would not wait for a frame.
 */
const nextFrame = () =>
  new Promise((resolve) => {
    new IntersectionObserver((_, observer) => {
      observer.disconnect()
      setTimeout(resolve)
    }).observe(document.documentElement)
    // A limit of five seconds, because a full Chromium on a busy machine has once drawn nothing for minutes.
    setTimeout(resolve, 5000)
  })

/** Waits for two frames: one with the present state, and one with the changes that scripts make then, as after a scroll. */
export async function drawnFrame(page: Page): Promise<void> {
  await page.evaluate(nextFrame)
  await page.evaluate(nextFrame)
}
