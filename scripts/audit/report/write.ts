import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { absoluteUrl } from '../../../src/lib/address.ts'
import { loadContent } from '../../content/site-content.ts'
import { publishedAt, readAuditedSite } from '../audited-site.ts'
import { axeVersion } from '../axe.ts'
import { readJudgements } from '../judgements.ts'
import type { Report, RuleResult } from '../model.ts'
import { states } from '../states.ts'
import { findingsOf, verdicts } from '../verdict.ts'
import { earl } from './earl.ts'
import { reportPage } from './page.tsx'
import { accessibilityStatement, statementTemplate } from './statement.ts'

/**
 * Writes the auditor's report: a page to read, EARL and, of a whole audit, the statement to publish.
 * @param found the folder into which each test of the matrix wrote its results
 * @throws if there are none
 */
export function writeReport(folder: string, found: string): Report {
  const files = readdirSync(found).map((name) => readFileSync(path.join(found, name), 'utf8'))
  const results = files.flatMap((text) => JSON.parse(text) as RuleResult[])
  if (results.length === 0) throw new Error('Nothing was checked.')
  const built = readAuditedSite()
  const report: Report = {
    siteName: loadContent().event.name,
    verdicts: verdicts(results, built, readJudgements(built)),
    findings: findingsOf(results),
    pages: built.map(({ path: at, document }) => ({
      path: at,
      address: absoluteUrl(at, publishedAt(built)),
      title: document.title,
    })),
    tools: `axe-core ${axeVersion}`,
    limits:
      files.length < states.length
        ? `Auditoría parcial: ${files.length} de los ${states.length} estados.`
        : null,
    date: new Date(),
  }
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  write('index.html', reportPage(report))
  write('earl.jsonld', `${JSON.stringify(earl(report), null, 1)}\n`)
  const statement = path.basename(statementTemplate)
  if (report.limits) rmSync(path.join(folder, statement), { force: true })
  else write(statement, accessibilityStatement(readFileSync(statementTemplate, 'utf8'), report))
  return report
}
