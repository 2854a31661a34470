import type { Page } from '@playwright/test'
import {
  expect,
  expectInSight,
  heading,
  moments,
  open,
  siteNavigation,
  test,
} from '../../support/fixtures.ts'
import { copy } from '../../support/specification.ts'

test.use({ moment: moments.before })

/** From now on the contact page's own script exports a component that fails. */
async function breakContactPage(page: Page) {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const broken = code.replace(/[\w$]+ as Contact\b/, 'broken as Contact')
    const cause = `const broken = () => { throw new Error('broken') };`
    await route.fulfill({
      response,
      // It would be kept for a year, as the real one is.
      headers: { ...response.headers(), 'cache-control': 'no-store' },
      body: broken === code ? code : cause + broken,
    })
  })
}

test('a page that fails while it renders says so in the site’s words, in its frame', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await open(page, '/')
  await breakContactPage(page)
  await siteNavigation(page).getByRole('link', { name: 'Contacto' }).click()
  await expect(heading(page)).toHaveText(copy.crash.heading)
  await expect(page).toHaveTitle(copy.crash.heading)
  await expect(page.getByRole('main')).toContainText(copy.crash.text)
  await expectInSight(siteNavigation(page))
  await expect(page.getByRole('contentinfo')).toBeVisible()

  await page.unrouteAll()
  await page.getByRole('button', { name: copy.crash.reload }).click()
  await expect(heading(page)).toHaveText('Contacto')
})

test('from a page that failed there are ways on', async ({ page, watch }) => {
  watch.ignoreConsole()
  await open(page, '/')
  await breakContactPage(page)
  await siteNavigation(page).getByRole('link', { name: 'Contacto' }).click()
  await expect(heading(page)).toHaveText(copy.crash.heading)
  await page.unrouteAll()
  await page.getByRole('link', { name: copy.crash.home }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('timer')).toBeVisible()
})
