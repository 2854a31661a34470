// What can be seen: forced colours, the focus on the pixels of the screen (WCAG 1.4.11, 2.4.7).
import type { Locator, Page } from '@playwright/test'
import { pixelsOf } from '../../../scripts/audit/contrast.ts'
import { contrastOf, rgbAt } from '../../../scripts/lib/contrast.ts'
import { expect, moments, open, test } from '../../support/fixtures.ts'
import { flatContrast } from '../../support/flat-contrast.ts'

test.use({ moment: moments.before })

async function picture(page: Page, element: Locator, margin = 0) {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not drawn.')
  const clip = {
    x: Math.max(0, box.x - margin),
    y: Math.max(0, box.y - margin),
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  }
  return pixelsOf(await page.screenshot({ clip, caret: 'hide' }))
}

test('with forced colours every control can be seen, those without text too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const [width, path] of [
    [1440, '/?ahora=2025-10-20T09:30'],
    [360, '/?ahora=2025-10-20T09:30'],
    [360, '/contacto'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, path)
    const controls = page.locator(
      'main :is(button, input, textarea, summary, a.button), header button',
    )
    const count = await controls.count()
    expect(count, path).toBeGreaterThan(1)
    for (let place = 0; place < count; place++) {
      const control = controls.nth(place)
      if (!(await control.isVisible())) continue
      const drawn = await picture(page, control)
      const all = { x: 0, y: 0, width: drawn.width, height: drawn.height }
      const contrast = flatContrast(drawn, [all])
      expect(contrast, `${path} at ${width} px: ${await control.textContent()}`).toBeGreaterThan(3)
    }
  }
})

/** One of each kind of thing that takes the focus, on each ground that there is. */
const kinds = {
  '/': [
    'header nav a >> nth=1',
    'main a.button >> nth=0',
    'main section:last-of-type a.button',
    'main section:last-of-type summary >> nth=0',
    'footer a >> nth=0',
  ],
  '/?ahora=2025-10-20T09:30': ['[role=timer] ~ button'],
  '/programa': ['main ol a >> nth=0'],
  '/entradas': ['main a.button >> nth=0'],
  '/faq': ['main summary >> nth=0'],
  '/contacto': ['form input >> nth=0', 'form button', 'main a[target=_blank] >> nth=0'],
  '/no-existe': ['main a'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Room around an element in which its focus is shown. */
const surroundings = 8

type Picture = Awaited<ReturnType<typeof picture>>

/** How many pixels are another colour now, by a contrast of 3:1 at least. */
function changedPixels(before: Picture, after: Picture): number {
  let changed = 0
  for (let index = 0; index < before.data.length; index += 3) {
    if (contrastOf(rgbAt(before.data, index), rgbAt(after.data, index)) >= 3) changed++
  }
  return changed
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the focus changes at least a line of 2 px around the element by 3:1, in the ${colorScheme} theme`, async ({
    page,
    watch,
  }) => {
    watch.ignoreConsole()
    await page.emulateMedia({ colorScheme })
    for (const [path, selectors] of Object.entries(kinds)) {
      await open(page, path)
      // A key first: a browser shows the focus to those who use keys.
      await page.keyboard.press('Shift')
      for (const selector of selectors) {
        const element = page.locator(selector)
        const before = await picture(page, element, surroundings)
        await element.focus()
        const after = await picture(page, element, surroundings)
        await element.blur()
        const changed = changedPixels(before, after)
        const { width, height } = (await element.boundingBox()) ?? { width: 0, height: 0 }
        // WCAG 2.4.13: as large as the area of a 2 px thick perimeter of the element.
        expect(changed, `${selector} of ${path}`).toBeGreaterThanOrEqual(4 * (width + height) - 16)
      }
    }
  })
}
