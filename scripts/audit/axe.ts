import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { AxeResults, NodeResult, RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AuditFinding, Fault } from './findings.ts'

/** The engine, to run in a page. A browser reads it in two thirds of the time of `axe.source`. */
export const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Off by default. `hidden-content` stays off, which only lists what other scenes open. */
const more = [
  'css-orientation-lock',
  'focus-order-semantics',
  'label-content-name-mismatch',
  'target-size',
]

const options = {
  resultTypes: ['violations', 'incomplete'],
  // The map in its frame is another site.
  iframes: false,
  // Without sound and films, for which axe would wait ten seconds if they cannot be loaded.
  preload: { assets: ['cssom'] },
  rules: {
    ...Object.fromEntries(more.map((id) => [id, { enabled: true }])),
    'frame-tested': { enabled: false },
  },
} satisfies RunOptions

/** Runs axe on a part of the page as it is; on all of it if the part is gone. */
export async function runAxe(page: Page, part = 'html'): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    ([selector, how]) => {
      const engine = (window as unknown as { axe: typeof axe }).axe
      const only = document.querySelector(selector) ? selector : 'html'
      return engine.run({ include: [[only]] }, how)
    },
    [part, options] as const,
  )
}

/**
 * Violations, and rules that crashed: axe reports one as incomplete, with a check of this name.
 * @param isStrict whether what axe leaves open is a finding too, but for contrast at the edge of two boxes or on a picture
 * @throws if no rule ran
 */
export function axeFindings(
  { violations, incomplete, passes }: AxeResults,
  place: Pick<AuditFinding, 'path' | 'where'>,
  isStrict = false,
): AuditFinding[] {
  if (passes.length === 0) throw new Error(`axe has checked nothing on ${place.path}.`)
  const open = incomplete.filter(
    ({ id, nodes }) =>
      (isStrict && !id.startsWith('color-contrast')) ||
      JSON.stringify(nodes).includes('"error-occurred"'),
  )
  return [...violations, ...open].flatMap(({ id, tags, nodes }) => {
    const found = { ...place, rule: `axe ${id}`, criteria: criteriaOf(tags) }
    return nodes.map((node) => ({ ...found, ...faultOf(node) }))
  })
}

const faultOf = ({ target, any, all, none }: NodeResult): Fault => ({
  target: target.flat().join(' '),
  message: [...any, ...all, ...none].map(({ message }) => message).join('; '),
})

/** "wcag143" → "1.4.3", "wcag1412" → "1.4.12". */
const criteriaOf = (tags: readonly string[]): string[] =>
  tags.flatMap((tag) => {
    const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag) ?? []
    return criterion ? [`${principle}.${guideline}.${criterion}`] : []
  })
