// The small pages by which speakers are passed on.
import { previews } from '../support/dist.ts'
import { expect, heading, notFoundLines, open, test } from '../support/fixtures.ts'
import { test as withWorker, visit } from '../support/offline.ts'
import { speakers } from '../support/specification.ts'

const path = '/ponentes/lucia-romero'
const leadsTo = /\/ponentes#lucia-romero$/

for (const javaScriptEnabled of [true, false]) {
  test.describe(`script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('one leads on at once to the speaker on the site, and is not in the way back', async ({
      page,
    }) => {
      for (const form of [path, `${path}/`]) {
        await page.goto('/contacto')
        await page.goto(form)
        await page.waitForURL(leadsTo)
        await expect(page.locator('#lucia-romero')).toBeInViewport()
        await page.goBack()
        await expect(page).toHaveURL(/\/contacto$/)
      }
    })
  })
}

test('every speaker has one, and nobody else, with a link for who does not go on by itself', async ({
  tab,
  watch,
}) => {
  const paths = Object.keys(speakers).map((id) => `/ponentes/${id}`)
  expect(previews.map((preview) => preview.path)).toEqual(paths.toSorted())
  expect((await open(tab, '/ponentes/nadie'))?.status()).toBe(404)
  await watch.expectConsole(...notFoundLines('/ponentes/nadie'))
  const html = await (await tab.request.get(path)).text()
  const body = html.replace(/<meta http-equiv="refresh"[^>]*>/, '')
  await tab.route(`**${path}`, (route) => route.fulfill({ body, contentType: 'text/html' }))
  await tab.goto(path)
  await expect(heading(tab)).toHaveText('Lucía Romero')
  await tab.getByRole('link', { name: 'Conoce a Lucía Romero' }).click()
  await expect(tab).toHaveURL(leadsTo)
})

withWorker('leads on, too, if the service worker has taken over', async ({ page, site }) => {
  await visit(page, '/contacto')
  const response = await page.goto(`${site.url}${path.slice(1)}`)
  expect(response?.fromServiceWorker()).toBe(true)
  await page.waitForURL(leadsTo)
  await expect(page.locator('#lucia-romero')).toBeInViewport()
})
