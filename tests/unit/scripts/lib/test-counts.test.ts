// What the last line of "npm test" counts.
import path from 'node:path'
import { expect, it } from 'vitest'
import { countsOf } from '../../../../scripts/lib/test-counts.ts'
import { folderWith } from '../../../support/made-up-site.ts'

const counted = (report: object, exitCode: number) => {
  const folder = folderWith({ 'report.json': JSON.stringify(report) })
  const { passed, failed, skipped } = countsOf(path.join(folder, 'report.json'), exitCode)
  return [passed, failed, skipped.length]
}

const tests = (...all: readonly string[]) => ({
  testResults: [{ assertionResults: all.map((status) => ({ status, title: status })) }],
})

it('a runner that ran nothing, or fails without naming a test, has failed', () => {
  expect(counted(tests(), 0)).toEqual([0, 1, 0])
  expect(counted(tests('passed'), 1)).toEqual([1, 1, 0])
  expect(countsOf('no-report', 1)).toMatchObject({ passed: 0, failed: 1 })
})
