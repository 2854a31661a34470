/** Figures of one measurement taken several times. */
export type Sample = {
  readonly median: number
  /** Distance between the first and the third quartile: what half of the runs differ by. */
  readonly spread: number
  readonly values: readonly number[]
}

/**
 * The value below which a share of all values lies, between two of them if it falls there.
 * @throws without a value, because then nothing was measured.
 */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('There is no figure to take a quantile of.')
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export function sample(values: readonly number[]): Sample {
  const spread = quantile(values, 0.75) - quantile(values, 0.25)
  return { median: median(values), spread, values }
}

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0)

/** The largest of some figures; 0 without any. */
export const largest = (values: readonly number[]): number => Math.max(0, ...values)
