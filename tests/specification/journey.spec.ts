// The specification, as a visitor of src/content sees it: texts and their order, first screens, forms that send nothing.
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import {
  appStarted,
  drawnFrame,
  expect,
  expectInSight,
  hold,
  notFoundLines,
  open,
  scrollDownTo,
  test,
} from '../support/fixtures.ts'
import { content } from '../support/content.ts'
import { faultsAtSizes } from '../support/layout.ts'
import { noteShifts, shifted } from '../support/shifts.ts'

const { copy } = content

type Statement = {
  readonly text?: string
  readonly element?: string
  readonly words?: string
  readonly times?: number
  readonly scrolled?: true
  readonly script?: true
}

const { everyPage = [], ...pages } = parse(
  readFileSync('tests/specification/statements.yaml', 'utf8'),
) as Readonly<Record<string, readonly Statement[]>>

const unknown = '/no-existe'

/** Selectors of what the first screen of a page must show. */
const firstScreens: Readonly<Record<string, readonly string[]>> = {
  '/': ['h1', 'a.button'],
  '/entradas': ['h1', '#comprar a.button'],
  '/patrocina': ['h1', 'a[href="#dosier"]'],
  '/contacto': ['h1', 'label[for$=nombre]', '[name=nombre]'],
  '/programa': ['h1', 'ol h3'],
  '/ponentes': ['h1', 'h2'],
  '/sin-conexion.html': ['h1', 'header p', 'a.button'],
  [unknown]: ['h1', 'a.button'],
}

test.use({ visited: 'CONTENT', moment: '2025-10-08T12:00:00+02:00' })

/** The statements that do not hold on the page as it looks now, in words; texts are read in order. */
const untrue = (page: Page, statements: readonly Statement[]) =>
  page.evaluate((all) => {
    const shown = document.body.innerText.replaceAll(/\s+/g, ' ')
    let from = 0
    return all.flatMap(({ text, element, words = '', times }) => {
      if (text) {
        const at = shown.indexOf(text, from)
        if (at === -1) return [`"${text}" is not seen after "${shown.slice(from - 30, from)}"`]
        from = at + text.length
        return []
      }
      const seen = [...document.querySelectorAll(element ?? '')].filter(
        (one) => one.checkVisibility() && one.textContent.includes(words),
      )
      const holds = times === undefined ? seen.length > 0 : seen.length === times
      return holds ? [] : [`${seen.length} × ${element} "${words}"`]
    })
  }, statements)

/** Expects what the specification says of a page, at the top and, with script, further down. */
async function expectStatements(page: Page, path: string, script = true) {
  const common = path === unknown ? [] : everyPage
  const expected = [common, pages[path] ?? []].map((all) =>
    all.filter((one) => script || !one.script),
  )
  for (const statements of expected) {
    const atTop = statements.filter(({ scrolled }) => !scrolled)
    expect.soft(await untrue(page, atTop), path).toEqual([])
  }
  if (!script || path === unknown) return
  await scrollDownTo(page, 101)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Comprar' })).toBeVisible()
  const below = expected.flat().filter(({ scrolled }) => scrolled)
  expect.soft(await untrue(page, below), path).toEqual([])
}

for (const path of Object.keys({ ...pages, ...firstScreens })) {
  test(`${path} is as specified, and its first screen shows what people come for`, async ({
    tab,
    watch,
  }) => {
    // This page starts no app.
    await (path.endsWith('.html') ? tab.goto(`.${path}`) : open(tab, path))
    if (path === unknown) await watch.expectConsole(...notFoundLines(path))
    if (path in pages) await expectStatements(tab, path)
    expect(await faultsAtSizes(tab, firstScreens[path])).toEqual([])
  })
}

test.describe('a year after', () => {
  test.use({ moment: '2026-11-08T12:00:00+01:00' })

  for (const path of ['/', '/entradas', '/faq', '/contacto']) {
    test(`${path} is as specified, and what is over does not shout`, async ({ tab }) => {
      await open(tab, path)
      await expectStatements(tab, path)
      await scrollDownTo(tab, 0)
      const main = tab.getByRole('main')
      await expect(main.getByText(/^Ya se celebró/).first()).toBeInViewport()
      for (const button of await tab.locator('[data-variant=buy]').all()) {
        await expect(button).toHaveCSS('box-shadow', 'none')
      }
    })
  }
})

test('without script, which knows no moment, every page is as specified', async ({
  scriptless,
  watch,
}) => {
  watch.ignoreConsole()
  for (const path of Object.keys(pages)) {
    await scriptless.goto(path)
    await expectStatements(scriptless, path, false)
  }
})

const path = '/patrocina'
const success = 'Solicitud enviada. Te contactaremos pronto.'
const fields = [
  { name: 'empresa', value: '<img src=x onerror=alert(1)>' },
  { name: 'contacto', value: 'Ana Núñez 👩🏽‍💻' },
  { name: 'email', value: 'ana@empresa.example' },
  { name: 'telefono', value: '+34 600 000 000' },
  { name: 'mensaje', value: 'ñ '.repeat(2000) },
] as const

const formOf = (page: Page) => page.getByRole('main').locator('form')
const control = (page: Page, name: string) => formOf(page).locator(`[name="${name}"]`)
const button = (page: Page) => formOf(page).getByRole('button')
const thanks = (page: Page) => page.getByRole('status').getByText(success, { exact: true })

async function fillIn(page: Page) {
  for (const { name, value } of fields) await control(page, name).fill(value)
}

async function expectThanks(page: Page) {
  await expect(thanks(page)).toBeFocused()
  await expectInSight(thanks(page))
  for (const { name } of fields) await expect(control(page, name)).toHaveValue('')
}

test('a form says thanks and sends nothing, again and again, however often it is pressed', async ({
  tab,
  watch,
}) => {
  tab.on('dialog', () => expect.soft('a dialog', 'no script of the visitor runs').toBe(''))
  await open(tab, path)
  const history = await tab.evaluate(() => window.history.length)
  watch.requests.length = 0
  await fillIn(tab)
  // Spaces count as the browser counts them.
  await control(tab, 'empresa').fill('  ')
  await button(tab).click()
  await expectThanks(tab)
  // A slow finger presses once more, a fast one twice: both are one message.
  await button(tab).click()
  await expectThanks(tab)
  await expect(formOf(tab).locator(':user-invalid')).toHaveCount(0)
  await fillIn(tab)
  await button(tab).dblclick()
  await expectThanks(tab)
  await expect(formOf(tab).locator(':user-invalid')).toHaveCount(0)
  // A later press is a new one, which the browser refuses.
  await tab.waitForTimeout(2000)
  await button(tab).click()
  await expect(control(tab, 'empresa')).toBeFocused()
  await expect(formOf(tab).locator(':user-invalid')).not.toHaveCount(0)
  await expect(thanks(tab)).toHaveCount(0)
  // The next message has to appear again, whichever way the form is sent. Its first letter takes the last thanks away.
  await fillIn(tab)
  await control(tab, 'email').press('Enter')
  await expectThanks(tab)
  await control(tab, 'mensaje').fill('O')
  await expect(thanks(tab)).toHaveCount(0)
  await button(tab).click()
  await expect(control(tab, 'empresa')).toBeFocused()
  await expect(tab).toHaveURL(path)
  expect(watch.requests).toEqual([])
  expect(await tab.evaluate(() => window.history.length)).toBe(history)
})

// Of a sale that nobody has ended.
test('a rehearsal lasts for the whole visit; after the event the pages that sell say that it is over', async ({
  tab,
}) => {
  await open(tab, '/?ahora=2025-11-09T12:00')
  await expect(tab.getByText(`${copy.countdown.after}.`)).toBeVisible()
  await expect(tab.getByText(copy.countdown.past, { exact: true }).first()).toBeVisible()
  await tab.getByRole('main').locator('a[href$="/entradas"]').first().click()
  await expect(tab.getByText(copy.countdown.pastOn, { exact: true }).first()).toBeVisible()
})

/** Runs in the page: elements that would move for longer than a second, when shown or under the pointer. */
const slowMotion = () =>
  [...document.querySelectorAll('body, body *')]
    .filter((element) => {
      const style = getComputedStyle(element)
      const [lasting = 0, waiting = 0, turning = 0] = [
        style.transitionDuration,
        style.transitionDelay,
        style.animationDuration,
      ].map((list) => Math.max(...list.split(',').map(parseFloat)))
      return lasting + waiting > 1 || turning > 1
    })
    .map((element) => element.outerHTML.slice(0, 80))

/** Runs in the page. */
const firstPaint = () =>
  new Promise<void>((resolve) =>
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true }),
  )

test('home hardly shifts on a phone while its font loads, the app starts and the ticket button appears, and is still if the visitor wants that', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await noteShifts(page)
  await page.setViewportSize({ width: 360, height: 720 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const font = await hold(page, ({ pathname }) => pathname.endsWith('.woff2'))
  await page.goto('/', { waitUntil: 'commit' })
  await page.evaluate(firstPaint)
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
  font.release()
  await page.evaluate(() => document.fonts.ready)
  await drawnFrame(page)
  const byFont = await shifted(page)
  // A tenth of a good score (https://web.dev/articles/cls): in the fallback font some texts take a line more.
  expect(byFont).toBeLessThan(0.01)
  await appStarted(page)
  await page.mouse.wheel(0, 150)
  const ticketButton = page.getByRole('banner').getByRole('link', { name: copy.layout.buy })
  await expect(ticketButton).toBeVisible()
  await drawnFrame(page)
  expect((await shifted(page)) - byFont).toBeLessThan(0.001)
  expect(await page.evaluate(slowMotion)).toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
