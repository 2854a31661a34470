// The walk between the venues, from their coordinates.
import { describe, expect, it } from 'vitest'
import { distanceBetween, onPlan, walkBetween } from '../../../src/event/walk.ts'
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
})

describe('a plan', () => {
  const here = { latitude: 37.38, longitude: -5.98 }
  const from = (north: number, east: number) => ({
    latitude: here.latitude + north,
    longitude: here.longitude + east,
  })

  it('shows the venues to scale, north up', () => {
    const { metres, columns, rows } = onPlan(venues.mall, venues.park, 8)
    expect({ metres, columns, rows }).toEqual({ metres: 200, columns: -7, rows: 8 })
    const drawn = Math.hypot(columns, rows) * metres
    expect(drawn / distanceBetween(venues.mall, venues.park)).toBeCloseTo(1, 1)
  })

  it('has squares of a round size for any distance', () => {
    expect(onPlan(here, from(0.0018, 0), 8)).toEqual({ metres: 25, columns: 0, rows: -8 })
    expect(onPlan(here, from(0, 0.0564), 8)).toEqual({ metres: 1000, columns: 5, rows: 0 })
    expect(onPlan(here, from(-1, 2), 8).metres).toBe(25_000)
  })
})
