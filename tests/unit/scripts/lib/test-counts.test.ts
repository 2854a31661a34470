// The test command's counts are those of its runners.
import { describe, expect, it } from 'vitest'
import { playwrightCounts, vitestCounts } from '../../../../scripts/lib/test-counts.ts'

const test = (fullName: string, status: string) => ({ fullName, status })
const vitestReport = (numPassedTests: number, ...testResults: readonly object[]) =>
  JSON.stringify({ numPassedTests, testResults })

describe('the counts of vitest', () => {
  it('are those of its tests, with the names of the skipped ones', () => {
    const tests = [
      test('sums', 'passed'),
      test('divides', 'failed'),
      test('roots', 'failed'),
      test('nginx: not on this machine', 'skipped'),
      test('powers', 'todo'),
    ]
    const json = vitestReport(1, { status: 'failed', assertionResults: tests })
    expect(vitestCounts(json)).toEqual({
      passed: 1,
      failed: 2,
      skipped: ['nginx: not on this machine', 'powers'],
    })
  })

  it('have one failure for a file that could not be loaded', () => {
    const json = vitestReport(0, { status: 'failed', assertionResults: [] })
    expect(vitestCounts(json)).toEqual({ passed: 0, failed: 1, skipped: [] })
  })

  it('are not made up from text that is no report', () => {
    expect(() => vitestCounts('')).toThrow('JSON')
  })
})

const spec = (title: string, status: string, reason?: string) => ({
  title,
  tests: [{ status, annotations: reason ? [{ type: 'skip', description: reason }] : [] }],
})
const playwrightReport = (
  stats: object,
  specs: readonly object[],
  errors: readonly object[] = [],
) =>
  JSON.stringify({
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    errors,
    suites: [{ title: 'menu.spec.ts', specs: [], suites: [{ title: 'the menu', specs }] }],
  })

describe('the counts of Playwright Test', () => {
  it('are those of its tests, with name and reason of the skipped ones in any group', () => {
    const json = playwrightReport({ expected: 2, skipped: 2 }, [
      spec('opens', 'expected'),
      spec('shines', 'skipped', 'no lamp here'),
      spec('closes', 'skipped'),
    ])
    expect(playwrightCounts(json)).toEqual({
      passed: 2,
      failed: 0,
      skipped: ['shines: no lamp here', 'closes'],
    })
  })

  it('have a failure for a test that passed only when repeated, and for what failed outside of any', () => {
    const json = playwrightReport(
      { expected: 1, flaky: 1, unexpected: 1 },
      [spec('closes', 'flaky')],
      [{ message: 'the server did not start' }],
    )
    expect(playwrightCounts(json)).toEqual({ passed: 1, failed: 3, skipped: [] })
  })
})
