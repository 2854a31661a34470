// One walk through every page at each moment: what the specification names is there, nothing is requested in vain, the
// console is clean (the page was built long ago and elsewhere: React would report any difference), and no box cuts off
// the outline that shows the focus. The clock changes what depends on it, and nothing else.
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, moments, notFoundLines, open, scrollDownTo, test } from '../support/fixtures.ts'
import type { Watch } from '../support/watch.ts'

type Statement = {
  readonly text?: string
  readonly element?: string
  readonly words?: string
  readonly times?: number
  readonly scrolled?: true
  readonly script?: true
}

const { everyPage = [], ...pages } = parse(
  readFileSync('tests/specification.yaml', 'utf8'),
) as Readonly<Record<string, readonly Statement[]>>

const unknown = '/no-existe'

/** The statements that do not hold on the page as it looks now, in words; texts are read in order. */
const untrue = (page: Page, statements: readonly Statement[]) =>
  page.evaluate((all) => {
    const told = document.body.innerText.replaceAll(/\s+/g, ' ')
    let from = 0
    return all.flatMap(({ text, element, words = '', times }) => {
      if (text) {
        const at = told.indexOf(text, from)
        if (at === -1) return [`"${text}" is not seen after "${told.slice(from - 30, from)}"`]
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
  const said = [common, pages[path] ?? []].map((all) => all.filter((one) => script || !one.script))
  for (const statements of said)
    expect(
      await untrue(
        page,
        statements.filter(({ scrolled }) => !scrolled),
      ),
      path,
    ).toEqual([])
  if (!script || path === unknown) return
  await scrollDownTo(page, 101)
  await expect(page.locator('header:not(main header) [data-variant=buy]')).toBeVisible()
  expect(
    await untrue(
      page,
      said.flat().filter(({ scrolled }) => scrolled),
    ),
    path,
  ).toEqual([])
}

/** Runs in the page: counts elements that show a focus outline, and lists those whose outline a box cuts off. */
function outlines() {
  const found: { outlined: number; cut: string[] } = { outlined: 0, cut: [] }
  for (const element of document.querySelectorAll<HTMLElement>(
    'a, button, summary, input, textarea',
  )) {
    element.focus({ preventScroll: true })
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
    if (document.activeElement !== element || outlineStyle === 'none') continue
    found.outlined++
    const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset)
    const { left, right, top, bottom } = element.getBoundingClientRect()
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const clip = box.getBoundingClientRect()
      const beyond = [clip.left - left, right - clip.right, clip.top - top, bottom - clip.bottom]
      if (getComputedStyle(box).overflow !== 'visible' && Math.max(...beyond) + reach > 0.5)
        found.cut.push(element.outerHTML.slice(0, 80))
    }
  }
  return found
}

async function expectWholeOutlines(page: Page) {
  // A key first: browsers show the focus only after a key press.
  await page.keyboard.press('Shift')
  const { outlined, cut } = await page.evaluate(outlines)
  expect(outlined).toBeGreaterThan(0)
  expect(cut).toEqual([])
}

/** Looks at all of an open page, as a visitor who reads it to its end. */
async function readToTheEnd(page: Page, watch: Watch) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await page.mouse.move(600, 300 + (top % 7))
  }
  expect(watch.requests.length).toBeGreaterThan(2)
  expect(watch.requests).toEqual([...new Set(watch.requests)])
  await expect(
    page.locator('link[rel=preconnect], link[rel=dns-prefetch], link[rel=prefetch]'),
  ).toHaveCount(0)
}

for (const [when, moment, countdown] of [
  ['a month before', '2025-10-08T12:00:00+02:00', /^31 días 00 horas 00 minutos 00 segundos$/],
  ['during', '2025-11-08T13:00:00+01:00', /^00 días 00 horas 00 minutos 00 segundos$/],
  ['a year after', '2026-11-08T12:00:00+01:00', /^00 días 00 horas 00 minutos 00 segundos$/],
] as const) {
  test(`every page is as specified, ${when}`, async ({ tab, watch }) => {
    const missing: string[] = []
    tab.on('response', (response) => {
      if (response.status() >= 400) missing.push(new URL(response.url()).pathname)
    })
    await tab.clock.setFixedTime(moment)
    for (const path of Object.keys(pages)) {
      await test.step(path, async () => {
        // Leave the last page first: a link under the mouse may still fetch what it leads to.
        await tab.goto('about:blank')
        watch.requests.length = 0
        await open(tab, path)
        await watch.expectConsole(...(path === unknown ? notFoundLines(path) : []))
        await expectStatements(tab, path)
        if (path === '/') {
          await expect(tab.getByRole('timer')).toHaveText(countdown)
          const held = tab.getByText('El evento se celebró el 8 de noviembre de 2025.')
          await expect(held).toBeVisible({ visible: when === 'a year after' })
        }
        if (when === 'a month before') await expectWholeOutlines(tab)
        await readToTheEnd(tab, watch)
      })
    }
    expect(missing).toEqual([unknown])
  })
}

test('every page is as specified without script, which knows no moment', async ({
  scriptless,
  watch,
}) => {
  watch.ignoreConsole()
  for (const path of Object.keys(pages)) {
    await scriptless.goto(path)
    await expectStatements(scriptless, path, false)
  }
})

for (const [timezoneId, ...instants] of [
  ['Pacific/Auckland', moments.before],
  ['America/New_York', moments.during, '1970-01-01T00:00:00Z', '2099-12-31T23:59:59Z'],
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('pages start with a clean console, whatever the clock says', async ({ page, watch }) => {
      for (const instant of instants) {
        await page.clock.setFixedTime(instant)
        for (const path of ['/programa', '/']) await open(page, path)
        await watch.expectConsole()
        await expect(page.locator('[role=timer]')).toContainText(/\d+\s*días/)
        await expect(page.locator('[role=timer]')).not.toContainText(/NaN|Infinity|-\d/)
      }
    })
  })
}
