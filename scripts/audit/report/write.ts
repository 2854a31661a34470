import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { absoluteUrl } from '../../../src/lib/address.ts'
import { loadContent } from '../../content/site-content.ts'
import { distDir } from '../../lib/work-folder.ts'
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
 * @param tests how many tests of the matrix handed results over
 */
export function writeReport(folder: string, results: readonly RuleResult[], tests: number): Report {
  const built = readAuditedSite(distDir)
  const published = publishedAt(built)
  const paths = built.map((page) => page.path)
  const report: Report = {
    siteName: loadContent().event.name,
    verdicts: verdicts(results, paths, readJudgements(built)),
    findings: findingsOf(results),
    pages: built.map(({ path: at, document }) => ({
      path: at,
      address: absoluteUrl(at, published),
      title: document.title,
    })),
    tools: `axe-core ${axeVersion}`,
    limits:
      tests < states.length ? `Auditoría parcial: ${tests} de los ${states.length} estados.` : null,
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
