import { expect, it } from 'vitest'
import { mapEmbedUrl } from '../../../../src/lib/maps.ts'
import { venues } from '../../../support/evento.ts'

it('the map of a venue marks this venue, and also shows the other one', () => {
  const { library, wharf } = venues
  const { searchParams } = new URL(mapEmbedUrl(library, [library, wharf]))
  expect(searchParams.get('marker')).toBe(`${library.latitude},${library.longitude}`)
  const bounds = searchParams.get('bbox')?.split(',') ?? []
  const [west = 0, south = 0, east = 0, north = 0] = bounds.map(Number)
  for (const { latitude, longitude } of [library, wharf]) {
    expect(longitude).toBeGreaterThan(west)
    expect(longitude).toBeLessThan(east)
    expect(latitude).toBeGreaterThan(south)
    expect(latitude).toBeLessThan(north)
  }
})
