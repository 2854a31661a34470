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

/** Runs in the page. Replaces each text as Chromium's translator does: by another text, within two <font> elements. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  // Collects all texts before the first change. Otherwise the walker would also visit the new elements.
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const isBlank = !text.data.trim()
    const isUntranslated = text.parentElement?.closest('script, style, svg')
    if (isBlank || isUntranslated) continue
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    // "Programa" → "Programax"
    inner.textContent = text.data.replaceAll(/[a-zñáéíóú]+/gi, (word) => `${word}x`)
    text.replaceWith(outer)
  }
  document.documentElement.lang = 'en'
  document.documentElement.classList.add('translated-ltr')
}

/** Runs in the page. Adds the elements and attributes that password managers, grammar checkers and Dark Reader add. */
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

/** Expects neither React's error page nor the site's own. */
async function expectNoCrash(page: Page) {
  await expect(page.getByText(/Unexpected Application Error/)).toHaveCount(0)
  await expect(page.getByText(copy.crash.heading)).toHaveCount(0)
}

test('typed text survives a translation and extensions before the app has started', async ({
  page,
  watch,
}) => {
  // React renders the page again, because it differs from React's own markup, and reports the difference in the console.
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

const msToStart = 10_000

/** Opens the home page ten seconds before the start of the event, and changes it. The page's clock runs. */
async function openChangedHome(page: Page) {
  await page.clock.install({ time: event.from - msToStart })
  await openWithApp(page, '/')
  await extendAndTranslate(page)
}

/** Lets the page's clock run until the event has begun. */
const runUntilStart = (page: Page) => page.clock.runFor(msToStart + 2000)

test('on a changed page the ticket button appears, and the event begins without a crash', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await openChangedHome(page)
  await scrollDownTo(page, 400)
  await expect(page.getByRole('banner').locator('[data-variant="buy"]')).toBeVisible()
  await runUntilStart(page)
  await expectNoCrash(page)
})

test('a link of a changed page shows the next page, which follows the clock even when it is changed, too', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await openChangedHome(page)
  await runUntilStart(page)
  // The link is found by its address, because its name is translated.
  await siteNavigation(page).locator('a[href$="/programa"]').click()
  await extendAndTranslate(page)

  // The first item is on, from 10:00 to 10:30.
  await expect(whatIsOn(page)).toContainText('10:30')
  await page.clock.fastForward('30:00')
  // The second item is on, from 10:30 to 12:00.
  await expect(whatIsOn(page)).toContainText('12:00')
  await expectNoCrash(page)
})
