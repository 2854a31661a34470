import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import axe from 'axe-core'
import { absoluteUrl } from '../../../src/lib/address.ts'
import { publishedAt, readAuditedSite } from '../audited-site.ts'
import type { Report, RuleResult } from '../model.ts'
import { readData } from '../rules.ts'
import { states } from '../states.ts'
import { findingsOf, type Judgement, unjudged, verdicts } from '../verdict.ts'
import { earl } from './earl.ts'
import { accessibilityStatement, statementTemplate } from './statement.ts'

/** It is not published with the site. */
const folder = 'reports/accessibility'

/**
 * Writes the auditor's report: EARL, and the statement to publish.
 * @param found the folder with the results that the tests of the matrix wrote
 * @returns what the auditor has to know, a line each
 */
export function writeReport(found: string): string[] {
  const files = readdirSync(found)
  if (files.length < states.length)
    return [`${files.length} of ${states.length} states were checked: too few for a report`]
  const results = files.flatMap(
    (name) => JSON.parse(readFileSync(path.join(found, name), 'utf8')) as RuleResult[],
  )
  const built = readAuditedSite()
  const judgements = readData<readonly Judgement[]>('judgements')
  const report: Report = {
    verdicts: verdicts(results, built, judgements),
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
  const findings = findingsOf(results)
  const [oldest = ''] = judgements.map(({ date }) => date).toSorted()
  const days = Math.floor((report.date.getTime() - Date.parse(oldest)) / 86_400_000)
  return [
    ...findings,
    ...unjudged(report.verdicts),
    `the oldest judgement is from ${oldest}, ${days} days ago`,
    `${findings.length} findings; the auditor's report is in ${folder}`,
  ]
}
