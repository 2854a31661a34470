import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import axe from 'axe-core'
import { absoluteUrl } from '../../../src/lib/address.ts'
import { publishedAt, readAuditedSite } from '../audited-site.ts'
import { readJudgements } from '../judgements.ts'
import type { Report, RuleResult } from '../model.ts'
import { findingsOf, verdicts } from '../verdict.ts'
import { earl } from './earl.ts'
import { accessibilityStatement, statementTemplate } from './statement.ts'

/**
 * Writes the auditor's report: EARL, and the statement to publish.
 * @param found the folder with the results that the tests of the matrix wrote
 */
export function writeReport(folder: string, found: string): Report {
  const results = readdirSync(found).flatMap(
    (name) => JSON.parse(readFileSync(path.join(found, name), 'utf8')) as RuleResult[],
  )
  const built = readAuditedSite()
  const report: Report = {
    verdicts: verdicts(results, built, readJudgements()),
    findings: findingsOf(results),
    pages: built.map(({ path: at, document }) => ({
      path: at,
      address: absoluteUrl(at, publishedAt(built)),
      title: document().title,
    })),
    tools: `axe-core ${axe.version}`,
    date: new Date(),
  }
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  write('earl.jsonld', `${JSON.stringify(earl(report), null, 1)}\n`)
  const template = readFileSync(statementTemplate, 'utf8')
  write(path.basename(statementTemplate), accessibilityStatement(template, report))
  return report
}
