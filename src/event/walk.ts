import type { Coordinates } from '../lib/maps.ts'

/** Metres in a degree of latitude, or in a degree of longitude at the equator. The earth's mean radius is 6371 km. */
const metresPerDegree = 111_195

/** Length of a walk through a town, relative to the straight line. */
const detourFactor = 1.3

/** An easy walking pace: 4.5 km/h. */
const metresPerMinute = 75

/** Metres between two places in a straight line. In a town the earth's curvature is negligible, so the line is on a plane. */
export function distanceBetween(one: Coordinates, other: Coordinates): number {
  // A degree of longitude gets shorter from the equator to the poles.
  const shortening = Math.cos((one.latitude * Math.PI) / 180)
  const across = (other.longitude - one.longitude) * shortening
  return metresPerDegree * Math.hypot(other.latitude - one.latitude, across)
}

/** The longest walk in minutes. For more people take a bus. */
const mostMinutes = 60

/** The shortest walk in metres. Two venues that are closer are one place. */
const leastMetres = 50

/** Rounds a number to a multiple of `step`. The result is at least one step. */
const roundedTo = (step: number, value: number) => Math.max(1, Math.round(value / step)) * step

export type Walk = { readonly metres: number; readonly minutes: number }

/**
 * Length of a walk between two places in round numbers: hundreds of metres, and steps of five minutes. Undefined if the places
 * are too close together or too far apart for a walk.
 */
export function walkBetween(one: Coordinates, other: Coordinates): Walk | undefined {
  const metres = distanceBetween(one, other) * detourFactor
  const minutes = metres / metresPerMinute
  if (metres < leastMetres || minutes > mostMinutes) return undefined
  return { metres: roundedTo(100, metres), minutes: roundedTo(5, minutes) }
}

/** How many metres one arch in the drawing of a walk stands for. A short walk has fewer, so that it has several arches. */
export const metresPerArch = (metres: number): number => (metres < 1000 ? 50 : 200)
