// The walk between two venues, in metres and minutes. It is computed from their coordinates.
import { expect, it } from 'vitest'
import { walkBetween } from '../../../../src/event/walk.ts'

/** A venue in Seville. */
const venue = { latitude: 37.3886, longitude: -5.9711 }

it('a walk is longer than the straight line, and it is rounded', () => {
  const venueAfter2100Metres = { latitude: 37.3739, longitude: -5.9869 }
  expect(walkBetween(venue, venueAfter2100Metres)).toEqual({ metres: 2800, minutes: 35 })
})

it('a walk has at least 100 metres and 5 minutes', () => {
  const venueAfter56Metres = { latitude: 37.3891, longitude: -5.9711 }
  expect(walkBetween(venue, venueAfter56Metres)).toEqual({ metres: 100, minutes: 5 })
})

it('there is no walk from a venue to itself', () => {
  expect(walkBetween(venue, venue)).toBeUndefined()
})
