import type { Page } from '@playwright/test'
import { bundle } from '../lib/bundle.ts'
import { drawnFrame } from '../lib/drawn-frame.ts'
import { once } from '../lib/once.ts'
import { runAxe } from './axe.ts'
import type { tools } from './in-page.ts'
import { walk } from './keyboard.ts'
import type { AuditFinding, RuleResult } from './results.ts'
import { enter, type State, type View, viewsOf } from './states.ts'

declare global {
  interface Window {
    audit: typeof tools
  }
}

/** This project's own rules, and the criteria that they serve. */
const siteRules = {
  alcance: ['2.1.1'],
  recorrido: ['2.1.1', '2.1.2', '2.4.3'],
  'foco visible': ['2.4.7'],
  'foco no oculto': ['2.4.11'],
  contraste: ['1.4.3'],
  'sin desplazamiento horizontal': ['1.4.10'],
  'espaciado del texto': ['1.4.12'],
} as const

type Findings = Partial<Readonly<Record<keyof typeof siteRules, readonly AuditFinding[]>>>

/** It is not minified, because functions of layout-faults.ts call each other by name. */
const tooling = once(() => bundle('scripts/audit/in-page.ts', {}, { minify: false }))

/** Sets the window and the media settings of a view. */
async function look(page: Page, { size, isDark, isForced }: View, scrollTop = 0) {
  const [width, height] = size
  await page.setViewportSize({ width, height })
  await page.emulateMedia({
    colorScheme: isDark ? 'dark' : 'light',
    forcedColors: isForced ? 'active' : 'none',
    reducedMotion: 'reduce',
  })
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrollTop)
  // The header reacts to a scroll.
  await drawnFrame(page)
}

/** What the page shows in a view. Forced colours are the visitor's own. */
const checkLook = (page: Page, { isForced = false }: View): Promise<Findings> =>
  page.evaluate(
    (hasOwnColours) => ({
      'sin desplazamiento horizontal': window.audit.lostText(),
      'espaciado del texto': window.audit.lostWhenSpaced(),
      ...(hasOwnColours && { contraste: window.audit.paleInAnyState() }),
    }),
    !isForced,
  )

/** Checks a state in its views. A state that the keyboard does not reach is a finding. */
export async function checkState(
  page: Page,
  state: State,
  origin: string,
  looks: readonly View[] = viewsOf(state),
): Promise<RuleResult[]> {
  const { path, name, part, walked, scrollTop } = state
  const results: RuleResult[] = []
  const record = (view: string, found: Findings) => {
    const place = { path, state: name, view }
    for (const [rule, findings] of Object.entries(found)) {
      const criteria = siteRules[rule as keyof typeof siteRules]
      const outcome = findings.length > 0 ? 'failed' : 'passed'
      results.push({ place, rule: `propia ${rule}`, criteria, outcome, findings })
    }
  }
  const [first] = looks
  if (!first) throw new Error(`There is no view of ${path} (${name}).`)
  await look(page, first)
  try {
    await enter(page, state, origin)
  } catch (error) {
    record(first.name, { alcance: [{ target: part, message: String(error).slice(0, 300) }] })
    return results
  }
  record(first.name, { alcance: [] })
  await page.evaluate(await tooling())
  for (const view of looks) {
    await look(page, view, scrollTop)
    // Of forced colours axe knows only those that they replace, and nothing else differs from another view.
    if (!view.isForced)
      results.push(...(await runAxe(page, { path, state: name, view: view.name }, part)))
    record(view.name, await checkLook(page, view))
    if (walked && part === 'html' && view.isWalked) record(view.name, await walk(page, walked))
  }
  // Last, because lists close when the focus has gone on.
  if (walked && part !== 'html') record(looks.at(-1)?.name ?? '', await walk(page, walked))
  return results
}
