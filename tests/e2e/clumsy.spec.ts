// People press twice by tremor, by habit, or on a slow phone. The second press must not undo the first.
// delivery.spec.ts tests that a form pressed twice is sent once.
import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/fixtures.ts'

test.use({ hasTouch: true, viewport: { width: 393, height: 659 } })

type Point = readonly [x: number, y: number]

/** Ways to press twice. Both presses are at the same point, even if another control has appeared there in between. */
const ways: Readonly<Record<string, (page: Page, point: Point) => Promise<unknown>>> = {
  'a double click': (page, point) => page.mouse.dblclick(...point),
  async 'a double tap'({ touchscreen }, point) {
    await touchscreen.tap(...point)
    await touchscreen.tap(...point)
  },
  // Presses the focused control.
  async 'Enter twice'({ keyboard }) {
    await keyboard.press('Enter')
    await keyboard.press('Enter')
  },
}

/** Everything on the page that a press can change: address, open and paused elements, focus. */
const snapshotOf = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname,
    open: document.querySelectorAll('[open], :popover-open').length,
    pressed: document.querySelectorAll('[data-paused], [aria-expanded=true]').length,
    isFocusLost: document.activeElement === document.body,
  }))

test('pressed twice, a list opens, and other buttons change nothing', async ({ page }) => {
  await open(page, '/')
  const before = { ...(await snapshotOf(page)), isFocusLost: false }
  const kinds = new Set<string>()
  for (const control of await page.locator(':is(button, summary):visible').all()) {
    const kind = await control.evaluate((one) => `${one.localName} ${one.className}`)
    if (kinds.has(kind)) continue
    kinds.add(kind)
    for (const [way, press] of Object.entries(ways)) {
      await control.focus()
      await control.scrollIntoViewIfNeeded()
      const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {}
      await press(page, [x + width / 2, y + height / 2])
      // src/boot.ts ignores the second click of a mouse or finger alone, so a second Enter closes the list.
      const staysOpen = kind.startsWith('summary') && way !== 'Enter twice'
      const after = staysOpen ? { ...before, open: before.open + 1 } : before
      await expect.poll(() => snapshotOf(page), `${way} on ${kind}`).toEqual(after)
      if (staysOpen) await control.press('Enter')
    }
  }
  expect(kinds.size).toBeGreaterThan(2)
})
