// Pages that a translator and browser extensions change, before the app starts and while it runs.
import type { Page } from '@playwright/test'
import {
  expect,
  openWithApp,
  openWithLateApp,
  scrollDownTo,
  siteNavigation,
  test,
  whatIsOn,
} from '../support/fixtures.ts'
import { copy, event } from '../support/evento.ts'

/** Changes each text as Chromium's translator does: another text, within two <font> elements. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  // All texts are collected first. A walk among the changes would lead into the new elements.
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const untranslated = text.parentElement?.closest('script, style, svg')
    if (untranslated || !text.data.trim()) continue
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    inner.textContent = text.data.replaceAll(/[a-zñáéíóú]+/gi, (word) => `${word}x`)
    text.replaceWith(outer)
  }
  document.documentElement.lang = 'en'
  document.documentElement.classList.add('translated-ltr')
}

/** Adds the elements and attributes that password managers, grammar checkers and Dark Reader add. */
function addExtensions() {
  document.documentElement.dataset.darkreader = 'dynamic'
  document.head.append(document.createElement('style'), document.createElement('script'))
  document.body.prepend(document.createElement('extension-banner'))
  document.body.append(document.createElement('extension-root'))
  for (const element of document.querySelectorAll('header, main, form, h1, p, ul, [role=timer]')) {
    element.setAttribute('data-gr-id', '1')
    element.append(document.createElement('extension-button'))
    element.prepend(document.createElement('extension-mark'))
  }
  for (const field of document.querySelectorAll('input, textarea')) {
    field.setAttribute('data-lpignore', 'true')
    field.after(document.createElement('extension-icon'))
  }
}

/** Adds what extensions add, and translates the page. A visitor may use both. */
async function extendAndTranslate(page: Page) {
  await page.evaluate(addExtensions)
  await page.evaluate(translate)
}

/** Expects that neither React's error page nor the site's own is shown. */
async function expectNoCrash(page: Page) {
  await expect(page.getByText(/Unexpected Application Error/)).toHaveCount(0)
  await expect(page.getByText(copy.crash.heading)).toHaveCount(0)
}

test('typed text survives a translation and extensions before the app has started', async ({
  page,
  watch,
}) => {
  // React reports in the console that the page differs from what it renders, and renders it again.
  watch.ignoreConsole()
  const message = page.locator('form [name="mensaje"]')
  await openWithLateApp(page, '/contacto', async () => {
    await message.fill('Hola a todas')
    await extendAndTranslate(page)
  })
  await expect(message).toBeFocused()
  await expect(message).toHaveValue('Hola a todas')
  await expectNoCrash(page)
})

/** Opens home ten seconds before the event begins, and changes the page. */
async function openChangedHome(page: Page) {
  await page.clock.install({ time: event.from - 10_000 })
  await openWithApp(page, '/')
  await extendAndTranslate(page)
}

test('on a changed page the ticket button appears, and the event begins without a crash', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await openChangedHome(page)
  await scrollDownTo(page, 400)
  await expect(page.getByRole('banner').locator('[data-variant="buy"]')).toBeVisible()
  await page.clock.runFor(12_000)
  await expectNoCrash(page)
})

test('a link of a changed page shows the next page, which follows the clock even if it is changed itself', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await openChangedHome(page)
  await page.clock.runFor(12_000)
  // The link's name is translated, so only its address finds it.
  await siteNavigation(page).locator('a[href$="/programa"]').click()
  await extendAndTranslate(page)
  // The event has begun at 10:00 with an item that ends at 10:30. The next item ends at 12:00.
  await expect(whatIsOn(page)).toContainText('10:30')
  await page.clock.fastForward('30:00')
  await expect(whatIsOn(page)).toContainText('12:00')
  await expectNoCrash(page)
})
