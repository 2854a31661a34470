import type { Coordinates } from '../lib/maps.ts'

/** Mean radius of the earth (IUGG), in metres. */
const earthRadius = 6_371_009

/** How much longer a way through a town is than the straight line. */
const detour = 1.3

/** At an easy pace of 4.5 km/h, in metres a minute. */
const pace = 75

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two places as the crow flies (haversine). */
export function distanceBetween(one: Coordinates, other: Coordinates): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const across =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      half(one.longitude, other.longitude)
  return 2 * earthRadius * Math.asin(Math.sqrt(across))
}

/** Longest walk in minutes; beyond it people take a bus. */
const longestWalk = 60

/** In metres; below it two venues are one place. */
const shortestWalk = 50

/**
 * Length of a walk between two places as people say it: metres to the hundred, minutes to the five. Undefined below the
 * shortest walk and beyond the longest.
 */
export function walkBetween(one: Coordinates, other: Coordinates) {
  const metres = distanceBetween(one, other) * detour
  if (metres < shortestWalk || metres / pace > longestWalk) return undefined
  return {
    metres: Math.max(1, Math.round(metres / 100)) * 100,
    minutes: Math.max(1, Math.round(metres / pace / 5)) * 5,
  }
}

/** Side lengths of a plan's square in metres; these times 10, 100 … are allowed too. */
const roundSides = [10, 20, 25, 50]

/**
 * Offset between two places on a plan of squares, north up: columns to the right and rows down, negative the other way.
 * The square's side is the smallest round number of metres with which the offset fits into `most` squares.
 */
export function onPlan(from: Coordinates, to: Coordinates, most: number) {
  const meridian = { latitude: from.latitude, longitude: to.longitude }
  const east = distanceBetween(from, meridian) * Math.sign(to.longitude - from.longitude)
  const south = distanceBetween(meridian, to) * Math.sign(from.latitude - to.latitude)
  const inSquares = (metres: number) => ({
    metres,
    columns: Math.round(east / metres),
    rows: Math.round(south / metres),
  })
  for (let scale = 1; ; scale *= 10) {
    for (const side of roundSides) {
      const plan = inSquares(side * scale)
      if (Math.max(Math.abs(plan.columns), Math.abs(plan.rows)) <= most) return plan
    }
  }
}
