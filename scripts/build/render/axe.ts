import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AuditFinding } from './findings.ts'

/**
 * The minified source of axe, to run in a page. Browsers need a third less time to read it than `axe.source`, which is not
 * minified.
 */
export const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/**
 * Options of axe in a browser. All rules that are on by default run, except one. Four rules that are off by default run, too.
 */
export const axeOptions = {
  // For results of other types axe then lists only one element of each rule. `axeFindings` counts the rules that passed.
  resultTypes: ['violations', 'incomplete'],
  // The map in its frame is another site, which axe does not check.
  iframes: false,
  // Without "media" axe does not load sound and video. It would wait ten seconds for files that cannot be loaded.
  preload: { assets: ['cssom'] },
  rules: {
    // This rule would ask for axe inside the map's frame.
    'frame-tested': { enabled: false },
    // The rules below are off by default. The rule `hidden-content` stays off: it only lists hidden parts of a page, and the
    // audit opens these parts and checks them.
    'css-orientation-lock': { enabled: true },
    'focus-order-semantics': { enabled: true },
    'label-content-name-mismatch': { enabled: true },
    'target-size': { enabled: true },
  },
} satisfies RunOptions

/**
 * Runs axe in a page in which `axeSource` was evaluated.
 * @param region a CSS selector
 * @throws if the page has no such region
 */
export const runAxe = (page: Page, region: string): Promise<AxeResults> =>
  page.evaluate(([selector, options]) => window.axe.run({ include: [[selector]] }, options), [
    region,
    axeOptions,
  ] as const)

/**
 * The findings of axe: violations and rules that crashed.
 * @param isStrict whether results that axe calls incomplete are findings, too. Results about contrast are no findings: axe
 *   cannot decide about a text at the edge of two boxes or on a picture
 * @throws if no rule passed, because then axe has seen no page
 */
export function axeFindings(
  { violations, incomplete, passes }: AxeResults,
  location: Pick<AuditFinding, 'path' | 'where'>,
  isStrict = false,
): AuditFinding[] {
  if (passes.length === 0) throw new Error(`axe has checked nothing on ${location.path}.`)
  const countedIncomplete = incomplete.filter(({ id, nodes }) => {
    // Axe reports a rule that crashed as incomplete, with a check of this name.
    const hasCrashed = JSON.stringify(nodes).includes('"error-occurred"')
    const isContrast = id.startsWith('color-contrast')
    return hasCrashed || (isStrict && !isContrast)
  })
  return [...violations, ...countedIncomplete].flatMap(({ id, tags, nodes }) =>
    nodes.map(({ target, any, all, none }) => ({
      ...location,
      rule: `axe ${id}`,
      criteria: tags.flatMap(criterionOf),
      target: target.flat().join(' '),
      message: [...any, ...all, ...none].map(({ message }) => message).join('; '),
    })),
  )
}

/** The success criterion that a tag of axe names: "wcag143" → ["1.4.3"], "wcag1412" → ["1.4.12"]; none for other tags. */
function criterionOf(tag: string): readonly string[] {
  const digits = /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1)
  return digits ? [digits.join('.')] : []
}
