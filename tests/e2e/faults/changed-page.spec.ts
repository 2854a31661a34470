import type { Page } from '@playwright/test'
import {
  appStarted,
  expect,
  heading,
  holdApp,
  navigation,
  open,
  routes,
  scrollDownTo,
  siteNavigation,
  test,
} from '../../support/fixtures.ts'
import { copy } from '../../support/specification.ts'

// Translators and extensions are not bound by the page's policy.
test.use({ bypassCSP: true })

/** Does to the page what Chromium's translator does: two <font> elements around each text, and another text. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, svg')) continue
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      inner.textContent = text.data.replaceAll(/[a-zñáéíóú]+/gi, (word) => `${word}x`)
      text.replaceWith(outer)
    }
    document.documentElement.lang = 'en'
    document.documentElement.classList.add('translated-ltr')
  })
}

/** Does to the page what password managers, grammar checkers and colour changers do. */
async function extend(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset.darkreader = 'dynamic'
    document.body.setAttribute('cz-shortcut-listen', 'true')
    document.head.append(document.createElement('style'), document.createElement('script'))
    document.body.prepend(document.createElement('extension-banner'))
    document.body.append(document.createElement('extension-root'))
    for (const place of document.querySelectorAll('header, main, form, h1, p, ul, [role=timer]')) {
      place.setAttribute('data-gr-id', '1')
      place.append(document.createElement('extension-button'))
      place.prepend(document.createElement('extension-mark'))
    }
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-lpignore', 'true')
      field.after(document.createElement('extension-icon'))
    }
  })
}

async function expectNoCrash(page: Page) {
  await expect(page.getByText(copy.crash.heading)).toHaveCount(0)
  await expect(page.getByText('Unexpected Application Error')).toHaveCount(0)
  await expect(page.getByRole('main')).not.toBeEmpty()
}

for (const [change, apply] of [
  ['translated', translate],
  ['changed by extensions', extend],
] as const) {
  for (const { path } of routes) {
    test(`${path} starts though it was ${change} before`, async ({ page, watch }) => {
      // React tells of the difference, and builds the page anew.
      watch.ignoreConsole()
      await page.clock.setFixedTime('2025-10-20T09:30:15+02:00')
      const app = await holdApp(page, path)
      await page.goto(path)
      await apply(page)
      app.release()
      await appStarted(page)
      await expectNoCrash(page)
      if (path === '/') await expect(page.getByRole('timer')).toContainText('19')
      await siteNavigation(page)
        .locator('a')
        .nth(path === '/programa' ? 3 : 1)
        .click()
      await expect(heading(page)).toHaveText(
        path === '/programa' ? 'Preguntas frecuentes' : 'Programa',
      )
      await expectNoCrash(page)
    })
  }

  test(`the site works on though each page is ${change} after it has started`, async ({ page }) => {
    await page.clock.install({ time: Date.parse('2025-11-08T10:59:50+01:00') })
    await open(page, '/')
    await apply(page)
    await scrollDownTo(page, 400)
    await expect(page.getByRole('banner').locator('a[href="/entradas"]')).toBeVisible()
    const pause = page.getByRole('timer').locator('xpath=following-sibling::button')
    await pause.click()
    await pause.click()
    await page.clock.runFor(12_000)
    await expectNoCrash(page)
    // The event has begun: there is nothing to pause.
    await expect(pause).toHaveCount(0)
    await scrollDownTo(page, 0)
    for (const [name, path] of navigation) {
      const link = siteNavigation(page).locator(`a[href="${path}"]`)
      await expect(link).toContainText(name)
      await link.click()
      await expect(page).toHaveURL(path)
      await expectNoCrash(page)
      await apply(page)
    }
  })

  test(`a form works on though it is ${change}`, async ({ page }) => {
    await open(page, '/contacto')
    await apply(page)
    for (let times = 0; times < 2; times += 1) {
      for (const [field, value] of Object.entries({
        nombre: 'Ana',
        email: 'ana@a.example',
        asunto: 'Hola',
        mensaje: 'Hola',
      })) {
        await page.locator(`form [name="${field}"]`).fill(value)
      }
      await page.locator('form button').click()
      await expect(page.getByRole('status').getByText(copy.contact.form.success)).toBeFocused()
      await expectNoCrash(page)
      await apply(page)
    }
  })

  test(`the programme works on though it is ${change}`, async ({ page }) => {
    await page.clock.install({ time: Date.parse('2025-11-08T10:59:50+01:00') })
    await open(page, '/programa')
    await apply(page)
    for (const moment of ['11:00', '11:40', '15:00', '22:00']) {
      await page.clock.setSystemTime(`2025-11-08T${moment}:00+01:00`)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expectNoCrash(page)
    }
    await siteNavigation(page).locator('a').first().click()
    await expect(page).toHaveURL('/')
    await expectNoCrash(page)
  })
}
