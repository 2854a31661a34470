// A network that drops, breaks or sends something else.
import { isAll } from '../../support/all.ts'
import { expect, expectInSight, heading, link, open, routes, test } from '../../support/fixtures.ts'

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

test('pages can be read and used without their styles @all', async ({ tab }) => {
  await tab.route(
    ({ pathname }) => !/\.\w+$/.test(pathname),
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/<head>[^]*?<\/head>/, (head) =>
        head.replaceAll(/<(?:style|link rel="stylesheet")/g, '$& media="not all"'),
      )
      await route.fulfill({ response, body })
    },
  )
  for (const path of isAll ? routes.map((route) => route.path) : ['/programa', '/']) {
    await open(tab, path)
    await expect(tab.getByRole('banner')).toHaveCSS('position', 'static')
    await expect(heading(tab)).toBeVisible()
    // Nothing covers the text.
    await expectInSight(tab.getByRole('link', { name: 'Saltar al contenido' }))
  }
  // By key: a pointer would scroll down to the button, and meet the ticket button that comes in its place.
  await tab.getByRole('button', { name: 'Menú' }).press('Enter')
  await link(tab, 'Programa').click()
  await expect(heading(tab)).toHaveText('Programa')
})
