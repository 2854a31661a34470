// The walk between the venues, from their coordinates.
import { describe, expect, it } from 'vitest'
import { metresPerTile, walkBetween } from '../../../src/event/walk.ts'
import { venues } from '../../support/specification.ts'

describe('a walk', () => {
  it('is given in round figures, longer than the straight line', () => {
    expect(walkBetween(venues.mall, venues.park)).toEqual({ metres: 2800, minutes: 35 })
  })

  it('is none within one place, and never of no length', () => {
    expect(walkBetween(venues.mall, venues.mall)).toBeUndefined()
    const near = { ...venues.mall, latitude: venues.mall.latitude + 0.0005 }
    expect(walkBetween(venues.mall, near)).toEqual({ metres: 100, minutes: 5 })
  })

  it('is drawn with a tile for 200 m, or for fewer if it is short', () => {
    expect([900, 2800].map((metres) => metres / metresPerTile(metres))).toEqual([18, 14])
  })
})
