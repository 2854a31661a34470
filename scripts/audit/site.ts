import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { readBuiltSite } from '../lib/built-site.ts'
import { findChromium, launchOptions } from '../lib/chromium.ts'
import { serveSite } from '../lib/server.ts'
import { readSiteAddress } from '../lib/site-address.ts'
import { event } from '../../src/content/event.ts'
import { absoluteUrl } from '../../src/lib/address.ts'
import { alfaVersion } from './alfa.ts'
import { axeVersion } from './axe.ts'
import { earl } from './earl.ts'
import type { RuleResult, State } from './model.ts'
import { reportHtml } from './report.ts'
import { runMatrix } from './run-matrix.ts'
import { type AuditedPage, auditedPages, compare, comparedView } from './site-checks.ts'
import { states, unknownPath } from './states.ts'
import { problemsOf, verdicts } from './verdict.ts'
import { allViews } from './views.ts'

/** Where the auditor's report is written. It is not published with the site. */
export const reportFolder = 'reports/accessibility'

/** Language that the site is written in. */
const language = 'es'

const tools = [
  { name: 'axe-core', version: axeVersion, url: 'https://github.com/dequelabs/axe-core' },
  { name: 'Siteimprove Alfa', version: alfaVersion, url: 'https://github.com/Siteimprove/alfa' },
]

/**
 * Looks at every page of a built site in every state and view, with two engines and checks of its own, and writes the
 * auditor's report. With scope "arrival" each page is looked at as it arrives only, which takes a quarter of the time,
 * and there is no report; without a Chromium nothing that needs layout is checked either.
 * @throws where anything was found, crashed, could not be explained or was not looked at.
 */
export async function auditSite(
  dir: string,
  report: (line: string) => void,
  scope: 'everything' | 'arrival' = 'everything',
): Promise<void> {
  const { pages } = readBuiltSite(dir)
  const executable = findChromium()
  if (!executable) throw new Error('The audit needs a Chromium: install one, or set CHROME_PATH.')

  const server = await serveSite({ dir, port: 4300 })
  const browser = await chromium.launch(launchOptions(executable))
  const problems: string[] = []
  try {
    const wanted = states.filter(({ arrival }) => scope === 'everything' || arrival)
    const run = await runMatrix(browser, { origin: server.url, states: wanted, language })
    const order = states.filter(({ arrival }) => arrival).map((state) => state.path)
    const audited = auditedPages(pages, order, unknownPath)
    const results = [...run.results, ...compare(audited)]
    problems.push(...problemsOf(results, wanted, run.unreached))
    report(countsOf(results))
    if (scope === 'everything') {
      writeReport({ dir, results, audited, problems })
      const own = await runMatrix(browser, { origin: '', states: [reportState], language })
      problems.push(...problemsOf(own.results, [reportState], own.unreached))
      report(`the auditor's report is in ${reportFolder}`)
    }
  } finally {
    await browser.close()
    await server.close()
  }
  if (problems.length > 0) throw new Error(`${problems.length} problems\n${problems.join('\n')}`)
}

/** The report has to be as good as what it tells of. */
const reportState: State = {
  path: `${reportFolder}/index.html`,
  name: 'abierto',
  arrival: true,
  views: allViews,
  async enter(page) {
    await page.goto(pathToFileURL(path.resolve(reportFolder, 'index.html')).href)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
  },
}

type Written = {
  readonly dir: string
  readonly results: readonly RuleResult[]
  readonly audited: readonly AuditedPage[]
  readonly problems: readonly string[]
}

function writeReport({ dir, results, audited, problems }: Written) {
  const { origin, base } = readSiteAddress(process.env)
  const judged = verdicts(
    results,
    audited.map((page) => page.path),
  )
  rmSync(reportFolder, { recursive: true, force: true })
  mkdirSync(reportFolder, { recursive: true })
  const date = new Date()
  const titleOf = (address: string) =>
    audited.find((page) => page.path === address)?.document.title ?? address
  const write = (name: string, data: object) =>
    writeFileSync(path.join(reportFolder, name), `${JSON.stringify(data, null, 1)}\n`)
  writeFileSync(
    path.join(reportFolder, 'index.html'),
    reportHtml({
      siteName: event.name,
      results,
      verdicts: judged,
      problems,
      titleOf,
      tools,
      date,
      font: fontOf(dir),
    }),
  )
  write('axe.json', { version: axeVersion, places: axeByPlace(results) })
  write(
    'earl.jsonld',
    earl({
      verdicts: judged,
      addressOf: (address) => absoluteUrl(address, { origin, base }),
      titleOf,
      tools,
      date: date.toISOString(),
    }),
  )
}

/** The site's web font, to be held by the report itself. */
function fontOf(dir: string): string | null {
  const assets = path.join(dir, 'assets')
  const name = readdirSync(assets).find((file) => file.endsWith('.woff2'))
  if (!name) return null
  return `data:font/woff2;base64,${readFileSync(path.join(assets, name), 'base64')}`
}

/** What axe said, place by place: passed and inapplicable rules by name, everything else in full. */
function axeByPlace(results: readonly RuleResult[]) {
  const places = new Map<string, RuleResult[]>()
  for (const result of results.filter(({ tool }) => tool === 'axe')) {
    const key = JSON.stringify(result.place)
    places.set(key, [...(places.get(key) ?? []), result])
  }
  return [...places].map(([place, own]) => {
    const named = (outcome: RuleResult['outcome']) =>
      own.filter((result) => result.outcome === outcome).map(({ rule }) => rule)
    const whole = (...outcomes: RuleResult['outcome'][]) =>
      own
        .filter(({ outcome }) => outcomes.includes(outcome))
        .map(({ rule, help, helpUrl, criteria, findings, reason }) => ({
          rule,
          help,
          helpUrl,
          criteria,
          reason,
          findings,
        }))
    return {
      ...(JSON.parse(place) as RuleResult['place']),
      violations: whole('failed'),
      incomplete: whole('cantTell', 'crashed'),
      settled: whole('settled'),
      passes: named('passed'),
      inapplicable: named('inapplicable'),
    }
  })
}

function countsOf(results: readonly RuleResult[]): string {
  const looks = results.filter(({ place }) => place.view !== comparedView)
  const count = (read: (result: RuleResult) => string, list: readonly RuleResult[] = looks) =>
    new Set(list.map(read)).size
  const passed = results.filter(({ outcome }) => outcome === 'passed').length
  const settled = results.filter(({ outcome }) => outcome === 'settled').length
  return [
    `${count(({ place }) => place.path)} pages in ${count(({ place }) => `${place.path} ${place.state}`)} states`,
    `${count(({ place }) => JSON.stringify(place))} views`,
    `${count(({ tool, rule }) => `${tool} ${rule}`, results)} rules of 2 engines and our own`,
    `${passed} passes`,
    `${settled} settled by narrower checks`,
  ].join(', ')
}
