import { expect, it } from 'vitest'
import { playwrightCounts, vitestCounts } from '../../../../scripts/lib/test-counts.ts'

it('counts the tests of vitest, with the names of the skipped ones', () => {
  const assertionResults = [
    { fullName: 'sums', status: 'passed' },
    { fullName: 'divides', status: 'failed' },
    { fullName: 'nginx: not on this machine', status: 'skipped' },
    { fullName: 'powers', status: 'todo' },
  ]
  const testResults = [{ assertionResults }]
  const json = JSON.stringify({ numPassedTests: 1, numFailedTests: 1, testResults })
  const skipped = ['nginx: not on this machine', 'powers']
  expect(vitestCounts(json)).toEqual({ passed: 1, failed: 1, skipped })
})

const spec = (title: string, status: string, description?: string) => ({
  title,
  tests: [{ status, annotations: description ? [{ type: 'skip', description }] : [] }],
})

it('counts the tests of Playwright in any group; one that passed only when repeated has failed', () => {
  const specs = [spec('shines', 'skipped', 'no lamp here'), spec('closes', 'skipped')]
  const json = JSON.stringify({
    stats: { expected: 2, unexpected: 1, flaky: 1 },
    suites: [{ specs: [spec('opens', 'expected')], suites: [{ specs }] }],
  })
  const skipped = ['shines: no lamp here', 'closes']
  expect(playwrightCounts(json)).toEqual({ passed: 2, failed: 2, skipped })
})
