import type { Page } from '@playwright/test'
import { appStarted, expect, expectInSight, holdApp, open, test } from '../support/fixtures.ts'
import { copy, event, questions, venues } from '../support/specification.ts'

const slugs = questions.map(({ id }) => id)

const question = (page: Page, slug: string) =>
  page.locator('summary', { hasText: questions.find(({ id }) => id === slug)?.question ?? '?' })

/** Waits until exactly these answers can be read. */
async function expectOpen(page: Page, ...readable: readonly string[]) {
  await expect
    .poll(() =>
      page.evaluate(
        (all) => all.filter((id) => document.querySelector(`#${id}`)?.checkVisibility()),
        slugs,
      ),
    )
    .toEqual(slugs.filter((slug) => readable.includes(slug)))
}

async function useAccordion(page: Page) {
  await question(page, 'zona-vip').click()
  await expectOpen(page, 'zona-vip')
  await question(page, 'accesibilidad').click()
  await expectOpen(page, 'accesibilidad')
  await question(page, 'accesibilidad').click()
  await expectOpen(page)
  await question(page, 'horario-charlas').focus()
  await page.keyboard.press('Enter')
  await expectOpen(page, 'horario-charlas')
  await page.keyboard.press('Space')
  await expectOpen(page)
  for (const slug of ['market', 'como-llegar']) {
    await page.goto(`/faq#${slug}`)
    await expectOpen(page, slug)
    await expectInSight(page.locator(`#${slug} p`).first())
    await expectInSight(question(page, slug))
  }
}

test('one answer is open at a time, by mouse, keys and address, and the open one can be closed', async ({
  tab,
}) => {
  await open(tab, '/faq')
  await useAccordion(tab)
  await tab.goto('about:blank')
  await open(tab, '/faq#accesibilidad')
  await expectOpen(tab, 'accesibilidad')
  await expectInSight(question(tab, 'accesibilidad'))
})

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false })

  test('one answer is open at a time all the same', async ({ page }) => {
    await page.goto('/faq')
    await useAccordion(page)
  })
})

test('answers lead to the pages, places and mail that they name, and to their own address', async ({
  tab,
}) => {
  await open(tab, '/faq')
  await question(tab, 'como-llegar').click()
  for (const { name } of Object.values(venues)) {
    const way = tab.locator('#como-llegar').getByRole('link', { name })
    await expect(way).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\//)
    await expect(way).toHaveAccessibleName(`${name} ${copy.layout.newTab}`)
  }
  await question(tab, 'accesibilidad').click()
  const answer = tab.locator('#accesibilidad')
  await expect(answer.getByRole('link', { name: event.email })).toHaveAttribute(
    'href',
    `mailto:${event.email}`,
  )
  await answer.getByRole('link', { name: copy.faq.permalink }).click()
  await expect(tab).toHaveURL('/faq#accesibilidad')
  await expectOpen(tab, 'accesibilidad')
  await question(tab, 'horario-charlas').click()
  await tab.locator('#horario-charlas').getByRole('link').first().click()
  await expect(tab).toHaveURL('/programa')
})

test('an answer that was opened or closed before the app started stays so', async ({ page }) => {
  const app = await holdApp(page, '/faq#market')
  await page.goto('/faq#market')
  await expectOpen(page, 'market')
  await question(page, 'zona-vip').click()
  await expectOpen(page, 'zona-vip')
  app.release()
  await appStarted(page)
  await expectOpen(page, 'zona-vip')
  await question(page, 'como-llegar').click()
  await expectOpen(page, 'como-llegar')
})

test('an unknown fragment does no harm', async ({ tab }) => {
  for (const fragment of ['#no-existe', '#%E0%A4%A', '#"><b>']) {
    await tab.goto('about:blank')
    await open(tab, `/faq${fragment}`)
    await expectOpen(tab)
  }
  await question(tab, 'market').click()
  await expectOpen(tab, 'market')
})
