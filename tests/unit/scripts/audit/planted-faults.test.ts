// The audit can fail: on a page with planted faults it has to name each one.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { checkState } from '../../../../scripts/audit/check-state.ts'
import type { State } from '../../../../scripts/audit/model.ts'
import { viewsOf } from '../../../../scripts/audit/states.ts'
import { findingsOf } from '../../../../scripts/audit/verdict.ts'
import { findChromium, launchOptions } from '../../../../scripts/lib/chromium.ts'

const file = path.resolve('tests/fixtures/planted-faults/index.html')

const state: State = {
  path: '/con-faltas',
  name: 'al llegar',
  part: 'html',
  views: viewsOf('arrival').filter(({ name }) => /^(?:zoom|360 px|1440 px, claro)/.test(name)),
  enter: async (tab) => {
    await tab.goto(pathToFileURL(file).href)
  },
}

/** Each faulty element lists the rules that have to name it. */
const faults = [
  ...new JSDOM(readFileSync(file)).window.document.querySelectorAll('[data-named-by]'),
].flatMap((element) =>
  (element.getAttribute('data-named-by') ?? '')
    .split(', ')
    .map((rule) => `: ${rule} fails at #${element.id}: `),
)

const executable = findChromium()

it.skipIf(!executable)('the audit names each fault that is planted in a page', async () => {
  expect(faults.length).toBeGreaterThanOrEqual(20)
  const browser = await chromium.launch(launchOptions(executable ?? ''))
  const tab = await browser.newPage()
  await tab.clock.install()
  const found = await checkState(tab, state, '')
  await browser.close()
  const named = findingsOf(found).join('\n')
  expect(faults.filter((fault) => !named.includes(fault))).toEqual([])
})
