import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AuditFinding } from './findings.ts'

/**
 * The minified source of axe, to run in a page. Browsers parse it in two thirds of the time that `axe.source` takes, which is
 * not minified.
 */
export const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/**
 * Options of axe in a browser. One rule that is on by default is turned off, and four rules that are off by default are turned
 * on.
 */
export const axeOptions = {
  // For other types of results axe lists only one element of each rule, which is enough: `axeFindings` only counts passed
  // rules.
  resultTypes: ['violations', 'incomplete'],
  // The map in its frame is another site, which axe does not check.
  iframes: false,
  // Without "media" axe does not load sound and video. It would wait ten seconds for files that cannot be loaded.
  preload: { assets: ['cssom'] },
  rules: {
    // This rule fails if axe does not run inside the map's frame.
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
 * @param isStrict whether results that axe calls incomplete are findings, too. Incomplete results about contrast never are,
 *   because axe cannot judge a text at the edge of two boxes or on a picture
 * @throws if no rule passed, which means that axe has seen no page
 */
export function axeFindings(
  { violations, incomplete, passes }: AxeResults,
  location: Pick<AuditFinding, 'path' | 'where'>,
  isStrict = false,
): AuditFinding[] {
  if (passes.length === 0) throw new Error(`axe has checked nothing on ${location.path}.`)
  const incompleteFindings = incomplete.filter(({ id, nodes }) => {
    // Axe reports a rule that crashed as incomplete, with a check of this name.
    const hasCrashed = JSON.stringify(nodes).includes('"error-occurred"')
    const isContrast = id.startsWith('color-contrast')
    return hasCrashed || (isStrict && !isContrast)
  })
  return [...violations, ...incompleteFindings].flatMap(({ id, tags, nodes }) =>
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
  const numbers = /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1)
  return numbers ? [numbers.join('.')] : []
}
