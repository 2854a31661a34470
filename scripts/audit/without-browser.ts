import { JSDOM } from 'jsdom'
import type { AxeResults } from 'axe-core'
import type { BuiltPage } from '../lib/built-site.ts'
import { axeSource, readAxe } from './axe.ts'
import { problemsOf } from './verdict.ts'

/** What axe decides by layout and pixels, which jsdom has none of. */
const rulesThatNeedABrowser = ['color-contrast', 'target-size', 'scrollable-region-focusable']

const view = { name: 'jsdom', width: 0, height: 0, colorScheme: 'light' } as const

/**
 * Runs axe on the pages as they arrive, as far as that goes without layout.
 * @throws where a page has a violation, a rule crashed or nothing was checked.
 */
export async function auditWithoutBrowser(
  pages: readonly BuiltPage[],
  report: (line: string) => void,
): Promise<void> {
  report(
    `no Chromium here, so these rules could not be checked: ${rulesThatNeedABrowser.join(', ')}`,
  )
  const results = []
  for (const { file, html } of pages) {
    const { window } = new JSDOM(html, { runScripts: 'outside-only', pretendToBeVisual: true })
    // Without these two, which jsdom lacks, rules on landmarks and headings crash.
    window.document.elementFromPoint = () => null
    window.document.elementsFromPoint = () => []
    window.eval(axeSource)
    const rules = Object.fromEntries(rulesThatNeedABrowser.map((id) => [id, { enabled: false }]))
    const found = await (
      window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
    ).axe.run({ rules })
    results.push(...readAxe(found, { path: file, state: 'al llegar', view: view.name }))
    window.close()
  }
  // Nothing can be decided here about what axe leaves open; in a browser it is.
  const decided = results.filter(({ outcome }) => outcome !== 'cantTell')
  const states = pages.map(({ file }) => ({
    path: file,
    name: 'al llegar',
    views: [view],
    enter: () => Promise.resolve(),
  }))
  const problems = problemsOf(decided, states, [])
  if (problems.length > 0) throw new Error(`${problems.length} problems\n${problems.join('\n')}`)
  const rules = new Set(decided.map(({ rule }) => rule))
  report(`${pages.length} pages, ${rules.size} rules, no violation`)
}
