import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { JSDOM } from 'jsdom'
import { axeSource, readAxe, runAxe } from '../audit/axe.ts'
import type { RuleResult, View } from '../audit/model.ts'
import { findingsOf } from '../audit/verdict.ts'
import { type BuiltPage, readBuiltSite } from '../lib/built-site.ts'
import { findChromium, launchOptions } from '../lib/chromium.ts'
import type { Report } from '../lib/run-script.ts'

const phone: View = { name: '390 px', width: 390, height: 844, colorScheme: 'light', axe: 'all' }

/** These need layout and pixels, which jsdom has none of. */
const rulesThatNeedABrowser = ['color-contrast', 'target-size', 'scrollable-region-focusable']

const state = 'al llegar'

/**
 * Runs axe on every page of a built site as it arrives: one view per page, in Chromium if there is one. `npm run audit`
 * checks the other widths, themes and states.
 * @param base sub-folder that the site is built for
 * @throws if a page has a violation, a rule crashed or nothing was checked
 */
export async function checkAccessibility(dir: string, base: string, report: Report): Promise<void> {
  const { pages: lasting, redirectPages } = readBuiltSite(dir)
  const pages = [...lasting, ...redirectPages]
  const executable = findChromium()
  const starting = executable ? chromium.launch(launchOptions(executable)) : null
  const browser = await starting?.catch(() => null)
  if (!browser) {
    const unchecked = rulesThatNeedABrowser.join(', ')
    report(`no Chromium starts here (CHROME_PATH names one), so axe could not check: ${unchecked}`)
  }
  const results = browser
    ? await inChromium(browser, dir, base, pages)
    : await Promise.all(pages.map(inJsdom))
  // The audit resolves by narrower checks what axe leaves open here, but not a rule that crashed.
  const decided = results.flat().filter(({ outcome }) => outcome !== 'cantTell')
  const problems = findingsOf(decided)
  if (!decided.some(({ outcome }) => outcome === 'passed')) problems.push('Nothing was checked.')
  if (problems.length > 0) {
    throw new Error(`axe found ${problems.length} problems:\n${problems.join('\n')}`)
  }
}

/** Each window takes a processor, and opening one takes as long as checking a page. */
const windows = 2

async function inChromium(
  browser: Browser,
  dir: string,
  base: string,
  pages: readonly BuiltPage[],
): Promise<RuleResult[][]> {
  const waiting = pages.map(({ file }) => file)
  try {
    const lookers = Array.from({ length: windows }, () => lookAt(browser, dir, base, waiting))
    return (await Promise.all(lookers)).flat()
  } finally {
    await browser.close()
  }
}

/** Checks waiting pages in one window. The browser gets each file from here, so no port is needed. */
async function lookAt(
  browser: Browser,
  dir: string,
  base: string,
  waiting: string[],
): Promise<RuleResult[][]> {
  const page = await browser.newPage({
    viewport: phone,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  let address = ''
  await page.route('**/*', (route) => {
    const url = route.request().url()
    // A redirect page stays: after "no content" a browser keeps the page that it shows.
    if (route.request().isNavigationRequest() && url !== address) {
      return route.fulfill({ status: 204 })
    }
    const file = path.join(dir, new URL(url).pathname.slice(base.length))
    // Scripts are left out: the page is checked as it is before the app takes over.
    return file.endsWith('.js') || !existsSync(file) ? route.abort() : route.fulfill({ path: file })
  })
  const results: RuleResult[][] = []
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    address = `http://localhost${base}${name}`
    await page.goto(address)
    results.push(await runAxe(page, { path: name, state, view: phone.name }, phone))
  }
  return results
}

/** Without the rules that need layout. */
async function inJsdom({ file, html }: BuiltPage): Promise<RuleResult[]> {
  const { window } = new JSDOM(html, { runScripts: 'outside-only', pretendToBeVisual: true })
  // Without these two, which jsdom lacks, rules on landmarks and headings crash.
  window.document.elementFromPoint = () => null
  window.document.elementsFromPoint = () => []
  window.eval(axeSource)
  const rules = Object.fromEntries(rulesThatNeedABrowser.map((id) => [id, { enabled: false }]))
  const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
  const results = readAxe(await axe.run({ rules }), { path: file, state, view: phone.name })
  window.close()
  return results
}
