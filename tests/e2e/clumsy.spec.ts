// Double presses, by tremor, by habit or on a slow phone. delivery.spec.ts tests what such a press sends.
import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/fixtures.ts'

test.use({ hasTouch: true, viewport: { width: 393, height: 659 } })

type Place = readonly [x: number, y: number]

/** A place stays where it is, whatever has appeared there after the first press. */
const ways: Readonly<Record<string, (page: Page, place: Place) => Promise<unknown>>> = {
  'a double click': (page, place) => page.mouse.dblclick(...place),
  async 'a double tap'({ touchscreen }, place) {
    await touchscreen.tap(...place)
    await touchscreen.tap(...place)
  },
  // The control has the focus.
  async 'Enter twice'({ keyboard }) {
    await keyboard.press('Enter')
    await keyboard.press('Enter')
  },
}

/** The page's state that a press can change: address, open and paused elements, focus. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname,
    open: document.querySelectorAll('[open], :popover-open').length,
    pressed: document.querySelectorAll('[data-paused], [aria-expanded=true]').length,
    isLost: document.activeElement === document.body,
  }))

test('pressed twice a list opens, and other buttons change nothing', async ({ page }) => {
  await open(page, '/')
  const before = { ...(await stateOf(page)), isLost: false }
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
      const isList = kind.startsWith('summary') && way !== 'Enter twice'
      const after = isList ? { ...before, open: before.open + 1 } : before
      await expect.poll(() => stateOf(page), `${way} on ${kind}`).toEqual(after)
      if (isList) await control.press('Enter')
    }
  }
  expect(kinds.size).toBeGreaterThan(2)
})
