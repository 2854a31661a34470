// Every statement of the specification, at every moment: the clock decides what is true of the clock, and nothing else.
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, notFoundLines, scrollDownTo, test } from '../support/fixtures.ts'

type Statement = {
  readonly text?: string
  readonly element?: string
  readonly words?: string
  readonly times?: number
  readonly scrolled?: true
  readonly script?: true
}

const { everyPage, ...pages } = parse(readFileSync('tests/specification.yaml', 'utf8')) as Readonly<
  Record<string, readonly Statement[]>
>

/** The statements that do not hold on the page as it is seen now, in words. */
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

async function walk(page: Page, visit: (path: string) => Promise<void>, script: boolean) {
  const wrong: string[] = []
  for (const [path, own] of Object.entries(pages)) {
    const common = path === '/no-existe' ? [] : (everyPage ?? [])
    const said = [...common, ...own].filter((one) => script || !one.script)
    await visit(path)
    const tell = (lines: readonly string[]) =>
      wrong.push(...lines.map((line) => `${path}: ${line}`))
    tell(
      await untrue(
        page,
        common.filter(({ text }) => text),
      ),
    )
    tell(
      await untrue(
        page,
        said.filter((one) => !one.scrolled && (!one.text || own.includes(one))),
      ),
    )
    if (!script || path === '/no-existe') continue
    await scrollDownTo(page, 101)
    await expect(page.locator('header:not(main header) [data-variant=buy]')).toBeVisible()
    tell(
      await untrue(
        page,
        said.filter(({ scrolled }) => scrolled),
      ),
    )
  }
  return wrong
}

test.describe('what the specification names is there', () => {
  for (const [when, moment] of [
    ['a month before', '2025-10-08T12:00:00+02:00'],
    ['a minute before', '2025-11-08T10:59:00+01:00'],
    ['during', '2025-11-08T13:00:00+01:00'],
    ['a minute after', '2025-11-08T21:01:00+01:00'],
    ['a year after', '2026-11-08T12:00:00+01:00'],
  ] as const) {
    test.describe(() => {
      test.use({ moment })

      test(when, async ({ page, visit, watch }) => {
        expect(await walk(page, visit, true)).toEqual([])
        await watch.expectConsole(...notFoundLines('/no-existe'))
      })
    })
  }

  test.describe(() => {
    test.use({ javaScriptEnabled: false })

    test('without script, which knows no moment', async ({ page, visit, watch }) => {
      expect(await walk(page, visit, false)).toEqual([])
      watch.ignoreConsole()
    })
  })
})

test.describe('the countdown', () => {
  for (const [when, moment, wanted] of [
    ['counts to the start', '2025-11-06T09:58:59+01:00', /^02 días 01 hora 01 minuto 01 segundo $/],
    [
      'rests from the start on',
      '2025-11-08T11:00:00+01:00',
      /^00 días 00 horas 00 minutos 00 segundos $/,
    ],
    [
      'rests a year after',
      '2026-11-08T11:00:00+01:00',
      /^00 días 00 horas 00 minutos 00 segundos $/,
    ],
  ] as const) {
    test.describe(() => {
      test.use({ moment })

      test(when, async ({ page, visit }) => {
        await visit('/')
        await expect(page.getByRole('timer')).toHaveText(wanted)
        const held = page.getByText('El evento se celebró el 8 de noviembre de 2025.')
        await expect(held).toBeVisible({ visible: moment.startsWith('2026') })
      })
    })
  }
})
