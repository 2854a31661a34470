// Pages without styles. Old televisions and phones ignore cascade layers, and with them the site's styles.
import type { Page } from '@playwright/test'
import { event, testEvent, pages, speakers } from '../support/evento.ts'
import { expect, openWithApp, test } from '../support/fixtures.ts'

/**
 * Ten rem, in CSS pixels. Without styles a drawing has the size of its own `width` and `height`. A drawing that lacks them
 * fills the window.
 */
const largestSide = 160

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
    // The page for unknown addresses writes into the console.
    watch.ignoreConsole()
    await openWithoutStyles(page, path)
    const drawings = await drawingsOn(page)
    expect(drawings.length).toBeGreaterThan(0)
    const largeDrawings = drawings.filter(
      ({ width, height }) => Math.max(width, height) > largestSide,
    )
    expect(largeDrawings).toEqual([])
    // The sprite only holds motifs for other drawings.
    expect(await page.locator('.sprite').boundingBox()).toMatchObject({ height: 0 })
  })
}

const { text: noticeText = '', from: noticeStart, until: noticeEnd } = event.notice ?? {}

for (const { when, moment, isShown } of [
  { when: 'in its time', moment: noticeStart, isShown: true },
  { when: 'after its time', moment: noticeEnd, isShown: false },
]) {
  test(`without styles a timed notice is ${isShown ? 'shown' : 'hidden'} ${when}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(String(moment))
    await openWithoutStyles(page, '/')
    const banner = page.getByRole('complementary', {
      name: testEvent.eventStatus.noticeTexts.label,
    })
    await expect(banner.getByText(noticeText)).toBeVisible({ visible: isShown })
  })
}
