// A hand that presses twice: by tremor, by habit or on a slow phone. What is sent by such a press is in forms.spec.ts.
import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from '../support/fixtures.ts'

test.use({ hasTouch: true, viewport: { width: 393, height: 659 } })

/** The middle of a control, where a finger lands twice whatever has appeared there. */
async function middleOf(control: Locator) {
  await control.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {}
  return [x + width / 2, y + height / 2] as const
}

const ways: Readonly<Record<string, (page: Page, control: Locator) => Promise<unknown>>> = {
  'a double click': async (page, control) => page.mouse.dblclick(...(await middleOf(control))),
  async 'a double tap'(page, control) {
    const place = await middleOf(control)
    await page.touchscreen.tap(...place)
    await page.touchscreen.tap(...place)
  },
  async 'Enter twice'(page, control) {
    await control.press('Enter')
    await page.keyboard.press('Enter')
  },
}

/** What a press can change: the page, what is open or paused, and whether the focus is somewhere. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname,
    open: document.querySelectorAll('[open], :popover-open').length,
    pressed: document.querySelectorAll('[data-paused], [aria-expanded=true]').length,
    isLost: document.activeElement === document.body,
  }))

test('pressing a list twice opens it, and any other button leaves everything as it was', async ({
  page,
}) => {
  await open(page, '/')
  const controls = page.locator(':is(button, summary):visible')
  const before = { ...(await stateOf(page)), isLost: false }
  const kinds = new Set<string>()
  for (const control of await controls.all()) {
    const kind = await control.evaluate((one) => `${one.localName} ${one.className}`)
    if (kinds.has(kind)) continue
    kinds.add(kind)
    for (const [way, press] of Object.entries(ways)) {
      await press(page, control)
      const message = `${way} on ${await control.textContent()}`
      const isList = kind.startsWith('summary') && way !== 'Enter twice'
      const after = isList ? { ...before, open: before.open + 1 } : before
      await expect.poll(() => stateOf(page), { message }).toEqual(after)
      if (isList) await control.press('Enter')
    }
  }
  expect(kinds.size).toBeGreaterThan(2)
})
