import type { Page } from '@playwright/test'
import axe, { type AxeResults, type NodeResult, type Result, type RunOptions } from 'axe-core'
import type { AuditFinding, Outcome, AuditPlace, RuleResult } from './results.ts'

/** Button labels are not body text: they must meet AA, not AAA. The map in its frame is another site. */
export const axeSource = `${axe.source}
axe.configure({ rules: [
  { id: 'color-contrast-enhanced', selector: ':not(.button, .button *)' },
  { id: 'frame-tested', enabled: false },
] })`

/**
 * Off by default. Two experimental ones stay off: `hidden-content` only lists hidden content, which other states open,
 * and `p-as-heading` takes every large line for a heading.
 */
const more = [
  'color-contrast-enhanced',
  'css-orientation-lock',
  'focus-order-semantics',
  'label-content-name-mismatch',
  'table-fake-caption',
  'target-size',
  'td-has-header',
]

const options: RunOptions = {
  resultTypes: ['violations', 'incomplete'],
  iframes: false,
  // Without sound and films, for which axe would wait ten seconds if they cannot be loaded.
  preload: { assets: ['cssom'] },
  rules: Object.fromEntries(more.map((id) => [id, { enabled: true }])),
}

/** Runs axe on a part of the page as it is; on all of it if the part is gone. */
export async function runAxe(page: Page, place: AuditPlace, part = 'html'): Promise<RuleResult[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const results = await page.evaluate(
    async ([selector, how]) => {
      const engine = (window as unknown as { axe: typeof axe }).axe
      const only = document.querySelector(selector) ? selector : 'html'
      return engine.run({ include: [[only]] }, how)
    },
    [part, options] as const,
  )
  return readAxe(results, place)
}

/** Converts axe's results to the audit's. */
export function readAxe(results: AxeResults, place: AuditPlace): RuleResult[] {
  const read =
    (outcome: Outcome) =>
    ({ id, tags, nodes }: Result): RuleResult => ({
      place,
      rule: `axe ${id}`,
      criteria: criteriaOf(tags),
      // axe reports a rule that threw as incomplete, with a check of this name.
      outcome: JSON.stringify(nodes).includes('"error-occurred"') ? 'failed' : outcome,
      findings: outcome === 'passed' ? [] : nodes.map(findingOf),
    })
  return [
    ...results.violations.map(read('failed')),
    // The audit's own rule decides contrast at the edge of two boxes or on a picture, from the declared colours.
    ...results.incomplete
      .filter(({ id }) => !id.startsWith('color-contrast'))
      .map(read('cantTell')),
    ...results.passes.map(read('passed')),
  ]
}

const findingOf = ({ target, any, all, none }: NodeResult): AuditFinding => ({
  target: target.flat().join(' '),
  message: [...any, ...all, ...none].map(({ message }) => message).join('; '),
})

/** "wcag143" → "1.4.3", "wcag1412" → "1.4.12". */
const criteriaOf = (tags: readonly string[]): string[] =>
  tags.flatMap((tag) => {
    const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag) ?? []
    return criterion ? [`${principle}.${guideline}.${criterion}`] : []
  })
