import type { Page } from '@playwright/test'
import axe, { type AxeResults, type NodeResult, type Result, type RunOptions } from 'axe-core'
import type { Finding, Outcome, Place, RuleResult, View } from './model.ts'
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
function optionsFor({ width, mode, colorScheme }: View): RunOptions | null {
  const how: RunOptions = { resultTypes: ['violations', 'incomplete'], iframes: false }
  if (mode === 'forced') return null
  if (mode === 'contrast' || (colorScheme === 'dark' && !mode))
    return { ...how, runOnly: [...colour] }
  if (mode === 'text' || width === 320 || width === 768) return { ...how, runOnly: [...room] }
  const more = width === 360 ? ['color-contrast-enhanced'] : []
  const enabled = [...asked, ...colour, ...room, ...more].map((id) => [id, { enabled: true }])
  return { ...how, rules: Object.fromEntries(enabled) }
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
  const how = optionsFor(view)
  if (!how) return []
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const results = await page.evaluate(
    async (run) => {
      const engine = (window as unknown as { axe: typeof axe }).axe
      const only = run.part && document.querySelector(run.part) ? run.part : 'html'
      return engine.run({ include: [[only]] }, run.how)
    },
    { how, part },
  )
  return readAxe(results, place)
}

/** Translates what axe says. */
export function readAxe(results: AxeResults, place: Place): RuleResult[] {
  const read =
    (outcome: Outcome) =>
    ({ id, tags, nodes }: Result): RuleResult => ({
      place,
      tool: 'axe',
      rule: id,
      criteria: [...criteriaOf(tags), ...(practices[id] ?? [])],
      // A rule that threw is reported as incomplete, with a check of this name.
      outcome: JSON.stringify(nodes).includes('"error-occurred"') ? 'failed' : outcome,
      findings: outcome === 'passed' ? [] : nodes.map(findingOf),
    })
  return [
    ...results.violations.map(read('failed')),
    ...results.incomplete.map(read('cantTell')),
    ...results.passes.map(read('passed')),
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
