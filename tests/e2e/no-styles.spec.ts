// Pages as an engine shows them that reads no cascade layers, so none of our styles: old televisions and phones.
import type { Page } from '@playwright/test'
import { event, evento, pages, speakers } from '../support/evento.ts'
import { expect, open, test } from '../support/fixtures.ts'

/** Ten letters' heights, in CSS pixels. */
const largest = 160

/** A drawing that takes room on the page, and its size in CSS pixels. */
type Drawing = { readonly is: string; readonly width: number; readonly height: number }

async function takeStylesOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const sheet of document.querySelectorAll('style, link[rel=stylesheet]')) sheet.remove()
  })
}

const drawings = (page: Page): Promise<Drawing[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('svg')].map((drawing) => {
      const { width, height } = drawing.getBoundingClientRect()
      return { is: drawing.outerHTML.slice(0, 80), width, height }
    }),
  )

test('without styles no drawing is larger than ten rem', async ({ page, watch }) => {
  // The page that is not found says so.
  watch.ignoreConsole()
  const speaker = `${pages.speakers.path}/${Object.keys(speakers)[0]}`
  for (const path of [...Object.values(pages).map((one) => one.path), speaker, '/no-existe']) {
    await open(page, path)
    await takeStylesOut(page)
    const all = await drawings(page)
    expect(all.length, path).toBeGreaterThan(0)
    const large = all.filter(({ width, height }) => Math.max(width, height) > largest)
    expect.soft(large, path).toEqual([])
    expect.soft(await page.locator('.sprite').boundingBox(), path).toMatchObject({ height: 0 })
  }
})

const { text = '', from, until } = event.notice ?? {}

test('without styles a timed notice is there only in its time', async ({ page }) => {
  const banner = page.getByRole('complementary', { name: evento.eventStatus.texts.label })
  for (const [moment, isShown] of [
    [from, true],
    [until, false],
  ] as const) {
    await page.clock.setFixedTime(String(moment))
    await open(page, '/')
    await takeStylesOut(page)
    await expect(banner.getByText(text)).toBeVisible({ visible: isShown })
  }
})
