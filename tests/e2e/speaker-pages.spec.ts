// The small pages by which speakers are passed on, and the menus that pass them on.
import { previews } from '../support/dist.ts'
import { expect, heading, moments, notFoundLines, open, test } from '../support/fixtures.ts'
import { test as withWorker, visit } from '../support/offline.ts'
import { speakers } from '../support/specification.ts'

const path = '/ponentes/lucia-romero'
const leadsTo = /\/ponentes#lucia-romero$/

test.use({ moment: moments.before })

for (const javaScriptEnabled of [true, false]) {
  test.describe(`script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    for (const form of [path, `${path}/`]) {
      test(`${form} leads on at once to the speaker on the site`, async ({ page }) => {
        await page.goto('/contacto')
        await page.goto(form)
        await page.waitForURL(leadsTo)
        await expect(page.locator('#lucia-romero')).toBeInViewport()
        // The page that led here is not in the way back.
        await page.goBack()
        await expect(page).toHaveURL(/\/contacto$/)
      })
    }
  })
}

test('every speaker has one, and nobody else', async ({ page, watch }) => {
  expect(previews.map((preview) => preview.path)).toEqual(
    Object.keys(speakers)
      .map((id) => `/ponentes/${id}`)
      .toSorted(),
  )
  const unknown = '/ponentes/nadie'
  expect((await open(page, unknown))?.status()).toBe(404)
  await watch.expectConsole(...notFoundLines(unknown))
})

test('a browser that does not go on by itself gets a link', async ({ page }) => {
  const html = await (await page.request.get(path)).text()
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      body: html.replace(/<meta http-equiv="refresh"[^>]*>/, ''),
      contentType: 'text/html',
    }),
  )
  await page.goto(path)
  await expect(heading(page)).toHaveText('Lucía Romero')
  await page.getByRole('link', { name: 'Conoce a Lucía Romero' }).click()
  await expect(page).toHaveURL(leadsTo)
})

test('each speaker is passed on by that address, with an own name for the button', async ({
  page,
}) => {
  await page.goto('/ponentes')
  for (const [id, { name }] of Object.entries(speakers)) {
    const band = page.locator(`#${id}`)
    const button = band.locator('summary')
    await expect(button).toHaveAccessibleName(new RegExp(`^Compartir ?: ${name}$`))
    await button.click()
    const ways = [/^WhatsApp/, /^Telegram/, /^LinkedIn/, /^X /, 'Correo electrónico']
    for (const way of ways) {
      const href = await band.getByRole('link', { name: way }).getAttribute('href')
      expect(decodeURIComponent(href ?? '')).toMatch(new RegExp(`/ponentes/${id}(?![\\w-])`))
    }
  }
})

test('the system’s share sheet gets the speaker', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) })
  })
  await open(page, '/ponentes')
  await page.locator('#lucia-romero summary').click()
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)
  expect(shared.map(({ title }) => title)).toEqual([
    'Lucía Romero: Vender tecnología a quien lleva toda la vida sin ella',
  ])
  expect(shared[0]?.url).toMatch(/\/ponentes\/lucia-romero$/)
})

withWorker('leads on, too, if the service worker has taken over', async ({ page, site }) => {
  await visit(page, '/contacto')
  const response = await page.goto(`${site.url}${path.slice(1)}`)
  expect(response?.fromServiceWorker()).toBe(true)
  await page.waitForURL(leadsTo)
  await expect(page.locator('#lucia-romero')).toBeInViewport()
})
