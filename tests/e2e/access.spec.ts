// Visitors with a need find what the venues offer, and whom to ask. Unit tests cover the texts.
import type { Page } from '@playwright/test'
import { plainText } from '../../src/lib/runs.ts'
import { expect, openWithApp, test, whatIsOn } from '../support/fixtures.ts'
import { copy, testEvent } from '../support/evento.ts'

/** Texts that say whom to ask: before the deadline for requests, after it, and on the day of the event. */
const [beforeDeadline, afterDeadline, onTheDay] = testEvent.askFor.map(({ runs }) =>
  plainText(runs),
) as [string, string, string]

/** Id of the answer about access on /faq, which has these texts. */
const answerId = 'accesibilidad'
const answer = (page: Page) => page.locator(`#${answerId}`)
/** The texts that are visible in the answer. */
const shownTexts = (page: Page) => answer(page).locator('[data-at]').filter({ visible: true })

test('the footer of any page leads to what a venue offers and to whom to ask', async ({ page }) => {
  await openWithApp(page, '/ponentes')
  await page.getByRole('contentinfo').getByRole('link', { name: copy.access.heading }).click()
  await expect(page).toHaveURL(`./faq#${answerId}`)
  await expect(answer(page)).toContainText(copy.accessWords.features.stepFree)
  await expect(answer(page).getByText(beforeDeadline)).toBeInViewport()
})

// The deadline of the tests' event is the end of 1 May. The event is on 15 May, until 22:00.
for (const { when, moment, texts } of [
  { when: 'before the deadline', moment: '2026-05-01T23:59:30+02:00', texts: [beforeDeadline] },
  { when: 'after the deadline', moment: '2026-05-02T00:00:00+02:00', texts: [afterDeadline] },
  { when: 'on the day', moment: '2026-05-15T00:00:00+02:00', texts: [onTheDay] },
  { when: 'after the event', moment: '2026-05-15T22:00:00+02:00', texts: [] },
]) {
  test(`${when} the answer shows only texts that are true at that time`, async ({ page }) => {
    await page.clock.setFixedTime(moment)
    await openWithApp(page, `/faq#${answerId}`)
    await expect(shownTexts(page)).toHaveText(texts)
  })
}

/** The box of a link in the window, with the link's text. */
type LinkBox = {
  readonly name: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Boxes that touch may share a fraction of a pixel. */
const tolerance = 1

/** Whether `lower` begins within the height of `upper`, and both share a part of the width. */
function doOverlap(upper: LinkBox, lower: LinkBox): boolean {
  const beginsWithin = lower.top >= upper.top && lower.top < upper.bottom - tolerance
  const sharesWidth = lower.left < upper.right - tolerance && lower.right > upper.left + tolerance
  return beginsWithin && sharesWidth
}

/** A line for each pair of links that overlap. */
const overlapsOf = (boxes: readonly LinkBox[]) =>
  boxes.flatMap((upper) =>
    boxes
      .filter((lower) => lower !== upper && doOverlap(upper, lower))
      .map((lower) => `${upper.name} under ${lower.name}`),
  )

// At 12:30 "Preguntas" is next, in the library. At 13:45 "Comida en el muelle" is next, at the wharf.
for (const { time, nextPlace } of [
  { time: '12:30', nextPlace: 'in the same venue' },
  { time: '13:45', nextPlace: 'in another venue' },
]) {
  test(`on the day, with the next item ${nextPlace}, no link of "what is on" covers another on a narrow phone`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(`2026-05-15T${time}:00+02:00`)
    await page.setViewportSize({ width: 320, height: 640 })
    await openWithApp(page, '/')
    const links = whatIsOn(page).locator('a')
    await expect(links.last()).toHaveText(copy.access.heading)
    const boxes = await links.evaluateAll((elements) =>
      elements.map((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect()
        return { name: link.textContent, left, right, top, bottom }
      }),
    )
    expect(overlapsOf(boxes)).toEqual([])
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  // "Hasta el 1 de mayo lo preparamos contigo; después, escríbenos igual" is true before and after the deadline.
  test('the answer shows a text that is true at any time', async ({ page }) => {
    await page.goto(`./faq#${answerId}`)
    await expect(shownTexts(page)).toHaveText([beforeDeadline])
  })
})
