// Browsers that lack something, and a page that fails.
import {
  expect,
  expectInSight,
  heading,
  link,
  open,
  siteNavigation,
  test,
} from '../../support/fixtures.ts'
import { copy } from '../../support/evento.ts'

test('in a browser below the floor a page is text and links, without an app', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await page.goto('./')
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await link(page, 'FAQ').click()
  await expect(page).toHaveURL('./faq')
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(false)
  await expect(heading(page)).toBeVisible()
})

test('a page that fails while it renders says so in the site’s words, in its frame, with ways on', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await page.route('**/assets/Contact-*.js', async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const cause = `const broken = () => { throw new Error('broken') };`
    const body = cause + code.replace(/[\w$]+ as Component\b/, 'broken as Component')
    // Without the real one's caching header, with which it would be kept for a year.
    await route.fulfill({ response, headers: { 'content-type': 'text/javascript' }, body })
  })
  await open(page, '/')
  await link(page, 'Contacto').click()
  await expect(heading(page)).toHaveText(copy.crash.heading)
  await expect(page).toHaveTitle(copy.crash.heading)
  await expect(page.getByRole('main')).toContainText(copy.crash.text)
  await expectInSight(siteNavigation(page))
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('link', { name: copy.crash.home })).toHaveAttribute(
    'href',
    '/evento/',
  )
  await page.unrouteAll()
  await page.getByRole('button', { name: copy.crash.reload }).click()
  await expect(heading(page)).toHaveText('Contacto')
})
