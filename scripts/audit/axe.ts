import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe, { type AxeResults, type NodeResult, type Result, type RunOptions } from 'axe-core'
import type { Finding, Place, RuleResult, View } from './model.ts'

export const axeVersion = axe.version

/** Labels of buttons are no body text: this site holds them to AA, not to AAA. The map in its frame is another site. */
export const axeSource = `${axe.source}
axe.configure({ rules: [
  { id: 'color-contrast-enhanced', selector: ':not(.button, .button *)' },
  { id: 'frame-tested', enabled: false },
] })`

/**
 * Rules that axe leaves out unless they are asked for. Two experimental ones stay out: `hidden-content` only lists what is
 * hidden, which the states of the matrix open, and `p-as-heading` takes every large line for a heading.
 */
const leftOutByDefault = [
  'css-orientation-lock',
  'focus-order-semantics',
  'label-content-name-mismatch',
  'table-fake-caption',
  'target-size',
  'td-has-header',
]

/** All that a theme changes; "el-tema-solo-cambia-colores" makes sure that it changes nothing else. */
const colourRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block']

/**
 * Colours take as long as all other rules together and hardly depend on the width: AAA contrast is measured at 360 px
 * alone. In forced colours they are not what the author declared.
 */
function optionsFor({ width, forcedColors, colorScheme, contrast }: View): RunOptions {
  const unmeasured = forcedColors ? colourRules : width === 360 ? [] : ['color-contrast-enhanced']
  const dark = colorScheme === 'dark' && !forcedColors && !contrast
  const always: RunOptions = { resultTypes: ['violations', 'incomplete'], iframes: false }
  if (dark) return { ...always, runOnly: colourRules.filter((id) => !unmeasured.includes(id)) }
  const enabled = [...leftOutByDefault, ...colourRules].map((id) => [
    id,
    { enabled: !unmeasured.includes(id) },
  ])
  return { ...always, rules: Object.fromEntries(enabled) as RunOptions['rules'] }
}

/**
 * Runs all rules on the page as it is.
 * @param part selector of the only part to check; null for the whole page
 */
export async function runAxe(
  page: Page,
  place: Place,
  view: View,
  part: string | null,
): Promise<RuleResult[]> {
  // The other mode opens a tab of its own for each run, which only frames of other sites need.
  const builder = new AxeBuilder({ page, axeSource }).setLegacyMode().options(optionsFor(view))
  return readAxe(await (part ? builder.include(part) : builder).analyze(), place)
}

/** Translates what axe says. */
export function readAxe(results: AxeResults, place: Place): RuleResult[] {
  const read = (outcome: RuleResult['outcome']) => (result: Result) => ({
    place,
    tool: 'axe' as const,
    rule: result.id,
    criteria: criteriaOf(result.tags),
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
