import type { Coordinates } from '../lib/maps.ts'

/** Metres of a degree of latitude, and of one of longitude at the equator. The earth's mean radius is 6371 km. */
const metresPerDegree = 111_195

/** Length of a way through a town, relative to the straight line. */
const detourFactor = 1.3

/** An easy pace: 4.5 km/h. */
const metresPerMinute = 75

/** Metres between two places as the crow flies, on a plane: in a town the earth's curve is negligible. */
export function distanceBetween(one: Coordinates, other: Coordinates): number {
  // A degree of longitude gets shorter from the equator to the poles.
  const shortening = Math.cos((one.latitude * Math.PI) / 180)
  const across = (other.longitude - one.longitude) * shortening
  return metresPerDegree * Math.hypot(other.latitude - one.latitude, across)
}

/** Beyond this time people take a bus. */
const mostMinutes = 60

/** Below this distance two venues are one place. */
const leastMetres = 50

/** Rounds a number to a multiple of a step. The result is one step at least. */
const roundedTo = (step: number, value: number) => Math.max(1, Math.round(value / step)) * step

export type Walk = { readonly metres: number; readonly minutes: number }

/**
 * Length of a walk between two places as people say it, in hundreds of metres and in steps of five minutes. Undefined if the
 * places are too near or too far for a walk.
 */
export function walkBetween(one: Coordinates, other: Coordinates): Walk | undefined {
  const metres = distanceBetween(one, other) * detourFactor
  const minutes = metres / metresPerMinute
  if (metres < leastMetres || minutes > mostMinutes) return undefined
  return { metres: roundedTo(100, metres), minutes: roundedTo(5, minutes) }
}

/** How many metres an arch of the drawn walk stands for: fewer for a short walk, so that it has several arches. */
export const metresPerArch = (metres: number): number => (metres < 1000 ? 50 : 200)
