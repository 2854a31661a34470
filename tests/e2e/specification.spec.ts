// Every statement of the specification at every moment: the clock changes what depends on it, and nothing else.
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, notFoundLines, open, scrollDownTo, test } from '../support/fixtures.ts'

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

async function walk(page: Page, script: boolean) {
  const wrong: string[] = []
  for (const [path, own] of Object.entries(pages)) {
    const isKnown = path !== '/no-existe'
    const common = isKnown ? everyPage : []
    if (script) await open(page, path)
    else await page.goto(path)
    const tell = async (statements: readonly Statement[]) => {
      const said = statements.filter((one) => script || !one.script)
      wrong.push(...(await untrue(page, said)).map((line) => `${path}: ${line}`))
    }
    await tell(common.filter(({ scrolled }) => !scrolled))
    await tell(own.filter(({ scrolled }) => !scrolled))
    if (!script || !isKnown) continue
    await scrollDownTo(page, 101)
    await expect(page.locator('header:not(main header) [data-variant=buy]')).toBeVisible()
    await tell([...common, ...own].filter(({ scrolled }) => scrolled))
  }
  return wrong
}

test.describe('what the specification names is there', () => {
  for (const [when, moment, countdown, isOver = false] of [
    ['a month before', '2025-10-08T12:00:00+02:00', /^31 días 00 horas 00 minutos 00 segundos$/],
    ['days before', '2025-11-06T09:58:59+01:00', /^02 días 01 hora 01 minuto 01 segundo$/],
    ['during', '2025-11-08T13:00:00+01:00', /^00 días 00 horas 00 minutos 00 segundos$/],
    [
      'a year after',
      '2026-11-08T12:00:00+01:00',
      /^00 días 00 horas 00 minutos 00 segundos$/,
      true,
    ],
  ] as const) {
    test(when, async ({ tab, watch }) => {
      await tab.clock.setFixedTime(moment)
      expect(await walk(tab, true)).toEqual([])
      await watch.expectConsole(...notFoundLines('/no-existe'))
      await open(tab, '/')
      await expect(tab.getByRole('timer')).toHaveText(countdown)
      const held = tab.getByText('El evento se celebró el 8 de noviembre de 2025.')
      await expect(held).toBeVisible({ visible: isOver })
    })
  }

  test('without script, which knows no moment', async ({ scriptless, watch }) => {
    watch.ignoreConsole()
    expect(await walk(scriptless, false)).toEqual([])
  })
})
