import { expect, it } from 'vitest'
import { mapEmbedUrl } from '../../../../src/lib/maps.ts'
import { venues } from '../../../support/evento.ts'

it('the map of a venue marks it, and shows the other venue, too', () => {
  const { library, wharf } = venues
  const { searchParams } = new URL(mapEmbedUrl(library, [library, wharf]))
  expect(searchParams.get('marker')).toBe(`${library.latitude},${library.longitude}`)
  const [west = 0, south = 0, east = 0, north = 0] = searchParams
    .get('bbox')!
    .split(',')
    .map(Number)
  for (const { latitude, longitude } of [library, wharf]) {
    expect([west < longitude, longitude < east]).toEqual([true, true])
    expect([south < latitude, latitude < north]).toEqual([true, true])
  }
})
