import type { Page } from '@playwright/test'
import { measureContrast } from './contrast.ts'
import type { RuleResult } from './model.ts'

/** Least contrast of text and of large text (WCAG 1.4.3; for body text 1.4.6), by rule of axe. */
const leastContrasts: Readonly<Record<string, { readonly text: number; readonly large: number }>> =
  {
    'color-contrast': { text: 4.5, large: 3 },
    'color-contrast-enhanced': { text: 7, large: 4.5 },
  }

/**
 * Decides on the page's pixels what axe left open, because text lies on a picture, a gradient or the edge of two boxes.
 * What stays open makes the audit fail.
 */
export async function resolveIncomplete(page: Page, result: RuleResult): Promise<RuleResult> {
  const { rule, outcome } = result
  const least = leastContrasts[rule]
  if (!least || outcome !== 'cantTell') return result
  const targets = result.findings.map(({ target }) => target)
  const texts = await page.evaluate((paths) => window.audit.drawnText(paths), targets)
  const contrasts = await measureContrast(page, texts)
  const open = result.findings.filter((_, index) => {
    // What a table holds out of sight is measured in a window in which it fits.
    if (texts[index]?.scrolledOut) return false
    return (contrasts[index] ?? 0) < (texts[index]?.large ? least.large : least.text)
  })
  return open.length > 0
    ? { ...result, findings: open }
    : { ...result, outcome: 'resolved', findings: [] }
}
