// The map and the ways to the venues.
import { expect, it } from 'vitest'
import { directionsUrl, mapEmbedUrl } from '../../../src/lib/maps.ts'
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

it('a walk begins at one place and ends at the other', () => {
  const { mall, park } = venues
  const { searchParams } = new URL(directionsUrl(park, mall))
  expect(Object.fromEntries(searchParams)).toEqual({
    api: '1',
    origin: `${mall.latitude},${mall.longitude}`,
    destination: `${park.latitude},${park.longitude}`,
    travelmode: 'walking',
  })
})
