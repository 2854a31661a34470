// What is seen of the focus; the audit does the rest.
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastOf, rgbAt } from '../../scripts/lib/contrast.ts'
import { expect, open, test } from '../support/fixtures.ts'

/** One of each kind of thing that takes the focus, on each ground that there is. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'header nav a >> nth=1',
    'main a.button >> nth=0',
    '[role=timer] ~ button',
    'main section:last-of-type a.button',
    'main section:last-of-type summary >> nth=0',
    'footer a >> nth=0',
  ],
  '/programa': ['main ol a >> nth=0'],
  '/faq': ['main summary >> nth=0'],
  '/contacto': ['form input >> nth=0', 'form button', 'main a[target=_blank] >> nth=0'],
}

/** Room around an element in which its focus is shown. */
const surroundings = 8

async function picture(page: Page, element: Locator) {
  // In the middle, so that the window cuts nothing off.
  await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not drawn.')
  const clip = {
    x: Math.max(0, box.x - surroundings),
    y: Math.max(0, box.y - surroundings),
    width: box.width + 2 * surroundings,
    height: box.height + 2 * surroundings,
  }
  const png = await page.screenshot({ clip, caret: 'hide' })
  return { box, pixels: await sharp(png).removeAlpha().raw().toBuffer() }
}

// The audit reads the styles of the focus: here it is seen, and not cut off by a box.
test('the focus changes at least a line of 2 px around the element by 3:1', async ({ tab }) => {
  for (const [path, selectors] of Object.entries(kinds)) {
    await open(tab, path)
    // A key first: a browser shows the focus to those who use keys.
    await tab.keyboard.press('Shift')
    for (const selector of selectors) {
      const element = tab.locator(selector)
      const { box, pixels: before } = await picture(tab, element)
      await element.focus()
      const { pixels: after } = await picture(tab, element)
      await element.blur()
      let changed = 0
      for (let index = 0; index < before.length; index += 3) {
        if (contrastOf(rgbAt(before, index), rgbAt(after, index)) >= 3) changed++
      }
      // WCAG 2.4.13: as large as the area of a 2 px thick perimeter of the element.
      const least = 4 * (box.width + box.height) - 16
      expect(changed, `${selector} of ${path}`).toBeGreaterThanOrEqual(least)
    }
  }
})
