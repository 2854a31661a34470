import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { absoluteUrl } from '../../../src/lib/address.ts'
import { alfaVersion } from '../alfa.ts'
import { groupBy } from '../../lib/group-by.ts'
import { publishedAt, type AuditedPage } from '../audited-site.ts'
import { axeVersion } from '../axe.ts'
import type { RuleResult } from '../model.ts'
import { verdicts } from '../verdict.ts'
import { earl } from './earl.ts'
import { reportHtml } from './page.ts'
import type { ReportInput } from './parts.ts'
import { accessibilityStatement, statementTemplate } from './statement.ts'
import { loadContent } from '../../content/site-content.ts'

const tools = [
  { name: 'axe-core', version: axeVersion, url: 'https://github.com/dequelabs/axe-core' },
  { name: 'Siteimprove Alfa', version: alfaVersion, url: 'https://github.com/Siteimprove/alfa' },
]

type Audited = {
  readonly results: readonly RuleResult[]
  readonly pages: readonly AuditedPage[]
  readonly problems: readonly string[]
  /** Views that were looked at and views that there are, if somebody chose some of them. */
  readonly part: { readonly views: number; readonly of: number } | null
}

/** Writes the auditor's report: a page to read, EARL, all that axe said, and of a whole audit the statement to publish. */
export function writeReport(folder: string, siteDir: string, audited: Audited): void {
  const { results, pages, problems, part } = audited
  const published = publishedAt(pages)
  const input: ReportInput = {
    siteName: loadContent().event.name,
    results,
    verdicts: verdicts(
      results,
      pages.map((page) => page.path),
    ),
    problems,
    titleOf: (address) => pages.find((page) => page.path === address)?.document.title ?? address,
    addressOf: (address) => absoluteUrl(address, published),
    tools,
    limits: part && `Auditoría parcial: ${part.views} de las ${part.of} vistas.`,
    date: new Date(),
    font: fontOf(siteDir),
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  const json = (data: object) => `${JSON.stringify(data, null, 1)}\n`
  write('index.html', reportHtml(input))
  write('axe.json', json({ version: axeVersion, places: axeByPlace(results) }))
  write('earl.jsonld', json(earl(input)))
  if (part) return
  const template = readFileSync(statementTemplate, 'utf8')
  write(path.basename(statementTemplate), accessibilityStatement(template, input))
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
  const own = results.filter(({ tool }) => tool === 'axe')
  return [...groupBy(own, ({ place }) => JSON.stringify(place)).values()].map((here) => {
    const named = (outcome: RuleResult['outcome']) =>
      here.filter((result) => result.outcome === outcome).map(({ rule }) => rule)
    const whole = (...outcomes: RuleResult['outcome'][]) =>
      here
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
      ...here[0]?.place,
      violations: whole('failed'),
      incomplete: whole('cantTell', 'crashed'),
      settled: whole('settled'),
      passes: named('passed'),
      inapplicable: named('inapplicable'),
    }
  })
}
