import { expect, open, test } from '../support/fixtures.ts'

test.describe('sharing', () => {
  for (const path of ['/', '/programa', '/ponentes']) {
    test(`${path} is passed on by plain links that carry its address`, async ({ page }) => {
      await page.goto(path)
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
      await page.getByText('Compartir', { exact: true }).click()
      for (const name of [/^WhatsApp/, /^Telegram/, /^LinkedIn/, /^X /]) {
        const link = page.getByRole('main').getByRole('link', { name })
        const href = decodeURIComponent((await link.getAttribute('href')) ?? '')
        expect(href).toContain(canonical)
      }
      const mail = page.getByRole('main').getByRole('link', { name: 'Correo electrónico' })
      expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(canonical)
    })
  }

  test('the address is copied and said to be', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/programa')
    await page.getByText('Compartir', { exact: true }).click()
    await page.getByRole('button', { name: 'Copiar el enlace' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Enlace copiado' })).toBeVisible()
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical)
  })

  test('the system’s share sheet opens if there is one', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = []
      Object.assign(window, { shared })
      Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) })
    })
    await open(page, '/ponentes')
    await page.getByText('Compartir', { exact: true }).click()
    const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)
    expect(shared).toHaveLength(1)
    expect(shared[0]?.url).toMatch(/\/ponentes$/)
    await expect(page.getByRole('main').getByRole('link', { name: /^WhatsApp/ })).toBeHidden()
  })
})

test.describe('the calendar', () => {
  for (const path of ['/', '/programa', '/entradas']) {
    test(`takes the event from ${path}, as a file and by link`, async ({ page, request }) => {
      await page.goto(path)
      await page.getByText('Añadir al calendario', { exact: true }).click()
      const file = page.getByRole('link', { name: /\.ics/ })
      const response = await request.get((await file.getAttribute('href')) ?? '')
      expect(response.status()).toBe(200)
      expect(response.headers()['content-type']).toMatch(/^text\/calendar/)
      expect(await response.text()).toContain('DTSTART:20251108T100000Z')
      for (const name of [/^Google Calendar/, /^Outlook/]) {
        await expect(page.getByRole('link', { name })).toHaveAttribute('target', '_blank')
      }
    })
  }
})
