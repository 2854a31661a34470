import { expect, it } from 'vitest'
import { mapEmbedUrl } from '../../../src/lib/maps.ts'
import { venues } from '../../support/evento.ts'

const places = Object.values(venues)

it('the map shows both venues and marks one', () => {
  const url = new URL(mapEmbedUrl(venues.library, places))
  expect(url.searchParams.get('marker')).toBe(
    `${venues.library.latitude},${venues.library.longitude}`,
  )
  const [west, south, east, north] = (url.searchParams.get('bbox') ?? '').split(',').map(Number)
  for (const { latitude, longitude } of places) {
    expect(longitude).toBeGreaterThan(west ?? NaN)
    expect(longitude).toBeLessThan(east ?? NaN)
    expect(latitude).toBeGreaterThan(south ?? NaN)
    expect(latitude).toBeLessThan(north ?? NaN)
  }
})
