import type { Coordinates } from '../lib/maps.ts'

/** Metres of a degree of latitude, and of one of longitude at the equator. */
const metresPerDegree = 111_195

/** How much longer a way through a town is than the straight line. */
const detour = 1.3

/** An easy pace in metres a minute: 4.5 km/h. */
const pace = 75

/** Metres between two places as the crow flies, on a plane: in a town the earth's curve is negligible. */
export function distanceBetween(one: Coordinates, other: Coordinates): number {
  // A degree of longitude gets shorter from the equator to the poles.
  const shortening = Math.cos((one.latitude * Math.PI) / 180)
  const across = (other.longitude - one.longitude) * shortening
  return metresPerDegree * Math.hypot(other.latitude - one.latitude, across)
}

/** Longest walk in minutes; beyond it people take a bus. */
const longestWalk = 60

/** In metres; below it two venues are one place. */
const shortestWalk = 50

export type Walk = { readonly metres: number; readonly minutes: number }

/**
 * Length of a walk between two places as people say it: metres to the hundred, minutes to the five. Undefined below the
 * shortest walk and beyond the longest.
 */
export function walkBetween(one: Coordinates, other: Coordinates): Walk | undefined {
  const metres = distanceBetween(one, other) * detour
  if (metres < shortestWalk || metres / pace > longestWalk) return undefined
  return {
    metres: Math.max(1, Math.round(metres / 100)) * 100,
    minutes: Math.max(1, Math.round(metres / pace / 5)) * 5,
  }
}

/** How many metres an arch of the drawn walk stands for: fewer for a short walk, so that it has several arches. */
export const metresPerArch = (metres: number): number => (metres < 1000 ? 50 : 200)
