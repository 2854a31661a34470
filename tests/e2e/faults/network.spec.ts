// A network that drops, breaks or sends something else.
import { expect, heading, link, open, test } from '../../support/fixtures.ts'

test('a page whose script is not ours or does not arrive is loaded plainly', async ({
  tab: page,
  watch,
}) => {
  watch.ignoreConsole()
  for (const answer of [
    // From a login portal.
    { contentType: 'text/javascript', body: '<!doctype html><title>Portal</title>' },
    null,
  ]) {
    await open(page, '/')
    await page.route('**/assets/*.js', (route) =>
      answer ? route.fulfill(answer) : route.abort('internetdisconnected'),
    )
    await link(page, 'Programa').click()
    await expect(heading(page)).toHaveText('Programa')
    await expect(page.getByRole('heading', { name: 'Keynotes y conversaciones' })).toBeVisible()
    await expect(page).toHaveURL('/programa')
    await page.unrouteAll()
  }
})

test('a page works even if its own script is gone', async ({ tab, watch }) => {
  watch.ignoreConsole()
  const refused = tab.waitForRequest('**/assets/Faq-*.js')
  await tab.route('**/assets/Faq-*.js', (route) => route.fulfill({ status: 404 }))
  await tab.goto('/faq')
  await refused
  await tab.locator('summary').first().click()
  await expect(tab.locator('#electrolunch')).toBeVisible()
  await link(tab, 'Programa').click()
  await expect(heading(tab)).toHaveText('Programa')
})
