// People with a need find what the venues offer and whom to ask. Unit tests cover the texts.
import { plainText } from '../../src/lib/runs.ts'
import { expect, open, test } from '../support/fixtures.ts'
import { copy, evento } from '../support/evento.ts'

const [early, late, today] = evento.askFor.map(({ runs }) => plainText(runs)) as [
  string,
  string,
  string,
]
const answer = '#accesibilidad'

test('from any page two steps lead to what a venue offers and whom to ask', async ({ page }) => {
  await open(page, '/ponentes')
  await page.getByRole('contentinfo').getByRole('link', { name: copy.access.heading }).click()
  await expect(page).toHaveURL(`./faq${answer}`)
  await expect(page.locator(answer)).toContainText(copy.accessWords.features.stepFree)
  await expect(page.locator(answer).getByText(early)).toBeInViewport()
})

for (const [when, moment, said] of [
  ['before the deadline', '2026-05-01T23:59:30+02:00', [early]],
  ['after it', '2026-05-02T00:00:00+02:00', [late]],
  ['on the day', '2026-05-15T00:00:00+02:00', [today]],
  ['after the event', '2026-05-15T22:00:00+02:00', []],
] as const) {
  test(`whom to ask: ${when} the way that works comes first`, async ({ page }) => {
    await page.clock.setFixedTime(moment)
    await open(page, `/faq${answer}`)
    const ways = page.locator(`${answer} [data-at]`).filter({ visible: true })
    await expect(ways).toHaveText([...said])
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('whom to ask is said as it is true at any time', async ({ page }) => {
    await page.goto(`./faq${answer}`)
    const ways = page.locator(`${answer} [data-at]`).filter({ visible: true })
    await expect(ways).toHaveText([early])
  })
})
