// One walk through every page of the built sites before the event. Each page is opened once: what the
// specification names is there, the console is clean (the page was built long ago and elsewhere: React would report any
// difference), nothing is requested in vain, and nothing is cut off in any window.
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, notFoundLines, open, scrollDownTo, test } from '../support/fixtures.ts'
import { faultsAtSizes, faultsOfLargeText } from '../support/layout.ts'
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
const offline = '/sin-conexion.html'

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
  await expect(page.locator('header:not(main header) [data-variant=buy]')).toBeVisible()
  const below = expected.flat().filter(({ scrolled }) => scrolled)
  expect.soft(await untrue(page, below), path).toEqual([])
}

/** Looks at all of an open page, as a visitor who reads it to its end. */
async function readToTheEnd(page: Page, watch: Watch) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (const part of [1 / 3, 2 / 3, 1]) {
    await page.evaluate((y) => window.scrollTo(0, y), part * height)
    await page.mouse.move(600, 300 * part)
  }
  expect.soft(watch.requests.length).toBeGreaterThan(2)
  // But for the font, which the poster reads once more from the browser's store.
  const files = watch.requests.filter((url) => !url.endsWith('.woff2'))
  expect.soft(files).toEqual([...new Set(files)])
  const ahead = 'link[rel=preconnect], link[rel=dns-prefetch], link[rel=prefetch]'
  await expect.soft(page.locator(ahead)).toHaveCount(0)
}

type Visit = {
  readonly visited: 'DELIVERED' | 'FULL'
  readonly moment: string
  /** Pages that look otherwise than in the visits before. */
  readonly paths: readonly string[]
  /** What holds for every page. */
  readonly expectMore: (page: Page, path: string) => Promise<void>
}

const visits: Readonly<Record<string, Visit>> = {
  'a month before': {
    visited: 'DELIVERED',
    moment: '2025-10-08T12:00:00+02:00',
    paths: [...Object.keys(pages), offline],
    async expectMore(page, path) {
      await expectStatements(page, path)
      if (path !== '/') return
      const boxes = page.locator('[aria-hidden]:has(+ [role=timer])')
      const left = /^31\s+días\s+00\s+horas\s+00\s+minutos\s+00\s+segundos$/
      await expect.soft(boxes).toHaveText(left, { useInnerText: true })
    },
  },
  'a year after': {
    visited: 'DELIVERED',
    moment: '2026-11-08T12:00:00+01:00',
    paths: ['/', '/entradas', '/faq', '/contacto'],
    // All is there, and what is over does not shout.
    async expectMore(page, path) {
      await expectStatements(page, path)
      await expect
        .soft(
          page
            .getByRole('main')
            .getByText(/^Ya se celebró/)
            .first(),
        )
        .toBeInViewport()
      const buttons = page.locator('[data-variant=buy]')
      for (const button of await buttons.all()) {
        await expect.soft(button).toHaveCSS('box-shadow', 'none')
      }
    },
  },
  'when it was put off': {
    visited: 'FULL',
    moment: '2025-10-08T12:00:00+02:00',
    paths: ['/', '/normas', '/entradas'],
    // First of all, and it does not interrupt a screen reader.
    async expectMore(page) {
      const strip = page.getByRole('complementary', { name: 'Avisos' })
      await expect.soft(strip).toContainText('Nueva fecha. Se celebra el 22 de noviembre de 2025')
      expect.soft((await strip.boundingBox())?.y).toBe(0)
      const loud = strip.locator('[role=status], [role=alert], [aria-live], button')
      await expect.soft(loud).toHaveCount(0)
    },
  },
}

for (const [when, { visited, moment, paths, expectMore }] of Object.entries(visits)) {
  test.describe(when, () => {
    test.use({ visited, moment })

    for (const path of paths) {
      test(`${path} is as it should be`, async ({ tab, watch }) => {
        const isFirst = when === 'a month before'
        const missing: string[] = []
        tab.on('response', (response) => {
          if (response.status() >= 400) missing.push(new URL(response.url()).pathname)
        })
        watch.requests.length = 0
        // This page starts no app.
        await (path === offline ? tab.goto(`.${path}`) : open(tab, path))
        const { pathname } = new URL(tab.url())
        await watch.expectConsole(...(path === unknown ? notFoundLines(path) : []))
        if (path !== offline) await expectMore(tab, path)
        if (isFirst && path !== offline) await readToTheEnd(tab, watch)
        expect.soft(missing).toEqual(path === unknown ? [pathname] : [])
        expect.soft(await faultsAtSizes(tab, isFirst ? path : null)).toEqual([])
        if (isFirst) expect.soft(await faultsOfLargeText(tab)).toEqual([])
      })
    }
  })
}

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
