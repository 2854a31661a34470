// A network that drops, breaks or sends something else.
import { morning } from '../../support/evento.ts'
import { expect, heading, link, open, test } from '../../support/fixtures.ts'

test('a page whose script is not ours is loaded plainly', async ({ tab: page, watch }) => {
  watch.ignoreConsole()
  await open(page, '/')
  // From a login portal.
  const portal = { contentType: 'text/javascript', body: '<!doctype html><title>Portal</title>' }
  await page.route('**/assets/*.js', (route) => route.fulfill(portal))
  await link(page, 'Programa').click()
  await expect(heading(page)).toHaveText('Programa')
  await expect(page.getByRole('heading', { name: morning.items[1]!.title })).toBeVisible()
  await expect(page).toHaveURL('./programa')
})
