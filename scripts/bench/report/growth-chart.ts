import type { GrownPage, GrowthStep } from '../growth.ts'
import { kilobytes, number } from '../wording.ts'
import { label, round, svg } from './html.ts'

const size = 290
const margin = { left: 20, right: 125, top: 44, bottom: 34 }

type Line = { readonly name: string; readonly values: readonly number[] }

/** Build time, weight and largest paint against size, on logarithmic axes: what grows evenly is a straight line. */
export function growthChart(steps: readonly GrowthStep[]): string {
  const factors = steps.map(({ factor }) => factor)
  const pages = steps[0]?.pages.map(({ page }) => page) ?? []
  const perPage = (read: (page: GrownPage) => number): Line[] =>
    pages.map((name) => ({
      name,
      values: steps.map((step) => {
        const page = step.pages.find((candidate) => candidate.page === name)
        return page ? read(page) : Number.NaN
      }),
    }))
  const build: Line = { name: 'construir', values: steps.map(({ buildSeconds }) => buildSeconds) }
  return `<div class="panels">${[
    panel('Construcción', factors, [build], (value) => `${number(value, 0, 'es')} s`),
    panel(
      'Página, comprimida',
      factors,
      perPage(({ html }) => html),
      (value) => kilobytes(value, 'es'),
    ),
    panel(
      'Pintado mayor',
      factors,
      perPage(({ largestPaint }) => largestPaint),
      (value) => `${number(value / 1000, 1, 'es')} s`,
    ),
  ].join('')}</div>`
}

function panel(
  title: string,
  factors: readonly number[],
  lines: readonly Line[],
  show: (value: number) => string,
): string {
  const values = lines.flatMap((line) => line.values)
  const x = logarithmic(factors, margin.left, size - margin.right)
  const y = logarithmic(values, size - margin.bottom, margin.top)
  const axis = factors.map(
    (factor) =>
      `<path class="grid" d="M${round(x(factor))} ${margin.top - 8}V${size - margin.bottom}"/>` +
      label(x(factor), size - 12, `× ${factor}`, 'tick'),
  )
  const endLabels = apart(lines.map(({ values: points }) => y(points.at(-1) ?? 0) + 4))
  const drawn = lines.map(({ name, values: points }, index) => {
    const path = points.map((value, step) => `${round(x(factors[step] ?? 1))} ${round(y(value))}`)
    const last = points.at(-1) ?? 0
    return `<path class="line line-${index}" d="M${path.join('L')}"><title>${name}</title></path>${label(x(factors.at(-1) ?? 1) + 6, endLabels[index] ?? y(last), `${name} ${show(last)}`, 'small')}`
  })
  const heading = label(margin.left, 18, title, 'strong')
  return svg(
    `${title} según el tamaño del contenido`,
    size,
    size,
    heading + axis.join('') + drawn.join(''),
  )
}

function logarithmic(values: readonly number[], from: number, to: number) {
  const low = Math.log(Math.min(...values))
  const high = Math.log(Math.max(...values))
  const span = high - low || 1
  return (value: number) => from + ((Math.log(value) - low) / span) * (to - from)
}

/** Heights of labels, moved down where two would cover each other. */
export function apart(heights: readonly number[], least = 15): number[] {
  const placed = heights.map((height) => ({ height }))
  const sorted = placed.toSorted((a, b) => a.height - b.height)
  for (const [index, place] of sorted.entries()) {
    const above = sorted[index - 1]
    if (above) place.height = Math.max(place.height, above.height + least)
  }
  return placed.map(({ height }) => height)
}
