// The walk between the venues, from their coordinates.
import { expect, it } from 'vitest'
import { walkBetween } from '../../../../src/event/walk.ts'

const mall = { latitude: 37.3886, longitude: -5.9711 }

it.each([
  ['in round figures, longer than the straight line', [37.3739, -5.9869], [2800, 35]],
  ['never of no length', [37.3891, -5.9711], [100, 5]],
] as const)('a walk is given %s', (_, [latitude, longitude], [metres, minutes]) => {
  expect(walkBetween(mall, { latitude, longitude })).toEqual({ metres, minutes })
})

it('there is none within one place', () => {
  expect(walkBetween(mall, mall)).toBeUndefined()
})
