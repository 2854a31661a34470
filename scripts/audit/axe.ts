import type { Page } from '@playwright/test'
import axe, { type AxeResults, type NodeResult, type Result, type RunOptions } from 'axe-core'
import type { Finding, Outcome, RuleResult, View } from './model.ts'
import { rules } from './rules.ts'

/** Button labels are not body text: they must meet AA, not AAA. The map in its frame is another site. */
export const axeSource = `${axe.source}
axe.configure({ rules: [
  { id: 'color-contrast-enhanced', selector: ':not(.button, .button *)' },
  { id: 'frame-tested', enabled: false },
] })`

const { criteria: practices, ...lists } = rules.axe

/** The criteria for which a best practice counts here. */
const practised = (id: string) =>
  Object.keys(practices).filter((number) => practices[number]?.includes(id))

/** Without sound and films, for which axe would wait ten seconds if they cannot be loaded. */
const preload = { assets: ['cssom'] }

/** Selects the axe rules whose result the view can change. Running all of them takes a second. */
function optionsFor(kind: NonNullable<View['axe']>): RunOptions {
  const how: RunOptions = { resultTypes: ['violations', 'incomplete'], iframes: false, preload }
  if (kind !== 'all') return { ...how, runOnly: [...lists[kind]] }
  const asked = Object.values(lists).flat()
  return { ...how, rules: Object.fromEntries(asked.map((id) => [id, { enabled: true }])) }
}

/**
 * Runs the view's axe rules on the page as it is.
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

/** Converts axe's results to the audit's. */
export function readAxe(results: AxeResults, place: RuleResult['place']): RuleResult[] {
  const read =
    (outcome: Outcome) =>
    ({ id, tags, nodes }: Result): RuleResult => ({
      place,
      rule: `axe ${id}`,
      criteria: [...criteriaOf(tags), ...practised(id)],
      // axe reports a rule that threw as incomplete, with a check of this name.
      outcome: JSON.stringify(nodes).includes('"error-occurred"') ? 'failed' : outcome,
      findings: outcome === 'passed' ? [] : nodes.map(findingOf),
    })
  return [
    ...results.violations.map(read('failed')),
    // Our own rule measures contrast at the edge of two boxes or on a picture, from the declared colours.
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
const criteriaOf = (tags: readonly string[]): string[] =>
  tags.flatMap((tag) => {
    const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag) ?? []
    return criterion ? [`${principle}.${guideline}.${criterion}`] : []
  })
