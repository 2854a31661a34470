import { label, round } from './html.ts'

/** Places values from 0 to `most` between two x coordinates. */
export type Scale = (value: number) => number

export const linearScale =
  (most: number, from: number, to: number): Scale =>
  (value) =>
    from + (value / most) * (to - from)

/** Steps of 1, 2 or 5 × 10ⁿ, at most six of them up to `most`. */
export function ticks(most: number): number[] {
  const rough = most / 6
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough)
  if (!step) throw new Error(`An axis cannot reach ${most}.`)
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step)
}

/** Vertical lines with their values above them. */
export function grid(
  most: number,
  scale: Scale,
  top: number,
  bottom: number,
  name: (value: number) => string,
) {
  return ticks(most)
    .map((value) => {
      const x = round(scale(value))
      return `<path class="grid" d="M${x} ${top}V${bottom}"/>${label(x, top - 8, name(value), 'tick')}`
    })
    .join('')
}
