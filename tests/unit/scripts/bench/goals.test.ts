import { describe, expect, it } from 'vitest'
import { median, medians, missedGoals } from '../../../../scripts/bench/goals.ts'
import { budgets } from '../../../../scripts/lib/budgets.ts'

describe('the middle of several runs', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 2, 9], 3],
    [[], NaN],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected)
  })

  it('is taken for each figure, to three decimals', () => {
    const runs = [
      { paint: 900, ratio: 1.01 },
      { paint: 800, ratio: 1.0206 },
      { paint: 1000, ratio: 1.3 },
    ]
    expect(medians(runs)).toEqual({ paint: 900, ratio: 1.021 })
  })
})

describe('goals', () => {
  const good = { score: 100, ratio: 1.03, blocking: 50, shift: 0, bytes: budgets.visitBytes }

  it('are met up to their limits', () => {
    expect(missedGoals({ ...good, paint: 9000, restored: 1, heading: 100 })).toEqual([])
  })

  it('are missed beyond them, each in a line of its own', () => {
    expect(missedGoals({ score: 99, ratio: 1.031, shift: 0.001, restored: 0 })).toEqual([
      'lowest Lighthouse score: 99, should be at least 100',
      "largest paint, divided by the twin's: 1.031, should be at most 1.03",
      'layout shift: 0.001, should be at most 0',
      'pages kept by the back/forward cache: 0, should be at least 1',
    ])
  })

  it('are missed by what could not be measured', () => {
    expect(missedGoals({ score: NaN, heading: NaN })).toHaveLength(2)
  })
})
