// Visitors press twice because of a tremor, by habit, or on a slow phone. A list must be open after a double click or tap.
// formService.spec.ts tests that a form pressed twice is sent once.
import type { Locator, Page } from '@playwright/test'
import { expect, openWithApp, test } from '../support/fixtures.ts'

test.use({ hasTouch: true, viewport: { width: 393, height: 659 } })

type Point = readonly [x: number, y: number]

/** A way to press a control twice. */
type DoublePress = {
  readonly name: string
  /** Presses twice at a point, even if another control has appeared there after the first press. */
  readonly press: (page: Page, point: Point) => Promise<unknown>
  /** Whether a list is open after both presses. src/boot.ts ignores the second one of a mouse or a finger, but not of a key. */
  readonly leavesListOpen: boolean
}

const doublePresses: readonly DoublePress[] = [
  {
    name: 'a double click',
    press: (page, point) => page.mouse.dblclick(...point),
    leavesListOpen: true,
  },
  { name: 'a double tap', press: doubleTap, leavesListOpen: true },
  {
    name: 'Enter twice on the focused control',
    async press({ keyboard }) {
      await keyboard.press('Enter')
      await keyboard.press('Enter')
    },
    leavesListOpen: false,
  },
]

/**
 * Taps twice within 0.1 seconds. The times are in the events, because Chromium compares the times of the events to recognise a
 * double tap. On a busy machine the real time between the two taps may be too long.
 */
async function doubleTap(page: Page, [x, y]: Point): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const firstTapTime = Date.now() / 1000
  for (const timestamp of [firstTapTime, firstTapTime + 0.1]) {
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

/** Everything that a press can change: the address, what is open, which buttons are on, and whether the focus is lost. */
const snapshotOf = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname,
    openCount: document.querySelectorAll('[open], :popover-open').length,
    pressedCount: document.querySelectorAll('[data-paused], [aria-expanded=true]').length,
    isFocusLost: document.activeElement === document.body,
  }))

/** One visible control of each kind: buttons and lists. Controls of a kind have the same element name and classes. */
async function controlsOf(page: Page): Promise<ReadonlyMap<string, Locator>> {
  const controls = new Map<string, Locator>()
  for (const control of await page.locator(':is(button, summary):visible').all()) {
    const kind = await control.evaluate((element) => `${element.localName} ${element.className}`)
    if (!controls.has(kind)) controls.set(kind, control)
  }
  return controls
}

async function middleOf(control: Locator): Promise<Point> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {}
  return [x + width / 2, y + height / 2]
}

for (const { name, press, leavesListOpen } of doublePresses) {
  const outcome = leavesListOpen ? 'opens a list' : 'opens and closes a list'

  test(`${name} ${outcome}, and changes nothing else`, async ({ page }) => {
    await openWithApp(page, '/')
    // At first nothing on the page has the focus. The test focuses each control, which then must keep the focus.
    const before = { ...(await snapshotOf(page)), isFocusLost: false }
    const withOpenList = { ...before, openCount: before.openCount + 1 }
    const controls = await controlsOf(page)
    expect(controls.size).toBeGreaterThan(2)

    for (const [kind, control] of controls) {
      const isListOpen = leavesListOpen && kind.startsWith('summary')
      const expected = isListOpen ? withOpenList : before
      await control.focus()
      await control.scrollIntoViewIfNeeded()

      await press(page, await middleOf(control))

      await expect.poll(() => snapshotOf(page), kind).toEqual(expected)
      // Closes the list, so that the page is as before when the next control is pressed.
      if (isListOpen) await control.press('Enter')
    }
  })
}
