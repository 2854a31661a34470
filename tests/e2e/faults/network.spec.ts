// A network that drops, breaks or sends something else.
import { expect, heading, link, open, test } from '../../support/fixtures.ts'

test('if the network drops at a click, the browser says so, and leads back', async ({
  tab: page,
  watch,
}) => {
  watch.ignoreConsole()
  await open(page, '/')
  await page.route('**', (route) => route.abort('internetdisconnected'))
  await link(page, 'Programa').click()
  await expect(page).toHaveURL('chrome-error://chromewebdata/')
  await page.unrouteAll()
  await page.reload()
  await expect(heading(page)).toHaveText('Programa')
  await page.goBack()
  await expect(page.getByRole('timer')).toBeVisible()
})

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

test('pages work even if their scripts do not arrive, are not scripts, or the page’s own is gone', async ({
  tab,
  watch,
}) => {
  watch.ignoreConsole()
  await tab.setViewportSize({ width: 360, height: 640 })
  for (const [files, answer] of [
    ['*', null],
    ['*', { contentType: 'text/javascript', body: '<!doctype html>' }],
    ['Faq-*', { status: 404 }],
  ] as const) {
    const refused = tab.waitForRequest(`**/assets/${files}.js`)
    await tab.route(`**/assets/${files}.js`, (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    )
    await tab.goto('/faq')
    await refused
    await tab.locator('summary').first().click()
    await expect(tab.locator('#electrolunch')).toBeVisible()
    await tab.locator('summary').nth(2).click()
    await expect(tab.locator('#electrolunch')).toBeHidden()
    await tab.getByRole('button', { name: 'Menú' }).click()
    await link(tab, 'Programa').click()
    await expect(heading(tab)).toHaveText('Programa')
    await tab.unrouteAll()
  }
})
