// The test command's counts are those of its runners.
import { expect, it } from 'vitest'
import { playwrightCounts, vitestCounts } from '../../../../scripts/lib/test-counts.ts'

const test = (fullName: string, status: string) => ({ fullName, status })

it('the counts of vitest are those of its tests', () => {
  const assertionResults = [
    test('sums', 'passed'),
    test('divides', 'failed'),
    test('nginx: not on this machine', 'skipped'),
    test('powers', 'todo'),
  ]
  const report = { numPassedTests: 1, numFailedTests: 1, testResults: [{ assertionResults }] }
  expect(vitestCounts(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: 1,
    skipped: ['nginx: not on this machine', 'powers'],
  })
  expect(() => vitestCounts('')).toThrow('JSON')
})

it('those of Playwright count what passed only when repeated as a failure', () => {
  const specs = [
    { title: 'opens', tests: [{ status: 'expected', annotations: [] }] },
    { title: 'shines', tests: [{ status: 'skipped', annotations: [{ description: 'no lamp' }] }] },
  ]
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [{ specs: [], suites: [{ specs }] }],
  }
  expect(playwrightCounts(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: 2,
    skipped: ['shines: no lamp'],
  })
})
