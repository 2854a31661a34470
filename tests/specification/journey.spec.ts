// What the specification demands of src/content in a browser: texts in their order, first screens, forms that send nothing.
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
import {
  layoutShift,
  partsOffScreenAtSizes,
  recordLayoutShifts,
  waitForFont,
} from '../support/layout.ts'

const { copy } = content

/** A statement of the specification about a page. statements.yaml explains the fields. */
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

/** What the first screen of each page must show, as selectors. */
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

/** The statements that do not hold on the page as it looks now, a line each. Each text has to come after the one before. */
const untrueStatements = (page: Page, statements: readonly Statement[]) =>
  page.evaluate((all) => {
    const visibleText = document.body.innerText.replaceAll(/\s+/g, ' ')
    let from = 0
    return all.flatMap(({ text, element, words = '', times }) => {
      if (text) {
        const at = visibleText.indexOf(text, from)
        const textBefore = visibleText.slice(from - 30, from)
        if (at === -1) return [`"${text}" is not seen after "${textBefore}"`]
        from = at + text.length
        return []
      }
      const elements = [...document.querySelectorAll(element ?? '')].filter(
        (one) => one.checkVisibility() && one.textContent.includes(words),
      )
      const holds = times === undefined ? elements.length > 0 : elements.length === times
      return holds ? [] : [`${elements.length} × ${element} "${words}"`]
    })
  }, statements)

/** How far one scrolls until the header has the ticket button, in pixels. */
const ticketButtonScroll = 101

/** Expects the statements about a page: first at its top, then, if script runs, the "scrolled" ones further down. */
async function expectStatements(page: Page, path: string, runsScript = true) {
  const ofEveryPage = path === unknown ? [] : everyPage
  const expected = [ofEveryPage, pages[path] ?? []].map((statements) =>
    statements.filter(({ script }) => runsScript || !script),
  )
  for (const statements of expected) {
    const atTop = statements.filter(({ scrolled }) => !scrolled)
    expect.soft(await untrueStatements(page, atTop), path).toEqual([])
  }
  if (!runsScript || path === unknown) return
  await scrollDownTo(page, ticketButtonScroll)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Comprar' })).toBeVisible()
  const furtherDown = expected.flat().filter(({ scrolled }) => scrolled)
  expect.soft(await untrueStatements(page, furtherDown), path).toEqual([])
}

for (const path of Object.keys({ ...pages, ...firstScreens })) {
  test(`${path} is as specified, and so is its first screen`, async ({ page, watch }) => {
    // Pages with an app are open once it has started. The page without network has none.
    const hasApp = !path.endsWith('.html')
    await (hasApp ? open(page, path) : page.goto(`.${path}`))
    if (path === unknown) await watch.expectConsole(...notFoundLines(path))
    if (path in pages) await expectStatements(page, path)
    expect(await partsOffScreenAtSizes(page, firstScreens[path] ?? [])).toEqual([])
  })
}

test.describe('a year after', () => {
  test.use({ moment: '2026-11-08T12:00:00+01:00' })

  for (const path of ['/', '/entradas', '/faq', '/contacto']) {
    test(`${path} is as specified, and says that the event is over`, async ({ page }) => {
      await open(page, path)
      await expectStatements(page, path)
      await scrollDownTo(page, 0)
      await expect(
        page
          .getByRole('main')
          .getByText(/^Ya se celebró/)
          .first(),
      ).toBeInViewport()
      // Buttons no longer stand out as they do during the sale.
      for (const button of await page.locator('[data-variant=buy]').all())
        await expect(button).toHaveCSS('box-shadow', 'none')
    })
  }
})

// A page without script cannot know what time it is, so its statements have to be true at any time.
test.describe('without script', () => {
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

const form = (page: Page) => page.getByRole('main').locator('form')
const submitButton = (page: Page) => form(page).getByRole('button')
const control = (page: Page, name: string) => form(page).locator(`[name="${name}"]`)
const thanks = (page: Page) => page.getByRole('status').getByText(success, { exact: true })
const invalidControls = (page: Page) => form(page).locator(':user-invalid')

async function fillIn(page: Page) {
  for (const [name, value] of Object.entries(fields)) await control(page, name).fill(value)
}

/** Expects the thanks, and an empty form. */
async function expectThanks(page: Page) {
  await expect(thanks(page)).toBeFocused()
  await expectInSight(thanks(page))
  for (const name of Object.keys(fields)) await expect(control(page, name)).toHaveValue('')
  await expect(invalidControls(page)).toHaveCount(0)
}

/** Each way to send the form, after which it has to say thanks again. */
const waysToSend: readonly ((page: Page) => Promise<unknown>)[] = [
  // The browser takes two spaces for an answer.
  async (page) => {
    await control(page, 'empresa').fill('  ')
    await submitButton(page).click()
  },
  (page) => submitButton(page).dblclick(),
  (page) => control(page, 'email').press('Enter'),
]

test('a form says thanks and sends nothing, however it is sent', async ({ page, watch }) => {
  page.on('dialog', () => expect.soft('a dialog', 'no script of the visitor runs').toBe(''))
  await open(page, '/patrocina')
  const history = await page.evaluate(() => window.history.length)
  watch.requests.length = 0
  for (const send of waysToSend) {
    await fillIn(page)
    await send(page)
    await expectThanks(page)
  }
  await expect(page).toHaveURL('/patrocina')
  expect(watch.requests).toEqual([])
  expect(await page.evaluate(() => window.history.length)).toBe(history)
})

test('after the thanks a form that is not filled in is refused', async ({ page }) => {
  await open(page, '/patrocina')
  await fillIn(page)
  await submitButton(page).click()
  await expectThanks(page)
  // The first letter of the next message removes the thanks.
  await control(page, 'mensaje').fill('O')
  await expect(thanks(page)).toHaveCount(0)
  await submitButton(page).click()
  await expect(control(page, 'empresa')).toBeFocused()
  await expect(invalidControls(page)).not.toHaveCount(0)
})

/** Runs in the page, and waits until it has been painted once. */
const firstPaint = () =>
  new Promise<void>((resolve) =>
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true }),
  )

test('home hardly shifts as it loads', async ({ page, watch }) => {
  watch.ignoreConsole()
  await recordLayoutShifts(page)
  await page.setViewportSize({ width: 360, height: 720 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const font = await hold(page, ({ pathname }) => pathname.endsWith('.woff2'))
  await page.goto('/', { waitUntil: 'commit' })
  await page.evaluate(firstPaint)
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
  font.release()
  await waitForFont(page)
  const shiftByFont = await layoutShift(page)
  // Some texts take a line more in the fallback font. The limit is a tenth of a good score (https://web.dev/articles/cls).
  expect(shiftByFont).toBeLessThan(0.01)
  await appStarted(page)
  await page.mouse.wheel(0, 150)
  const ticketButton = page.getByRole('banner').getByRole('link', { name: copy.layout.buy })
  await expect(ticketButton).toBeVisible()
  await drawnFrame(page)
  expect((await layoutShift(page)) - shiftByFont).toBeLessThan(0.001)
})

test('home has no animation for visitors who prefer reduced motion', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/')
  await page.mouse.wheel(0, 150)
  await expect(page.getByRole('banner').getByRole('link', { name: copy.layout.buy })).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
