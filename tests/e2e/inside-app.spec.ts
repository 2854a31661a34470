// A page that is shown inside of another app, where new tabs open nowhere.
import { expect, open, test } from '../support/fixtures.ts'
import { copy } from '../support/evento.ts'

test.use({ userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Instagram 300.0' })

test('the way to the tickets opens in the same view', async ({ page }) => {
  await open(page, '/entradas')
  const shop = page.getByRole('main').getByRole('link', { name: copy.layout.newTab }).first()
  await expect(shop).toHaveAttribute('target', '_blank')
  // The shop itself is on another machine.
  await page.evaluate(() => document.addEventListener('click', (click) => click.preventDefault()))
  await shop.click()
  await expect(shop).not.toHaveAttribute('target')
})
