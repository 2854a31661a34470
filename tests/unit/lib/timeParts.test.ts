import { expect, it } from 'vitest'
import { timeParts } from '../../../src/lib/timeParts.ts'

it.each([
  [-1, [0, 0, 0, 0]],
  [0, [0, 0, 0, 0]],
  [59, [0, 0, 0, 59]],
  [3_599, [0, 0, 59, 59]],
  [86_399, [0, 23, 59, 59]],
  [365 * 86_400 + 3_661, [365, 1, 1, 1]],
])('%i s are days, hours, minutes and seconds that add up', (seconds, parts) => {
  expect(Object.values(timeParts(seconds))).toEqual(parts)
})
