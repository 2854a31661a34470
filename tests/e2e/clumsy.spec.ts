// Visitors press twice by tremor, by habit, or on a slow phone. A double click or tap opens a list and leaves it open.
// formService.spec.ts tests that a form pressed twice is sent once.
import type { Locator, Page } from '@playwright/test'
import { expect, openWithApp, test } from '../support/fixtures.ts'

test.use({ hasTouch: true, viewport: { width: 393, height: 659 } })

type Point = readonly [x: number, y: number]

/** A way to press twice. A mouse or finger presses the same point twice, even if another control has appeared there. */
type DoublePress = {
  readonly name: string
  readonly press: (page: Page, point: Point) => Promise<unknown>
  /** Whether the two presses leave a list open. src/boot.ts ignores only the second click of a mouse or a finger. */
  readonly opensList: boolean
}

const doublePresses: readonly DoublePress[] = [
  {
    name: 'a double click',
    press: (page, point) => page.mouse.dblclick(...point),
    opensList: true,
  },
  { name: 'a double tap', press: doubleTap, opensList: true },
  {
    name: 'Enter twice on the focused control',
    async press({ keyboard }) {
      await keyboard.press('Enter')
      await keyboard.press('Enter')
    },
    opensList: false,
  },
]

/**
 * Taps twice in 0.1 seconds by the clock of the events. Chromium counts two taps as a double tap by that clock. With real time
 * between the events, a busy machine would make two single taps of them.
 */
async function doubleTap(page: Page, [x, y]: Point): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const start = Date.now() / 1000
  for (const seconds of [0, 0.1]) {
    const timestamp = start + seconds
    await devtools.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x, y }],
      timestamp,
    })
    await devtools.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: timestamp + 0.01,
    })
  }
  await devtools.detach()
}

/** Everything that a press can change: the address, what is open, which buttons are pressed, and whether the focus is lost. */
const snapshotOf = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname,
    open: document.querySelectorAll('[open], :popover-open').length,
    pressed: document.querySelectorAll('[data-paused], [aria-expanded=true]').length,
    isFocusLost: document.activeElement === document.body,
  }))

/** Visible buttons and lists of the page, one of each kind. Controls of the same kind have the same element and classes. */
async function controlsOf(page: Page): Promise<ReadonlyMap<string, Locator>> {
  const controls = new Map<string, Locator>()
  for (const control of await page.locator(':is(button, summary):visible').all()) {
    const kind = await control.evaluate((one) => `${one.localName} ${one.className}`)
    if (!controls.has(kind)) controls.set(kind, control)
  }
  return controls
}

async function middleOf(control: Locator): Promise<Point> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {}
  return [x + width / 2, y + height / 2]
}

for (const { name, press, opensList } of doublePresses) {
  const outcome = opensList ? 'opens a list' : 'opens and closes a list'

  test(`${name} ${outcome}, and changes nothing else`, async ({ page }) => {
    await openWithApp(page, '/')
    // At first nothing on the page has the focus. The loop focuses each control, which must keep the focus.
    const before = { ...(await snapshotOf(page)), isFocusLost: false }
    const withOpenList = { ...before, open: before.open + 1 }
    const controls = await controlsOf(page)
    expect(controls.size).toBeGreaterThan(2)
    for (const [kind, control] of controls) {
      const leavesOpen = opensList && kind.startsWith('summary')
      await control.focus()
      await control.scrollIntoViewIfNeeded()
      await press(page, await middleOf(control))
      await expect.poll(() => snapshotOf(page), kind).toEqual(leavesOpen ? withOpenList : before)
      // Closes the list, so that the next control finds the page as it was.
      if (leavesOpen) await control.press('Enter')
    }
  })
}
