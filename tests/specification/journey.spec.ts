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
import { drawnInFont, missedAtSizes, noteShifts, shifted } from '../support/layout.ts'

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
  test(`${path} is as specified, and so is its first screen`, async ({ page, watch }) => {
    // This page starts no app.
    await (path.endsWith('.html') ? page.goto(`.${path}`) : open(page, path))
    if (path === unknown) await watch.expectConsole(...notFoundLines(path))
    if (path in pages) await expectStatements(page, path)
    expect(await missedAtSizes(page, firstScreens[path] ?? [])).toEqual([])
  })
}

test.describe('a year after', () => {
  test.use({ moment: '2026-11-08T12:00:00+01:00' })

  for (const path of ['/', '/entradas', '/faq', '/contacto']) {
    test(`${path} is as specified, and what is over does not shout`, async ({ page }) => {
      await open(page, path)
      await expectStatements(page, path)
      await scrollDownTo(page, 0)
      await expect(
        page
          .getByRole('main')
          .getByText(/^Ya se celebró/)
          .first(),
      ).toBeInViewport()
      for (const button of await page.locator('[data-variant=buy]').all())
        await expect(button).toHaveCSS('box-shadow', 'none')
    })
  }
})

test.describe('without script, which knows no moment,', () => {
  test.use({ javaScriptEnabled: false, moment: null })

  test('every page is as specified', async ({ page, watch }) => {
    watch.ignoreConsole()
    for (const path of Object.keys(pages)) {
      await page.goto(path)
      await expectStatements(page, path, false)
    }
  })
})

const success = 'Solicitud enviada. Te contactaremos pronto.'
const fields = {
  empresa: '<img src=x onerror=alert(1)>',
  contacto: 'Ana Núñez 👩🏽‍💻',
  email: 'ana@empresa.example',
  telefono: '+34 600 000 000',
  mensaje: 'ñ '.repeat(2000),
} as const

test('a form says thanks and sends nothing, however often pressed', async ({ page, watch }) => {
  const form = page.getByRole('main').locator('form')
  const button = form.getByRole('button')
  const control = (name: string) => form.locator(`[name="${name}"]`)
  const thanks = page.getByRole('status').getByText(success, { exact: true })
  const refused = form.locator(':user-invalid')
  async function fillIn() {
    for (const [name, value] of Object.entries(fields)) await control(name).fill(value)
  }
  async function expectThanks() {
    await expect(thanks).toBeFocused()
    await expectInSight(thanks)
    for (const name of Object.keys(fields)) await expect(control(name)).toHaveValue('')
    await expect(refused).toHaveCount(0)
  }
  page.on('dialog', () => expect.soft('a dialog', 'no script of the visitor runs').toBe(''))
  await open(page, '/patrocina')
  const history = await page.evaluate(() => window.history.length)
  watch.requests.length = 0
  await fillIn()
  // Spaces count as the browser counts them.
  await control('empresa').fill('  ')
  await button.click()
  await expectThanks()
  // The next message has to appear again, whichever way the form is sent. A fast finger presses twice.
  await fillIn()
  await button.dblclick()
  await expectThanks()
  await fillIn()
  await control('email').press('Enter')
  await expectThanks()
  // The first letter of the next message removes the thanks, and the browser refuses the rest.
  await control('mensaje').fill('O')
  await expect(thanks).toHaveCount(0)
  await button.click()
  await expect(control('empresa')).toBeFocused()
  await expect(refused).not.toHaveCount(0)
  await expect(page).toHaveURL('/patrocina')
  expect(watch.requests).toEqual([])
  expect(await page.evaluate(() => window.history.length)).toBe(history)
})

/** Runs in the page. */
const firstPaint = () =>
  new Promise<void>((resolve) =>
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true }),
  )

test('home hardly shifts as it loads, and is still if one wants that', async ({ page, watch }) => {
  watch.ignoreConsole()
  await noteShifts(page)
  await page.setViewportSize({ width: 360, height: 720 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const font = await hold(page, ({ pathname }) => pathname.endsWith('.woff2'))
  await page.goto('/', { waitUntil: 'commit' })
  await page.evaluate(firstPaint)
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
  font.release()
  await drawnInFont(page)
  const byFont = await shifted(page)
  // A tenth of a good score (https://web.dev/articles/cls): in the fallback font some texts take a line more.
  expect(byFont).toBeLessThan(0.01)
  await appStarted(page)
  await page.mouse.wheel(0, 150)
  const ticketButton = page.getByRole('banner').getByRole('link', { name: copy.layout.buy })
  await expect(ticketButton).toBeVisible()
  await drawnFrame(page)
  expect((await shifted(page)) - byFont).toBeLessThan(0.001)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
