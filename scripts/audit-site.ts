import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Browser } from '@playwright/test'
import type { AxeResults, Result } from 'axe-core'
import { JSDOM } from 'jsdom'
import { readBuiltSite, type BuiltPage } from './built-site.ts'
import { findChromium, launchOptions } from './chromium.ts'
import { serveSite } from './server.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Every page is looked at in each of these. */
const views = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const

/** What axe decides by layout and pixels, which jsdom has none of. */
const rulesThatNeedABrowser = ['color-contrast', 'target-size', 'scrollable-region-focusable']

type Finding = { readonly where: string; readonly results: AxeResults }

/**
 * Runs axe on every page of a built site: in Chromium where there is one, otherwise in jsdom.
 * @throws where a page has a violation, a rule crashed or nothing was checked.
 */
export async function auditSite(dir: string, report: (line: string) => void): Promise<void> {
  const { pages } = readBuiltSite(dir)
  const executable = findChromium()
  const findings = executable
    ? await auditInChromium(executable, dir, pages)
    : await auditInJsdom(pages)
  if (!executable) {
    report(
      `no Chromium here, so these rules could not be checked: ${rulesThatNeedABrowser.join(', ')}`,
    )
  }
  const problems = findings.flatMap(problemsOf)
  if (problems.length > 0) throw new Error(`${problems.length} problems\n${problems.join('\n')}`)
  const rules = new Set(findings.flatMap(({ results }) => checkedRules(results)))
  if (findings.length === 0 || rules.size === 0) throw new Error('nothing was checked')
  report(`${pages.length} pages in ${findings.length} views, ${rules.size} rules, no violation`)
}

async function auditInChromium(
  executable: string,
  dir: string,
  pages: readonly BuiltPage[],
): Promise<Finding[]> {
  const server = await serveSite({ dir, port: 4300 })
  const browser = await chromium.launch(launchOptions(executable))
  try {
    const findings = await Promise.all(
      views.map((view) => auditView(browser, server.url, view, pages)),
    )
    return findings.flat()
  } finally {
    await browser.close()
    await server.close()
  }
}

async function auditView(
  browser: Browser,
  origin: string,
  { width, height, colorScheme }: (typeof views)[number],
  pages: readonly BuiltPage[],
): Promise<Finding[]> {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme })
  const tab = await context.newPage()
  const findings: Finding[] = []
  for (const page of pages) {
    await tab.goto(new URL((page.path ?? '/no-existe').slice(1), origin).href, {
      waitUntil: 'load',
    })
    await tab.evaluate(axeSource)
    const results = await tab.evaluate<AxeResults>('axe.run()')
    findings.push({ where: `${page.file} (${width} px, ${colorScheme})`, results })
  }
  await context.close()
  return findings
}

async function auditInJsdom(pages: readonly BuiltPage[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { file, html } of pages) {
    const { window } = new JSDOM(html, { runScripts: 'outside-only', pretendToBeVisual: true })
    // Without these two, which jsdom lacks, rules on landmarks and headings crash.
    window.document.elementFromPoint = () => null
    window.document.elementsFromPoint = () => []
    window.eval(axeSource)
    const rules = Object.fromEntries(rulesThatNeedABrowser.map((id) => [id, { enabled: false }]))
    const results = await (
      window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
    ).axe.run({ rules })
    findings.push({ where: `${file} (jsdom)`, results })
    window.close()
  }
  return findings
}

function problemsOf({ where, results }: Finding): string[] {
  return [
    ...results.violations.flatMap((result) => describe(where, result)),
    ...results.incomplete
      .filter(hasCrashed)
      .map((result) => `${where}: the rule ${result.id} crashed.`),
  ]
}

function describe(where: string, { id, help, helpUrl, nodes }: Result): string[] {
  return nodes.map(
    ({ target, failureSummary }) =>
      `${where}: ${id} at ${target.join(' ')}: ${help}. ${failureSummary?.replace(/\s+/g, ' ')} ${helpUrl}`,
  )
}

/** axe reports a rule that threw as incomplete, with a check of this name. */
function hasCrashed({ nodes }: Result): boolean {
  return nodes.some(({ any, all, none }) =>
    [...any, ...all, ...none].some(({ id }) => id === 'error-occurred'),
  )
}

function checkedRules({ passes, violations, incomplete, inapplicable }: AxeResults): string[] {
  return [passes, violations, incomplete, inapplicable].flat().map(({ id }) => id)
}
