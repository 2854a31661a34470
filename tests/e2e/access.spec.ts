// Visitors with a need find what the venues offer, and whom to ask. Unit tests cover the texts.
import type { Page } from '@playwright/test'
import { plainText } from '../../src/lib/runs.ts'
import { expect, openWithApp, test } from '../support/fixtures.ts'
import { copy, evento } from '../support/evento.ts'

/** Texts that say whom to ask: before the deadline for requests, after it, and on the day of the event. */
const [beforeDeadline, afterDeadline, onTheDay] = evento.askFor.map(({ runs }) =>
  plainText(runs),
) as [string, string, string]

/** Id of the answer in which they are. */
const answerId = 'accesibilidad'
const answer = (page: Page) => page.locator(`#${answerId}`)
const shownTexts = (page: Page) => answer(page).locator('[data-at]').filter({ visible: true })

test('the footer of any page leads to what a venue offers and to whom to ask', async ({ page }) => {
  await openWithApp(page, '/ponentes')
  await page.getByRole('contentinfo').getByRole('link', { name: copy.access.heading }).click()
  await expect(page).toHaveURL(`./faq#${answerId}`)
  await expect(answer(page)).toContainText(copy.accessWords.features.stepFree)
  await expect(answer(page).getByText(beforeDeadline)).toBeInViewport()
})

for (const { when, moment, texts } of [
  { when: 'before the deadline', moment: '2026-05-01T23:59:30+02:00', texts: [beforeDeadline] },
  { when: 'after the deadline', moment: '2026-05-02T00:00:00+02:00', texts: [afterDeadline] },
  { when: 'on the day', moment: '2026-05-15T00:00:00+02:00', texts: [onTheDay] },
  { when: 'after the event', moment: '2026-05-15T22:00:00+02:00', texts: [] },
]) {
  test(`${when} the answer says whom to ask at that time`, async ({ page }) => {
    await page.clock.setFixedTime(moment)
    await openWithApp(page, `/faq#${answerId}`)
    await expect(shownTexts(page)).toHaveText(texts)
  })
}

test('on the day no link to help covers a part of another, even on a narrow phone', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-05-15T12:30:00+02:00')
  await page.setViewportSize({ width: 320, height: 640 })
  await openWithApp(page, '/')
  const links = page
    .locator('main [data-when=during]')
    .locator('[href^="tel:"], [href^="sms:"], [href$="#accesibilidad"]')
  await expect(links).toHaveCount(3)
  const covered = await links.evaluateAll((all) =>
    all
      .filter((link) => {
        link.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, bottom } = link.getBoundingClientRect()
        const edges = [top + 1, bottom - 1].map((y) => document.elementFromPoint(left + 1, y))
        return edges.some((shown) => !link.contains(shown))
      })
      .map(({ textContent }) => textContent),
  )
  expect(covered).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the answer says what is true at any time', async ({ page }) => {
    await page.goto(`./faq#${answerId}`)
    await expect(shownTexts(page)).toHaveText([beforeDeadline])
  })
})
