// What a keyboard's focus looks like, by the pixels.
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastOf, rgbAt } from '../../scripts/lib/contrast.ts'
import { copy } from '../support/specification.ts'
import { expect, open, siteNavigation, test } from '../support/fixtures.ts'

/** How far from its element a ring is drawn. */
const reach = 8

/**
 * Runs in the page: gives the focus to the next link, button or field of a kind that has not had it. Kinds differ in class
 * and ground.
 * @returns its place, or null after the last
 */
function focusNext(within: string) {
  const kinds = ((window as unknown as { kinds?: Set<string> }).kinds ??= new Set())
  const all = document.querySelectorAll<HTMLElement>(`${within} :is(a, button, input, summary)`)
  for (const one of all) {
    const grounds = [one.className, one.closest('[data-tone]')?.getAttribute('data-tone')]
    const kind = [one.localName, ...grounds].join()
    if (kinds.has(kind) || !one.checkVisibility({ visibilityProperty: true })) continue
    kinds.add(kind)
    one.focus()
    if (document.activeElement !== one) continue
    one.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = one.getBoundingClientRect()
    return { kind, x, y, width, height }
  }
  return null
}

/** Names the kinds of elements in a page of which it cannot be seen that they have the focus. */
async function withoutRing(page: Page, within: string): Promise<readonly string[]> {
  const unseen: string[] = []
  let seen = 0
  // The browser shows rings to who uses a keyboard.
  await page.keyboard.press('Shift')
  for (;;) {
    const box = await page.evaluate(focusNext, within)
    if (!box) break
    const clip = {
      x: Math.max(0, box.x - reach),
      y: Math.max(0, box.y - reach),
      width: box.width + 2 * reach,
      height: box.height + 2 * reach,
    }
    const shoot = async () =>
      sharp(await page.screenshot({ clip }))
        .removeAlpha()
        .raw()
        .toBuffer()
    const focused = await shoot()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    const plain = await shoot()
    let changed = 0
    for (let i = 0; i < plain.length; i += 3)
      changed += Number(contrastOf(rgbAt(focused, i), rgbAt(plain, i)) >= 3)
    // WCAG 2.4.13 asks for as many pixels as a line of 2 px around it; text may lie in between.
    if (changed < box.width + box.height) unseen.push(`${box.kind}: ${changed} pixels`)
    seen++
  }
  expect(seen).toBeGreaterThan(1)
  return unseen
}

async function openMenu(page: Page, path: string) {
  await page.setViewportSize({ width: 390, height: 760 })
  await open(page, path)
  await page.getByRole('button', { name: copy.layout.openMenu }).click()
  await expect(siteNavigation(page)).toBeVisible()
}

test('the focus is seen on every kind of control, and in the open menu', async ({ tab }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await tab.emulateMedia({ colorScheme })
    await openMenu(tab, '/entradas')
    expect(await withoutRing(tab, 'header nav'), `the menu, ${colorScheme}`).toEqual([])
  }
  for (const path of ['/', '/contacto']) {
    await open(tab, path)
    expect(await withoutRing(tab, 'body'), path).toEqual([])
  }
})

test.describe('below lines on top of the page', { tag: '@all' }, () => {
  test.use({ visited: 'FULL' })

  test('the focus is seen in the open menu', async ({ tab }) => {
    await openMenu(tab, '/entradas')
    expect(await withoutRing(tab, 'header nav')).toEqual([])
  })
})
