// Pages without styles. Old browsers of televisions and phones ignore cascade layers, which contain all styles of the site.
import type { Page } from '@playwright/test'
import { event, testEvent, pages, speakers } from '../support/evento.ts'
import { expect, openWithApp, test } from '../support/fixtures.ts'

/**
 * Ten rem, in CSS pixels. Without styles a drawing gets its size from its attributes `width` and `height`. A drawing without
 * these attributes fills the window.
 */
const longestSide = 160

/** A drawing of the page: the beginning of its HTML, and its size in CSS pixels. */
type Drawing = { readonly html: string; readonly width: number; readonly height: number }

async function openWithoutStyles(page: Page, path: string): Promise<void> {
  await openWithApp(page, path)
  await page.evaluate(() => {
    const stylesheets = document.querySelectorAll('style, link[rel=stylesheet]')
    for (const stylesheet of stylesheets) stylesheet.remove()
  })
}

const drawingsOn = (page: Page): Promise<Drawing[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('svg')].map((drawing) => {
      const { width, height } = drawing.getBoundingClientRect()
      return { html: drawing.outerHTML.slice(0, 80), width, height }
    }),
  )

const speakerPath = `${pages.speakers.path}/${Object.keys(speakers)[0]}`
const paths = [...Object.values(pages).map(({ path }) => path), speakerPath, '/no-existe']

for (const path of paths) {
  test(`without styles no drawing on ${path} is larger than ten rem`, async ({ page, watch }) => {
    // The page for unknown addresses writes to the console.
    watch.ignoreConsole()
    await openWithoutStyles(page, path)
    const drawings = await drawingsOn(page)
    expect(drawings.length).toBeGreaterThan(0)
    const largeDrawings = drawings.filter(
      ({ width, height }) => Math.max(width, height) > longestSide,
    )
    expect(largeDrawings).toEqual([])
    // The sprite is no drawing itself. It defines the motifs of the drawings.
    expect(await page.locator('.sprite').boundingBox()).toMatchObject({ height: 0 })
  })
}

const { text: noticeText = '', from: noticeStart, until: noticeEnd } = event.notice ?? {}

for (const { when, moment, isShown } of [
  { when: 'from its start', moment: noticeStart, isShown: true },
  { when: 'from its end', moment: noticeEnd, isShown: false },
]) {
  test(`without styles a timed notice is ${isShown ? 'shown' : 'hidden'} ${when}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(String(moment))
    await openWithoutStyles(page, '/')
    const { label } = testEvent.eventStatus.noticeTexts
    const banner = page.getByRole('complementary', { name: label })
    await expect(banner.getByText(noticeText)).toBeVisible({ visible: isShown })
  })
}
