// The audit can fail: on a page with planted faults it has to name each of them (issue: accessibility; craft 19 to 21).
import { chromium } from '@playwright/test'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkView, enterState } from '../../../../scripts/audit/check-view.ts'
import { openTab } from '../../../../scripts/audit/page-tools.ts'
import type { RuleResult, State } from '../../../../scripts/audit/model.ts'
import { findingsOf } from '../../../../scripts/audit/verdict.ts'
import { viewsOf } from '../../../../scripts/audit/views.ts'
import { findChromium, launchOptions } from '../../../../scripts/lib/chromium.ts'

const page = pathToFileURL(path.resolve('tests/fixtures/planted-faults/index.html')).href

const names = new Set([
  'zoom al 400 % (320 × 256 px)',
  '360 px, claro',
  '360 px, oscuro',
  '1440 px, claro',
])

const state: State = {
  path: '/con-faltas',
  name: 'al llegar',
  part: null,
  views: viewsOf('arrival').filter(({ name }) => names.has(name)),
  enter: async (tab) => {
    await tab.goto(page)
  },
}

/** Each planted fault, with a rule that has to name it and the element that it has to name. */
const faults: readonly (readonly [fault: string, rule: string, target: RegExp])[] = [
  ['a picture without alternative text', 'axe image-alt', /^#foto$/],
  ['pale text', 'axe color-contrast', /^#palido$/],
  ['body text below AAA', 'axe color-contrast-enhanced', /^#casi$/],
  ['two h1', 'propia un-solo-h1', /^#segundo$/],
  ['a heading two levels down', 'axe heading-order', /^#hueco$/],
  ['a button without a name', 'axe button-name', /^#mudo$/],
  ['a wrong language', 'propia idioma-del-sitio', /^html$/],
  ['a keyboard trap', 'propia sin-trampa', /^#trampa$/],
  ['a link that no key reaches', 'propia todo-con-el-teclado', /^#inalcanzable$/],
  ['a focus under a sticky bar', 'propia foco-no-oculto', /^#tapado$/],
  ['a focus that nothing shows', 'propia foco-bien-visible', /^#sin-marco$/],
  ['a target of 16 px', 'axe target-size', /^#enano$/],
  ['a field without a label', 'axe label', /^#campo$/],
  ['a wrong autocomplete token', 'axe autocomplete-valid', /^#campo$/],
  ['a frame without a title', 'axe frame-title', /^#marco$/],
  ['a page that cannot be zoomed', 'axe meta-viewport', /viewport/],
  ['a link that only colour tells', 'axe link-in-text-block', /^#sin-raya$/],
  ['a list of something else', 'axe list', /^#lista$/],
  ['a role that does not exist', 'axe aria-roles', /^#papel$/],
  ['a hidden link that takes the focus', 'axe aria-hidden-focus', /^#hueca$/],
  ['content outside of landmarks', 'axe region', /^#pie-fijo$/],
  ['a line too wide for 320 px', 'propia sin-desplazamiento-horizontal', /^#ancho$/],
  ['text cut off when spaced out', 'propia espaciado-del-texto', /^#cortado$/],
]

const executable = findChromium()

describe.skipIf(!executable)('the audit of a page with planted faults', () => {
  const found: RuleResult[] = []

  beforeAll(async () => {
    const browser = await chromium.launch(launchOptions(executable ?? ''))
    const tab = await openTab(browser)
    await enterState(tab, state, '')
    for (const view of state.views) found.push(...(await checkView(tab, state, view)))
    await browser.close()
  }, 300_000)

  it('holds at least twelve', () => {
    expect(new Set(faults.map(([, , target]) => String(target))).size).toBeGreaterThanOrEqual(12)
  })

  it.each(faults)('names %s', (_, rule, target) => {
    const named = found
      .filter((result) => `${result.tool} ${result.rule}` === rule && result.outcome === 'failed')
      .flatMap((result) => result.findings.map((finding) => finding.target))
    expect(named).toEqual(expect.arrayContaining([expect.stringMatching(target)]))
  })

  it('fails, each fault being a finding of its own', () => {
    const findings = findingsOf(found)
    expect(findings.length).toBeGreaterThanOrEqual(faults.length)
  })
})
