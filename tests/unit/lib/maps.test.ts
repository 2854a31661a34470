import { expect, it } from 'vitest'
import { mapEmbedUrl } from '../../../src/lib/maps.ts'
import { venues } from '../../support/specification.ts'

const places = Object.values(venues)

it.each(places)('the map of $name shows both venues and marks this one', (place) => {
  const url = new URL(mapEmbedUrl(place, places))
  expect(url.origin + url.pathname).toBe('https://www.openstreetmap.org/export/embed.html')
  expect(url.searchParams.get('marker')).toBe(`${place.latitude},${place.longitude}`)
  const [west, south, east, north] = (url.searchParams.get('bbox') ?? '').split(',').map(Number)
  for (const { latitude, longitude } of places) {
    expect(longitude).toBeGreaterThan(west ?? NaN)
    expect(longitude).toBeLessThan(east ?? NaN)
    expect(latitude).toBeGreaterThan(south ?? NaN)
    expect(latitude).toBeLessThan(north ?? NaN)
  }
})
