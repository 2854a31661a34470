import type { AxeResults } from 'axe-core'
import { JSDOM } from 'jsdom'
import { axeSource, readAxe } from '../audit/axe.ts'
import type { RuleResult } from '../audit/model.ts'
import { findingsOf } from '../audit/verdict.ts'
import { type BuiltPage, readBuiltSite } from '../lib/built-site.ts'

/**
 * Runs axe on every page of a built site as it arrives. It needs no browser, and so leaves out what only layout and pixels
 * show: `npm run audit` checks that, and the other states of the pages.
 * @throws if a page has a violation, a rule crashed or nothing was checked
 */
export async function checkAccessibility(dir: string): Promise<void> {
  const { pages, previews } = readBuiltSite(dir)
  const results: RuleResult[] = []
  for (const page of [...pages, ...previews]) results.push(...(await runAxe(page)))
  // What axe leaves open here, the audit settles by narrower checks. A rule that crashed is no such doubt.
  const decided = results.filter(({ outcome }) => outcome !== 'cantTell')
  const problems = findingsOf(decided)
  if (!decided.some(({ outcome }) => outcome === 'passed')) problems.push('Nothing was checked.')
  if (problems.length > 0) {
    throw new Error(`axe found ${problems.length} problems:\n${problems.join('\n')}`)
  }
}

/** They need layout and pixels, which jsdom has none of. */
const rulesThatNeedABrowser = ['color-contrast', 'target-size', 'scrollable-region-focusable']

async function runAxe({ file, html }: BuiltPage): Promise<RuleResult[]> {
  const { window } = new JSDOM(html, { runScripts: 'outside-only', pretendToBeVisual: true })
  // Without these two, which jsdom lacks, rules on landmarks and headings crash.
  window.document.elementFromPoint = () => null
  window.document.elementsFromPoint = () => []
  window.eval(axeSource)
  const rules = Object.fromEntries(rulesThatNeedABrowser.map((id) => [id, { enabled: false }]))
  const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
  const results = readAxe(await axe.run({ rules }), {
    path: file,
    state: 'al llegar',
    view: 'jsdom',
  })
  window.close()
  return results
}
