// The walk between two venues, in metres and minutes. It is computed from their coordinates.
import { expect, it } from 'vitest'
import { walkBetween } from '../../../../src/event/walk.ts'

/** A venue in Seville. The other venues are 2.1 km and 56 m away from it, in a straight line. */
const mall = { latitude: 37.3886, longitude: -5.9711 }

it.each([
  ['is rounded, and longer than the straight line', [37.3739, -5.9869], [2800, 35]],
  ['has at least 100 metres and 5 minutes', [37.3891, -5.9711], [100, 5]],
] as const)('a walk %s', (_, [latitude, longitude], [metres, minutes]) => {
  expect(walkBetween(mall, { latitude, longitude })).toEqual({ metres, minutes })
})

it('there is no walk from a venue to itself', () => {
  expect(walkBetween(mall, mall)).toBeUndefined()
})
