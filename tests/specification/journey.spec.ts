// The specification's statements about the site of src/content, checked in a browser: the order of texts, first screens, and
// forms that send nothing.
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
  openWithApp,
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

const unknownPath = '/no-existe'

/** Selectors of the elements that the first screen of each page must show whole. */
const firstScreens: Readonly<Record<string, readonly string[]>> = {
  '/': ['h1', 'a.button'],
  '/entradas': ['h1', '#comprar a.button'],
  '/patrocina': ['h1', 'a[href="#dosier"]'],
  '/contacto': ['h1', 'label[for$=nombre]', '[name=nombre]'],
  '/programa': ['h1', 'ol h3'],
  '/ponentes': ['h1', 'h2'],
  '/sin-conexion.html': ['h1', 'header p', 'a.button'],
  [unknownPath]: ['h1', 'a.button'],
}

// `CONTENT` is the site that is built from src/content.
test.use({ visited: 'CONTENT', moment: '2025-10-08T12:00:00+02:00' })

/** A line for each text that is not visible on the page, or not after the text of the statement before. */
const absentTexts = (page: Page, statements: readonly Statement[]) =>
  page.evaluate((givenStatements) => {
    const visibleText = document.body.innerText.replaceAll(/\s+/g, ' ')
    const lines: string[] = []
    /** The end of the last text that was found. */
    let end = 0
    for (const { text } of givenStatements) {
      if (!text) continue
      const start = visibleText.indexOf(text, end)
      const textBefore = visibleText.slice(end - 30, end)
      if (start === -1) lines.push(`"${text}" after "${textBefore}"`)
      else end = start + text.length
    }
    return lines
  }, statements)

/** A line for each element that is not visible on the page, or not as often as stated. */
const absentElements = (page: Page, statements: readonly Statement[]) =>
  page.evaluate((givenStatements) => {
    const lines: string[] = []
    for (const { element, words = '', times } of givenStatements) {
      if (!element) continue
      const visibleElements = [...document.querySelectorAll(element)].filter(
        (candidate) => candidate.checkVisibility() && candidate.textContent.includes(words),
      )
      const count = visibleElements.length
      const isAsStated = times === undefined ? count > 0 : count === times
      if (!isAsStated) lines.push(`${count} × ${element} "${words}"`)
    }
    return lines
  }, statements)

/** Expects that these statements are true of the page at its present scroll position. */
async function expectSeen(page: Page, path: string, statements: readonly Statement[]) {
  expect.soft(await absentTexts(page, statements), path).toEqual([])
  expect.soft(await absentElements(page, statements), path).toEqual([])
}

/** A scroll position at which the header has its ticket button: one pixel beyond `ticketButtonDepth` in Header.tsx. */
const ticketButtonScroll = 101

/**
 * Expects that the statements about a page are true at its top and, if script runs, that its "scrolled" statements are true
 * further down. The page for unknown addresses has neither header nor footer, so the statements about every page are left out.
 */
async function expectStatements(page: Page, path: string, { runsScript = true } = {}) {
  const commonStatements = path === unknownPath ? [] : everyPage
  // The two lists stay apart, because only the texts within a list are in the order of the page: `everyPage` ends with the
  // footer.
  const statementLists = [commonStatements, pages[path] ?? []].map((statements) =>
    statements.filter(({ script }) => runsScript || !script),
  )
  for (const statements of statementLists) {
    const atTop = statements.filter(({ scrolled }) => !scrolled)
    await expectSeen(page, path, atTop)
  }
  if (!runsScript || path === unknownPath) return
  await scrollDownTo(page, ticketButtonScroll)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Comprar' })).toBeVisible()
  const furtherDown = statementLists.flat().filter(({ scrolled }) => scrolled)
  await expectSeen(page, path, furtherDown)
}

test('each statement has either a text or an element', () => {
  const statements = [...everyPage, ...Object.values(pages).flat()]
  expect(statements.length).toBeGreaterThan(100)
  expect(statements.filter(({ text, element }) => !text === !element)).toEqual([])
})

for (const path of Object.keys(pages)) {
  test(`${path} is as specified`, async ({ page, watch }) => {
    await openWithApp(page, path)
    if (path === unknownPath) await watch.expectConsole(...notFoundLines(path))
    await expectStatements(page, path)
  })
}

for (const [path, parts] of Object.entries(firstScreens)) {
  test(`the first screen of ${path} is as specified`, async ({ page, watch }) => {
    if (path === unknownPath) watch.ignoreConsole()
    // The page without network starts no app.
    const hasApp = !path.endsWith('.html')
    if (hasApp) await openWithApp(page, path)
    else await page.goto(`.${path}`)
    expect(await partsOffScreenAtSizes(page, parts)).toEqual([])
  })
}

test.describe('a year after the event', () => {
  test.use({ moment: '2026-11-08T12:00:00+01:00' })

  for (const path of ['/', '/entradas', '/faq', '/contacto']) {
    test(`${path} is as specified, and says that the event is over`, async ({ page }) => {
      await openWithApp(page, path)
      await expectStatements(page, path)
      await scrollDownTo(page, 0)
      const pastText = page.getByRole('main').getByText(/^Ya se celebró/)
      await expect(pastText.first()).toBeInViewport()
      // Ticket buttons have a shadow only during the sale.
      for (const button of await page.locator('[data-variant=buy]').all())
        await expect(button).toHaveCSS('box-shadow', 'none')
    })
  }
})

// Without script a page does not know what time it is, so its texts have to be true at any time.
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, moment: null })

  for (const path of Object.keys(pages)) {
    test(`${path} is as specified`, async ({ page, watch }) => {
      watch.ignoreConsole()
      await page.goto(path)
      await expectStatements(page, path, { runsScript: false })
    })
  }
})

const thanksText = 'Solicitud enviada. Te contactaremos pronto.'

/** Values for the fields that could break a form: markup with a script, an emoji of several code points, a long message. */
const values = {
  empresa: '<img src=x onerror=alert(1)>',
  contacto: 'Ana Núñez 👩🏽‍💻',
  email: 'ana@empresa.example',
  telefono: '+34 600 000 000',
  mensaje: 'ñ '.repeat(2000),
} as const

const form = (page: Page) => page.getByRole('main').locator('form')
const submitButton = (page: Page) => form(page).getByRole('button')
const control = (page: Page, name: string) => form(page).locator(`[name="${name}"]`)
const thanks = (page: Page) => page.getByRole('status').getByText(thanksText, { exact: true })
const invalidControls = (page: Page) => form(page).locator(':user-invalid')

async function fillIn(page: Page) {
  for (const [name, value] of Object.entries(values)) await control(page, name).fill(value)
}

/** Expects that the thanks are in sight and have the focus, and that the form is empty. */
async function expectThanks(page: Page) {
  await expect(thanks(page)).toBeFocused()
  await expectInSight(thanks(page))
  for (const name of Object.keys(values)) await expect(control(page, name)).toHaveValue('')
  await expect(invalidControls(page)).toHaveCount(0)
}

/** Ways to send the form once it is filled in. */
const waysToSend: readonly { way: string; send: (page: Page) => Promise<unknown> }[] = [
  {
    way: 'with two spaces in a required field',
    async send(page) {
      await control(page, 'empresa').fill('  ')
      await submitButton(page).click()
    },
  },
  { way: 'by a double click', send: (page) => submitButton(page).dblclick() },
  { way: 'by Enter in a field', send: (page) => control(page, 'email').press('Enter') },
]

for (const { way, send } of waysToSend) {
  test(`a form that is sent ${way}, and then once more, says thanks each time and requests nothing`, async ({
    page,
    watch,
  }) => {
    // If the script in `values.empresa` ran, it would open a dialog, and `Watch` would fail the test.
    await openWithApp(page, '/patrocina')
    const historyLength = await page.evaluate(() => window.history.length)
    watch.requests.length = 0
    const sendAndExpectThanks = async () => {
      await fillIn(page)
      await send(page)
      await expectThanks(page)
    }

    await sendAndExpectThanks()
    await sendAndExpectThanks()

    await expect(page).toHaveURL('/patrocina')
    expect(watch.requests).toEqual([])
    expect(await page.evaluate(() => window.history.length)).toBe(historyLength)
  })
}

test('the first letter of the next message removes the thanks', async ({ page }) => {
  await openWithApp(page, '/patrocina')
  await fillIn(page)
  await submitButton(page).click()
  await expectThanks(page)
  await control(page, 'mensaje').fill('O')
  await expect(thanks(page)).toHaveCount(0)
})

test('after the thanks a form with empty required fields is refused', async ({ page }) => {
  await openWithApp(page, '/patrocina')
  await fillIn(page)
  await submitButton(page).click()
  await expectThanks(page)

  await control(page, 'mensaje').fill('O')
  await submitButton(page).click()

  await expect(control(page, 'empresa')).toBeFocused()
  await expect(invalidControls(page)).not.toHaveCount(0)
})

const ticketButton = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: copy.layout.buy })

/** Turns the mouse wheel until the header shows its ticket button. */
async function scrollToTicketButton(page: Page) {
  await page.mouse.wheel(0, 150)
  await expect(ticketButton(page)).toBeVisible()
}

/** Runs in the page. Waits until the page has been painted once. */
const firstPaint = () =>
  new Promise<void>((resolve) =>
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true }),
  )

/**
 * Some texts need one line more in the fallback font than in the site's font. A layout shift of up to 0.1 counts as good
 * (https://web.dev/articles/cls). The limit is a tenth of it.
 */
const mostShiftByFont = 0.01

/** A difference between two layout shifts below this value counts as zero. */
const roundingError = 0.001

test('while the home page loads, only its font causes a layout shift, and a small one', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await recordLayoutShifts(page)
  await page.setViewportSize({ width: 360, height: 720 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // Holds back the font, so that the page is first painted in the fallback font.
  const font = await hold(page, ({ pathname }) => pathname.endsWith('.woff2'))
  await page.goto('/', { waitUntil: 'commit' })
  await page.evaluate(firstPaint)
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
  font.release()
  await waitForFont(page)
  const shiftByFont = await layoutShift(page)
  expect(shiftByFont).toBeLessThan(mostShiftByFont)
  // Neither the start of the app nor the ticket button in the header may move anything.
  await appStarted(page)
  await scrollToTicketButton(page)
  await drawnFrame(page)
  const laterShift = (await layoutShift(page)) - shiftByFont
  expect(laterShift).toBeLessThan(roundingError)
})

test('the home page has no animation for visitors who prefer reduced motion', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openWithApp(page, '/')
  await scrollToTicketButton(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
