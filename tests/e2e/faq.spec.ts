import type { Page } from '@playwright/test'
import { appStarted, expect, expectInSight, holdApp, open, test } from '../support/fixtures.ts'
import { copy, event, questions, venues } from '../support/specification.ts'

const slugs = questions.map(({ id }) => id)

const questionOf = (slug: string) => questions.find(({ id }) => id === slug)?.question ?? ''
const question = (page: Page, slug: string) =>
  page.getByRole('heading', { name: questionOf(slug), exact: true })

/** Waits until exactly these answers can be read. */
async function expectOpen(page: Page, ...readable: readonly string[]) {
  for (const slug of slugs) {
    const answer = page.locator(`#${slug}`)
    if (readable.includes(slug)) await expect(answer).toBeVisible()
    else await expect(answer).toBeHidden()
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'with script off', () => {
    test.use({ javaScriptEnabled })

    test('one answer is open at a time, and the open one can be closed', async ({
      page,
      visit,
    }) => {
      await visit('/faq')
      await question(page, 'zona-vip').click()
      await expectOpen(page, 'zona-vip')
      await question(page, 'accesibilidad').click()
      await expectOpen(page, 'accesibilidad')
      await question(page, 'electrolunch').click()
      await expectOpen(page, 'electrolunch')
      await question(page, 'electrolunch').click()
      await expectOpen(page)
    })

    test('the keyboard opens and closes answers', async ({ page, visit }) => {
      await visit('/faq')
      await page.locator('summary').nth(1).focus()
      await page.keyboard.press('Enter')
      await expectOpen(page, 'horario-charlas')
      await page.keyboard.press('Space')
      await expectOpen(page)
    })

    test('each question has an address of its own that opens it', async ({ page, visit }) => {
      for (const slug of slugs) {
        await page.goto('about:blank')
        await visit(`/faq#${slug}`)
        await expectOpen(page, slug)
        await expectInSight(page.locator(`#${slug} p`).first())
        await expectInSight(question(page, slug))
      }
    })

    test('a fragment that is followed within the page opens its answer', async ({
      page,
      visit,
    }) => {
      await visit('/faq')
      await question(page, 'electrolunch').click()
      for (const slug of slugs.toReversed()) {
        await page.goto(`/faq#${slug}`)
        await expectOpen(page, slug)
        await expectInSight(page.locator(`#${slug} p`).first())
      }
    })
  })
}

test('an open answer offers its own address', async ({ page }) => {
  await open(page, '/faq')
  for (const slug of ['zona-vip', 'accesibilidad'] as const) {
    await question(page, slug).click()
    const answer = page.locator(`#${slug}`)
    await answer.getByRole('link', { name: copy.faq.permalink }).click()
    await expect(page).toHaveURL(`/faq#${slug}`)
    await expectOpen(page, slug)
    await expectInSight(question(page, slug))
  }
})

test('answers lead to the pages, places and mail that they name', async ({ page }) => {
  await open(page, '/faq')
  await question(page, 'como-llegar').click()
  for (const { name } of Object.values(venues)) {
    const link = page.locator('#como-llegar').getByRole('link', { name })
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\//)
    await expect(link).toHaveAccessibleName(`${name} ${copy.layout.newTab}`)
  }
  await question(page, 'accesibilidad').click()
  const mail = page.locator('#accesibilidad').getByRole('link', { name: event.email })
  await expect(mail).toHaveAttribute('href', `mailto:${event.email}`)
  await question(page, 'horario-charlas').click()
  await page.locator('#horario-charlas').getByRole('link').first().click()
  await expect(page).toHaveURL('/programa')
})

test('on paper every answer can be read', async ({ page }) => {
  await open(page, '/faq')
  await page.emulateMedia({ media: 'print' })
  await expectOpen(page, ...slugs)
})

test.describe('where things may move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('an answer opens bit by bit, and a fragment lands where it does without', async ({
    page,
  }) => {
    await open(page, '/faq')
    const heights = await page.evaluate(async () => {
      const details = document.querySelector('details')
      details?.querySelector('summary')?.click()
      const seen = new Set<number>()
      for (let frame = 0; frame < 40; frame++) {
        await new Promise(requestAnimationFrame)
        seen.add(details?.getBoundingClientRect().height ?? 0)
      }
      return seen.size
    })
    expect(heights).toBeGreaterThan(4)
    await page.goto('/faq#accesibilidad')
    await expectInSight(question(page, 'accesibilidad'))
    await expectInSight(page.locator('#accesibilidad p').first())
  })
})

test('an answer that was opened before the app started stays open', async ({ page }) => {
  const app = await holdApp(page, '/faq')
  await page.goto('/faq')
  await question(page, 'market').click()
  await expectOpen(page, 'market')
  app.release()
  await appStarted(page)
  await expectOpen(page, 'market')
  await question(page, 'como-llegar').click()
  await expectOpen(page, 'como-llegar')
})

test('an answer that was closed again before the app started stays closed', async ({ page }) => {
  const app = await holdApp(page, '/faq#market')
  await page.goto('/faq#market')
  await expectOpen(page, 'market')
  await question(page, 'zona-vip').click()
  await expectOpen(page, 'zona-vip')
  app.release()
  await appStarted(page)
  await expectOpen(page, 'zona-vip')
})

for (const fragment of ['#no-existe', '#100%', '#%E0%A4%A', '#"><b>']) {
  test(`the unknown fragment ${fragment} does no harm`, async ({ page }) => {
    await open(page, `/faq${fragment}`)
    await expectOpen(page)
    await question(page, 'market').click()
    await expectOpen(page, 'market')
  })
}
