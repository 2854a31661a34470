import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AuditFinding } from './findings.ts'

/** The engine, to run in a page. A browser reads it in two thirds of the time of `axe.source`. */
export const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** The rules that run, in each browser and at the build. */
export const axeOptions = {
  resultTypes: ['violations', 'incomplete'],
  // The map in its frame is another site.
  iframes: false,
  // Without sound and films, for which axe would wait ten seconds if they cannot be loaded.
  preload: { assets: ['cssom'] },
  rules: {
    'frame-tested': { enabled: false },
    // Off by default. `hidden-content` stays off, which only lists what other scenes open.
    'css-orientation-lock': { enabled: true },
    'focus-order-semantics': { enabled: true },
    'label-content-name-mismatch': { enabled: true },
    'target-size': { enabled: true },
  },
} satisfies RunOptions

/** Runs axe, which is in the page, on a region of it. It throws if the region is gone. */
export const runAxe = (page: Page, region: string): Promise<AxeResults> =>
  page.evaluate(([at, how]) => window.axe.run({ include: [[at]] }, how), [
    region,
    axeOptions,
  ] as const)

/**
 * Violations and crashed rules. axe reports a crashed rule as incomplete, with a check named "error-occurred".
 * @param isStrict whether other incomplete results count too. Contrast never does: axe leaves it open on pictures and at
 *   the edge of two boxes.
 * @throws if no rule ran
 */
export function axeFindings(
  { violations, incomplete, passes }: AxeResults,
  place: Pick<AuditFinding, 'path' | 'where'>,
  isStrict = false,
): AuditFinding[] {
  if (passes.length === 0) throw new Error(`axe has checked nothing on ${place.path}.`)
  const open = incomplete.filter(({ id, nodes }) => {
    const hasCrashed = JSON.stringify(nodes).includes('"error-occurred"')
    return hasCrashed || (isStrict && !id.startsWith('color-contrast'))
  })
  return [...violations, ...open].flatMap(({ id, tags, nodes }) =>
    nodes.map(({ target, any, all, none }) => ({
      ...place,
      rule: `axe ${id}`,
      // "wcag143" → "1.4.3", "wcag1412" → "1.4.12"
      criteria: tags.flatMap((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join('.') ?? []),
      target: target.flat().join(' '),
      message: [...any, ...all, ...none].map(({ message }) => message).join('; '),
    })),
  )
}
