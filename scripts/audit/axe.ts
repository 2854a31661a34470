import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { AxeResults, NodeResult, Result, RunOptions } from 'axe-core'
import type { Finding, Place, RuleResult, View } from './model.ts'

export const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

export const axeVersion = /^\/\*! axe v([\d.]+)/.exec(axeSource)?.[1] ?? 'unknown'

/**
 * Rules that axe leaves out unless they are asked for. Two experimental ones stay out: `hidden-content` does nothing but
 * list what is hidden for a person to open, which the states of the matrix do, and `p-as-heading` takes every large line
 * for a heading; the outline is checked by the other engine and by this project.
 */
const leftOutByDefault = [
  'css-orientation-lock',
  'focus-order-semantics',
  'label-content-name-mismatch',
  'table-fake-caption',
  'target-size',
  'td-has-header',
]

const contrastRule = 'color-contrast'
const enhancedRule = 'color-contrast-enhanced'

/**
 * Colours take as long as all other rules together and hardly depend on the width: AAA contrast is measured at the first
 * of these alone, AA contrast at all widths as a page arrives and at these in its other states.
 */
const contrastWidths = [360, 1440]

/** All that a theme changes; own-checks.ts makes sure that it changes nothing else. */
const coloursOnly = [contrastRule, enhancedRule, 'link-in-text-block']

/** Text and ground as the author declared them are not what forced colours show: own-checks.ts measures the pixels. */
const blindToForcedColours = [contrastRule, 'link-in-text-block']

const always: RunOptions = {
  resultTypes: ['violations', 'incomplete'],
  /** How long a frame may take to answer, in ms. After the usual 500, a busy machine leaves frames unlooked at. */
  pingWaitTime: 20_000,
}

function optionsFor(
  { width, forcedColors, colorScheme, contrast }: View,
  arrival: boolean,
): RunOptions {
  const enhanced = width === contrastWidths[0] && !forcedColors
  const plain = (arrival || contrastWidths.includes(width)) && !forcedColors
  const measured = (id: string) =>
    (id !== enhancedRule || enhanced) && (id !== contrastRule || plain)
  if (colorScheme === 'dark' && !forcedColors && !contrast) {
    return { ...always, runOnly: coloursOnly.filter(measured) }
  }
  const switched = (ids: readonly string[], enabled: boolean) =>
    Object.fromEntries(ids.map((id) => [id, { enabled }]))
  return {
    rules: {
      ...switched(leftOutByDefault, true),
      [enhancedRule]: { enabled: enhanced },
      [contrastRule]: { enabled: plain },
      ...(forcedColors ? switched(blindToForcedColours, false) : {}),
    },
    ...always,
  }
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Runs in the page. Of passed and inapplicable rules the names are enough: handing over less halves the time. */
async function runInPage(options: RunOptions): Promise<AxeResults> {
  const results = await window.axe.run(options)
  for (const result of [...results.passes, ...results.inapplicable]) result.nodes.length = 0
  for (const node of [...results.violations, ...results.incomplete].flatMap(({ nodes }) => nodes)) {
    node.html = ''
    for (const check of [...node.any, ...node.all, ...node.none]) {
      check.data = null
      check.relatedNodes = []
    }
  }
  return results
}

/** Puts axe into the page and its frames. Frames of another origin answer it too. */
export async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await frame.evaluate(
      `if (!window.axe) { ${axeSource}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }) }`,
    )
  }
}

/** Runs all rules on the page as it is; `arrival` tells whether it is as a visitor finds it. */
export async function runAxe(
  page: Page,
  place: Place,
  view: View,
  arrival: boolean,
): Promise<RuleResult[]> {
  const results = await page.evaluate(runInPage, optionsFor(view, arrival))
  return readAxe(results, place)
}

/** Translates what axe says. */
export function readAxe(results: AxeResults, place: Place): RuleResult[] {
  const read = (outcome: RuleResult['outcome']) => (result: Result) => ({
    place,
    tool: 'axe' as const,
    rule: result.id,
    help: result.help,
    helpUrl: result.helpUrl,
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
function hasCrashed({ nodes }: Result): boolean {
  return nodes.some(({ any, all, none }) =>
    [...any, ...all, ...none].some(({ id }) => id === 'error-occurred'),
  )
}
