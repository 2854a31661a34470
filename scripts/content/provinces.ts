import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { VenueData } from '../../src/content/schema.ts'
import type { Coordinates } from '../../src/lib/maps.ts'
import { listed } from '../../src/lib/locale.ts'

type Box = readonly [name: string, south: number, north: number, west: number, east: number]

/** By the first two digits of their postal codes. */
const provinces = parse(readFileSync('scripts/content/provinces.yaml', 'utf8')) as Readonly<
  Record<string, Box>
>

const isIn = ([, south, north, west, east]: Box, { latitude, longitude }: Coordinates) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east

/** What is wrong with a place on the map that is not in the province of its postal code: the sign, or one of the two. */
export function wrongPlace(venue: VenueData): string | null {
  const { latitude, longitude, postalCode } = venue
  const province = provinces[postalCode.slice(0, 2)]
  if (!province || isIn(province, venue)) return null
  if (isIn(province, { latitude, longitude: -longitude })) {
    const sign = longitude > 0 ? 'con el signo' : 'sin el signo'
    return `su código postal (${postalCode}) no está en esa longitud: va ${sign}, «${-longitude}».`
  }
  const there = Object.values(provinces).filter((box) => isIn(box, venue))
  const found = there.length > 0 ? `por ${listed(there.map(([name]) => name))}` : 'fuera de España'
  return `su código postal (${postalCode}) es de ${province[0]}, y ese lugar del mapa (${latitude}, ${longitude}) está ${found}: corrige el que esté mal.`
}
