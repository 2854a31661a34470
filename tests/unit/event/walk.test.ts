// The walk between the venues, from their coordinates.
import { describe, expect, it } from 'vitest'
import { metresPerTile, walkBetween } from '../../../src/event/walk.ts'

const mall = { latitude: 37.3886, longitude: -5.9711 }
const park = { latitude: 37.3739, longitude: -5.9869 }

describe('a walk', () => {
  it('is given in round figures, longer than the straight line', () => {
    expect(walkBetween(mall, park)).toEqual({ metres: 2800, minutes: 35 })
  })

  it('is none within one place, and never of no length', () => {
    expect(walkBetween(mall, mall)).toBeUndefined()
    const near = { ...mall, latitude: mall.latitude + 0.0005 }
    expect(walkBetween(mall, near)).toEqual({ metres: 100, minutes: 5 })
  })

  it('is drawn with a tile for 200 m, or for fewer if it is short', () => {
    expect([900, 2800].map((metres) => metres / metresPerTile(metres))).toEqual([18, 14])
  })
})
