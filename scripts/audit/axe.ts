import type { Page } from '@playwright/test'
import axe, { type AxeResults, type NodeResult, type Result, type RunOptions } from 'axe-core'
import type { Finding, Outcome, RuleResult, View } from './model.ts'
import { rules } from './rules.ts'

/** Labels of buttons are no body text: this site holds them to AA, not to AAA. The map in its frame is another site. */
export const axeSource = `${axe.source}
axe.configure({ rules: [
  { id: 'color-contrast-enhanced', selector: ':not(.button, .button *)' },
  { id: 'frame-tested', enabled: false },
] })`

const { criteria: practices, ...lists } = rules.axe

/** What a view can change of axe's results, which takes a second where it is all. */
function optionsFor(kind: NonNullable<View['axe']>): RunOptions {
  const how: RunOptions = { resultTypes: ['violations', 'incomplete'], iframes: false }
  if (kind !== 'all') return { ...how, runOnly: [...lists[kind]] }
  const asked = Object.values(lists).flat()
  return { ...how, rules: Object.fromEntries(asked.map((id) => [id, { enabled: true }])) }
}

/**
 * Runs the rules that the view can change on the page as it is.
 * @param part selector of the only part to check
 */
export async function runAxe(
  page: Page,
  place: RuleResult['place'],
  { axe: kind }: View,
  part = 'html',
): Promise<RuleResult[]> {
  if (!kind) return []
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const results = await page.evaluate(
    async ([selector, options]) => {
      const engine = (window as unknown as { axe: typeof axe }).axe
      const only = document.querySelector(selector) ? selector : 'html'
      return engine.run({ include: [[only]] }, options)
    },
    [part, optionsFor(kind)] as const,
  )
  return readAxe(results, place)
}

/** Translates what axe says. */
export function readAxe(results: AxeResults, place: RuleResult['place']): RuleResult[] {
  const read =
    (outcome: Outcome) =>
    ({ id, tags, nodes }: Result): RuleResult => ({
      place,
      rule: `axe ${id}`,
      criteria: [...criteriaOf(tags), ...(practices[id] ?? [])],
      // A rule that threw is reported as incomplete, with a check of this name.
      outcome: JSON.stringify(nodes).includes('"error-occurred"') ? 'failed' : outcome,
      findings: outcome === 'passed' ? [] : nodes.map(findingOf),
    })
  return [
    ...results.violations.map(read('failed')),
    // Contrast on the edge of two boxes or on a picture is measured by our own rule, on the colours that are declared.
    ...results.incomplete
      .filter(({ id }) => !id.startsWith('color-contrast'))
      .map(read('cantTell')),
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
