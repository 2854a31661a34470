import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'
import { JSDOM } from 'jsdom'
import { axeFindings, runAxe } from '../audit/axe.ts'
import { type AuditFinding, linesOf } from '../audit/findings.ts'
import { type BuiltPage, readBuiltSite } from '../lib/built-site.ts'
import { findChromium } from '../lib/chromium.ts'
import type { Report } from '../lib/run-script.ts'

const phone = { width: 390, height: 844 }

const placeOf = ({ file }: BuiltPage) => ({ path: file, where: 'al llegar, 390 px' })

/** These need layout and pixels, which jsdom lacks. */
const rulesThatNeedABrowser = [
  'color-contrast',
  'label-content-name-mismatch',
  'scrollable-region-focusable',
  'target-size',
]

/**
 * Runs axe on every page of a built site as it arrives: one view per page, in Chromium if there is one. `npm run audit`
 * checks the other widths, themes and states.
 * @param base sub-folder that the site is built for
 * @throws if a page has a violation, a rule crashed or nothing was checked
 */
export async function checkAccessibility(dir: string, base: string, report: Report): Promise<void> {
  const { pages } = readBuiltSite(dir)
  const executablePath = findChromium()
  const browser = executablePath && (await chromium.launch({ executablePath }).catch(() => null))
  if (!browser) {
    const unchecked = rulesThatNeedABrowser.join(', ')
    report(
      `aquí no arranca ningún Chromium (CHROME_PATH dice cuál), y axe se queda sin mirar ${unchecked}`,
    )
  }
  const results = browser
    ? await inChromium(browser, dir, base, pages).finally(() => browser.close())
    : await Promise.all(pages.map(inJsdom))
  // The audit decides what axe leaves open here.
  const problems = linesOf(results.flat())
  if (problems.length > 0) {
    throw new Error(`axe encuentra ${problems.length} problemas:\n${problems.join('\n')}`)
  }
}

/** Uses two tabs, each of which takes a processor. The browser gets each file from here, so no port is needed. */
async function inChromium(
  browser: Browser,
  dir: string,
  base: string,
  pages: readonly BuiltPage[],
): Promise<AuditFinding[][]> {
  const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce' })
  await context.route('**/*', (route) => {
    const file = path.join(dir, new URL(route.request().url()).pathname.slice(base.length))
    // Scripts are left out: the page is checked as it is before the app takes over.
    return file.endsWith('.js') || !existsSync(file) ? route.abort() : route.fulfill({ path: file })
  })
  const waiting = [...pages]
  const checkWaiting = async () => {
    const tab = await context.newPage()
    const results: AuditFinding[] = []
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      const address = `http://localhost${base}${page.file}`
      await tab.goto(address)
      results.push(...axeFindings(await runAxe(tab), placeOf(page)))
    }
    return results
  }
  return Promise.all([checkWaiting(), checkWaiting()])
}

async function inJsdom(page: BuiltPage): Promise<AuditFinding[]> {
  const { window } = new JSDOM(page.html, { runScripts: 'outside-only', pretendToBeVisual: true })
  // Without these two, which jsdom lacks, rules on landmarks and headings crash.
  window.document.elementFromPoint = () => null
  window.document.elementsFromPoint = () => []
  window.eval(axe.source)
  const rules = Object.fromEntries(rulesThatNeedABrowser.map((id) => [id, { enabled: false }]))
  const engine = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
  return axeFindings(await engine.axe.run({ rules }), placeOf(page))
}
