import type { Browser, Page } from '@playwright/test'
import { appStarted } from '../lib/app-started.ts'

/** Milliseconds from the click on a link to the painting of the new heading, on a processor slowed four times. */
export async function clickToHeading(
  browser: Browser,
  from: string,
  path: string,
): Promise<number> {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    const devtools = await tab.context().newCDPSession(tab)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await tab.goto(from)
    await appStarted(tab)
    const link = tab.locator(`a[href="${path}"]:visible`).first()
    await link.hover()
    await tab.waitForLoadState('networkidle')
    // The button is down for a moment, so that the frame that shows it pressed is drawn before the click.
    const [milliseconds] = await Promise.all([nextHeading(tab), link.click({ delay: 80 })])
    return Math.round(milliseconds)
  } finally {
    await tab.context().close()
  }
}

const nextHeading = (tab: Page) =>
  tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent
        let clicked = NaN
        addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true })
        new MutationObserver((_, observer) => {
          const heading = document.querySelector('h1')?.textContent
          if (!heading || heading === before) return
          observer.disconnect()
          // The task after the next frame: the heading has been painted.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)))
        }).observe(document, { childList: true, subtree: true, characterData: true })
      }),
  )
