import type { Page } from '@playwright/test'
import axe, { type AxeResults, type NodeResult, type Result, type RunOptions } from 'axe-core'
import type { Finding, Place, RuleResult, View } from './model.ts'
import { rules } from './rules.ts'

export const axeVersion = axe.version

/** Labels of buttons are no body text: this site holds them to AA, not to AAA. The map in its frame is another site. */
export const axeSource = `${axe.source}
axe.configure({ rules: [
  { id: 'color-contrast-enhanced', selector: ':not(.button, .button *)' },
  { id: 'frame-tested', enabled: false },
] })`

const { asked, colour, room, criteria: practices } = rules.axe

/**
 * What a view can change of axe's results: everything is looked at in one narrow and one wide window. Colours take as long
 * as all other rules together and hardly depend on the width; AAA contrast is measured at 360 px alone. Forced colours
 * are not what the author declared.
 */
function rulesFor({ width, mode, colorScheme }: View): readonly string[] | 'all' {
  if (mode === 'forced') return []
  if (mode === 'contrast' || (colorScheme === 'dark' && !mode)) return colour
  return mode === 'text' || width === 320 || width === 768 ? room : 'all'
}

/**
 * Runs the rules that the view can change on the page as it is.
 * @param part selector of the only part to check; null for the whole page
 */
export async function runAxe(
  page: Page,
  place: Place,
  view: View,
  part: string | null,
): Promise<RuleResult[]> {
  const chosen = rulesFor(view)
  if (chosen.length === 0) return []
  const options: RunOptions = { resultTypes: ['violations', 'incomplete'], iframes: false }
  const enabled = [...asked, ...colour, ...room]
  if (view.width === 360) enabled.push('color-contrast-enhanced')
  if (chosen === 'all')
    options.rules = Object.fromEntries(enabled.map((id) => [id, { enabled: true }]))
  else options.runOnly = [...chosen]
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const results = await page.evaluate(
    async ({ how, only }) => {
      const engine = (window as unknown as { axe: typeof axe }).axe
      const isThere = only !== null && document.querySelector(only) !== null
      return engine.run(isThere ? { include: [[only]] } : document, how)
    },
    { how: options, only: part },
  )
  return readAxe(results, place)
}

/** Translates what axe says. */
export function readAxe(results: AxeResults, place: Place): RuleResult[] {
  const read = (outcome: RuleResult['outcome']) => (result: Result) => ({
    place,
    tool: 'axe' as const,
    rule: result.id,
    criteria: [...criteriaOf(result.tags), ...(practices[result.id] ?? [])],
    outcome: outcome === 'cantTell' && hasCrashed(result) ? ('crashed' as const) : outcome,
    findings: outcome === 'passed' || outcome === 'inapplicable' ? [] : result.nodes.map(findingOf),
  })
  return [
    ...results.violations.map(read('failed')),
    ...results.incomplete.map(read('cantTell')),
    ...results.passes.map(read('passed')),
    ...results.inapplicable.map(read('inapplicable')),
  ]
}

const findingOf = ({ target, any, all, none }: NodeResult): Finding => ({
  target: target.flat().join(' '),
  message: [...any, ...all, ...none].map(({ message }) => message).join('; '),
})

/** "wcag143" → "1.4.3", "wcag1412" → "1.4.12". */
export const criteriaOf = (tags: readonly string[]): string[] =>
  tags.flatMap((tag) => {
    const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag) ?? []
    return criterion ? [`${principle}.${guideline}.${criterion}`] : []
  })

/** axe reports a rule that threw as incomplete, with a check of this name. */
const hasCrashed = ({ nodes }: Result): boolean =>
  nodes.some(({ any, all, none }) =>
    [...any, ...all, ...none].some(({ id }) => id === 'error-occurred'),
  )
