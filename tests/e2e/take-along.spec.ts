import type { Page } from '@playwright/test'
import { expect, moments, open, test } from '../support/fixtures.ts'

test.use({ moment: moments.before })

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
    const copy = page.getByRole('button', { name: 'Copiar el enlace' })
    const where = await copy.boundingBox()
    await copy.click()
    const copied = page.getByRole('button', { name: 'Enlace copiado' })
    await expect(copied).toBeVisible()
    expect(await copied.boundingBox()).toEqual(where)
    await expect(page.getByRole('status').filter({ hasText: 'Enlace copiado' })).toBeAttached()
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
      const file = page.getByRole('link', { name: 'Apple y otros (.ics)' })
      const response = await request.get((await file.getAttribute('href')) ?? '')
      expect(response.status()).toBe(200)
      expect(response.headers()['content-type']).toMatch(/^text\/calendar/)
      expect(await response.text()).toContain('DTSTART:20251108T100000Z')
      for (const name of [/^Google Calendar/, /^Outlook/]) {
        await expect(page.getByRole('link', { name })).toHaveAttribute('target', '_blank')
      }
      const subscription = page.getByRole('link', { name: 'Suscríbete al programa' })
      const address = (await subscription.getAttribute('href')) ?? ''
      expect(address).toMatch(/^webcal:\/\//)
      const calendar = await request.get(new URL(address).pathname)
      expect(calendar.headers()['content-type']).toMatch(/^text\/calendar/)
      expect((await calendar.text()).match(/BEGIN:VEVENT/g)).toHaveLength(5)
    })
  }

  test('takes the programme item by item where it is to be read', async ({ page, request }) => {
    await page.goto('/programa')
    await page.getByText('Añadir al calendario', { exact: true }).click()
    const file = page.getByRole('link', { name: 'El programa, acto por acto (.ics)' })
    const response = await request.get((await file.getAttribute('href')) ?? '')
    expect((await response.text()).match(/SUMMARY:/g)).toHaveLength(5)
  })
})

const menus = (page: Page) => page.getByRole('main').locator('details[name="acciones"]')
const openMenus = (page: Page) => page.locator('details[name="acciones"][open]')

test.describe('a menu', () => {
  test('closes on Escape and leaves the focus on its button', async ({ page }) => {
    await open(page, '/programa')
    const button = menus(page).first().locator('summary')
    await button.click()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(openMenus(page)).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('closes on a press elsewhere, and when the focus moves on', async ({ page }) => {
    await open(page, '/programa')
    const button = menus(page).last().locator('summary')
    await button.click()
    await page.getByRole('heading', { level: 2 }).last().click()
    await expect(openMenus(page)).toHaveCount(0)
    await button.click()
    await expect(openMenus(page)).toHaveCount(1)
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    await expect(openMenus(page)).toHaveCount(0)
  })

  test('closes when the other one opens, without script, too', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto('/programa')
    for (const menu of await menus(page).all()) {
      await menu.locator('summary').click()
      await expect(openMenus(page)).toHaveCount(1)
      await expect(menu).toHaveAttribute('open')
    }
    await context.close()
  })

  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1280, 720],
  ] as const) {
    for (const path of ['/', '/programa', '/ponentes', '/entradas']) {
      test(`lies over the page, whole, and moves nothing: ${path}, ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height })
        await open(page, path)
        for (const menu of await menus(page).all()) {
          const button = menu.locator('summary')
          // Under the sticky header, with room below.
          await button.evaluate((one) => {
            const top = one.getBoundingClientRect().top + window.scrollY
            window.scrollTo({ top: top - 80, behavior: 'instant' })
          })
          const before = await places(page)
          await button.click()
          expect(await places(page)).toEqual(before)
          const hidden = await menu.locator('li > :is(a, button)').evaluateAll((all) =>
            all.flatMap((one) => {
              // Not "scrollIntoView": it would scroll a box that cuts the menu off, too.
              const below = one.getBoundingClientRect().bottom - innerHeight
              window.scrollBy({ top: Math.max(0, below), behavior: 'instant' })
              const { left, right, top, bottom } = one.getBoundingClientRect()
              const inside = left >= 0 && right <= document.documentElement.clientWidth
              const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
              return inside && one.contains(over) ? [] : [one.textContent]
            }),
          )
          expect(hidden).toEqual([])
          await page.keyboard.press('Escape')
        }
      })
    }
  }
})

/** Where everything of the page is, but for what lies in a menu. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *:not(wbr), footer, footer *:not(wbr)')]
      .filter((one) => one.checkVisibility() && !one.closest('details ul, svg *'))
      .map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        return [one.tagName, left, top + window.scrollY, width, height].join(' ')
      }),
  )
