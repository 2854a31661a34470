import type { AxeResults } from 'axe-core'
import { JSDOM } from 'jsdom'
import { axeFindings, axeSource } from './axe.ts'
import { type AuditFinding, linesOf } from './findings.ts'
import { type BuiltPage, readBuiltSite } from '../lib/builtSite.ts'

/** Rules that need layout and pixels, which jsdom lacks. The audit runs them in Chromium. */
const rulesThatNeedABrowser = [
  'color-contrast',
  'label-content-name-mismatch',
  'scrollable-region-focusable',
  'target-size',
]

/**
 * Runs axe on the HTML of every page of a built site. The check runs without a browser, so it does not see colours and sizes,
 * and does not open disclosures or menus. `npm run audit` checks all of them.
 * @throws if a page has a violation, if a rule crashed, or if nothing was checked
 */
export async function checkAccessibility(dir: string): Promise<void> {
  const findings = await Promise.all(readBuiltSite(dir).pages.map(findingsOn))
  const problems = linesOf(findings.flat())
  if (problems.length > 0) {
    throw new Error(`axe encuentra ${problems.length} problemas:\n${problems.join('\n')}`)
  }
}

async function findingsOn({ html, file }: BuiltPage): Promise<AuditFinding[]> {
  // With "outside-only" the page's own scripts do not run, but `window.eval` works.
  const { window } = new JSDOM(html, { runScripts: 'outside-only', pretendToBeVisual: true })
  // jsdom lacks these two functions. Without them axe's rules about landmarks and headings crash.
  window.document.elementFromPoint = () => null
  window.document.elementsFromPoint = () => []
  window.eval(axeSource)
  const rules = Object.fromEntries(rulesThatNeedABrowser.map((id) => [id, { enabled: false }]))
  const engine = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
  return axeFindings(await engine.axe.run({ rules }), { path: file, where: 'al llegar' })
}
