// @vitest-environment node
// The walk between the venues, from their coordinates.
import { describe, expect, it } from 'vitest'
import { distanceBetween, walkBetween } from '../../../src/lib/walk.ts'
import { venues } from '../../../src/content/venues.ts'

describe('a walk', () => {
  it('is measured on the globe', () => {
    const seville = { latitude: 37.3886, longitude: -5.9823 }
    const madrid = { latitude: 40.4168, longitude: -3.7038 }
    expect(distanceBetween(seville, madrid) / 1000).toBeCloseTo(390.6, 0)
  })

  it('is told in round figures, longer than the straight line', () => {
    expect(walkBetween(venues.mall, venues.park)).toEqual({ metres: 2800, minutes: 35 })
  })

  it('is never of no length', () => {
    expect(walkBetween(venues.mall, venues.mall)).toEqual({ metres: 100, minutes: 5 })
  })
})
