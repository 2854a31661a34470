import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from '@playwright/test'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { absoluteUrl } from '../../../src/lib/address.ts'
import { loadContent } from '../../content/site-content.ts'
import { ensureChromium, launchOptions } from '../../lib/chromium.ts'
import { distDir } from '../../lib/work-folder.ts'
import { publishedAt, readAuditedSite } from '../audited-site.ts'
import { axeSource, axeVersion } from '../axe.ts'
import { readJudgements } from '../judgements.ts'
import type { Report, RuleResult } from '../model.ts'
import { states } from '../states.ts'
import { findingsOf, verdicts } from '../verdict.ts'
import { earl } from './earl.ts'
import { reportPage } from './page.tsx'
import { accessibilityStatement, statementTemplate } from './statement.ts'

const tools = [
  { name: 'axe-core', version: axeVersion, url: 'https://github.com/dequelabs/axe-core' },
]

/**
 * Writes the auditor's report: a page to read, EARL and, of a whole audit, the statement to publish.
 * @param tests how many tests of the matrix handed results over
 */
export async function writeReport(
  folder: string,
  results: readonly RuleResult[],
  tests: number,
): Promise<Report> {
  const built = readAuditedSite(distDir)
  const published = publishedAt(built)
  const report: Report = {
    siteName: loadContent().event.name,
    verdicts: verdicts(
      results,
      built.map((page) => page.path),
      readJudgements(built),
    ),
    findings: findingsOf(results),
    pages: built.map(({ path: at, document }) => ({
      path: at,
      address: absoluteUrl(at, published),
      title: document.title,
    })),
    tools,
    limits:
      tests < states.length ? `Auditoría parcial: ${tests} de los ${states.length} estados.` : null,
    date: new Date(),
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  write('index.html', reportPage(report))
  write('earl.jsonld', `${JSON.stringify(earl(report), null, 1)}\n`)
  if (!report.limits) {
    const template = readFileSync(statementTemplate, 'utf8')
    write(path.basename(statementTemplate), accessibilityStatement(template, report))
  }
  await checkPage(path.join(folder, 'index.html'))
  return report
}

/** @throws if the page that tells of accessibility has a fault that axe finds */
async function checkPage(file: string): Promise<void> {
  const browser = await chromium.launch(launchOptions(ensureChromium(() => {})))
  try {
    const page = await (await browser.newContext()).newPage()
    await page.goto(pathToFileURL(path.resolve(file)).href)
    const { violations } = await new AxeBuilder({ page, axeSource }).setLegacyMode().analyze()
    if (violations.length > 0) {
      throw new Error(`axe finds in ${file}: ${violations.map(({ id }) => id).join(', ')}`)
    }
  } finally {
    await browser.close()
  }
}
