import { readFileSync } from 'node:fs'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { RuleResult } from './model.ts'

/** Name under which a test hands over what it found. */
export const resultsName = 'results'

/** What the tests of a run handed over, as Playwright's JSON reporter wrote it, and how many of them did. */
export function readResults(file: string) {
  const { suites } = JSON.parse(readFileSync(file, 'utf8')) as JSONReport
  const handed = suites
    .flatMap(specsIn)
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .flatMap(({ attachments }) => attachments.filter(({ name }) => name === resultsName))
  const results = handed.flatMap(
    ({ body = '' }) => JSON.parse(Buffer.from(body, 'base64').toString('utf8')) as RuleResult[],
  )
  return { results, tests: handed.length }
}

const specsIn = ({ specs, suites = [] }: JSONReportSuite): JSONReportSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsIn),
]
