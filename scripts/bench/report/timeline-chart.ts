import type { PagePace, Timeline } from '../pace.ts'
import type { Sample } from '../stats.ts'
import { number } from '../wording.ts'
import { grid, linearScale, type Scale } from './axis.ts'
import { label, legend, round, svg } from './html.ts'

const width = 900
const left = 130
const right = 20
const pageHeight = 52
const top = 30

const moments = [
  ['firstPaint', 'Primer pintado'],
  ['largestPaint', 'Pintado mayor'],
  ['complete', 'Página completa'],
  ['started', 'Aplicación en marcha'],
] as const satisfies readonly (readonly [keyof Timeline, string])[]

const seconds = (value: number) => `${number(value / 1000, 1, 'es')} s`

/** When things happen on each page: the site above, its twin below, with the spread of the rounds as a line. */
export function timelineChart(pages: readonly PagePace[]): string {
  const most = Math.max(
    ...pages.flatMap(({ site, twin }) =>
      [site, twin].flatMap((line) => moments.map(([key]) => line[key]?.median ?? 0)),
    ),
  )
  const scale = linearScale(most * 1.05, left, width - right)
  const height = top + pages.length * pageHeight
  const lanes = pages.map(({ page, site, twin }, index) => {
    const y = top + index * pageHeight + 16
    return (
      label(left - 10, y + 14, page, 'end') + lane(site, y, scale) + lane(twin, y + 20, scale, true)
    )
  })
  return (
    legend(moments.map(([key, name]) => [`moment-${key}`, name])) +
    svg(
      'Momentos de cada visita con red 4G lenta y procesador lento: arriba el sitio, debajo su gemelo sin script',
      width,
      height,
      grid(most * 1.05, scale, top, height, seconds) + lanes.join(''),
    )
  )
}

function lane(line: Timeline, y: number, scale: Scale, isTwin = false): string {
  const last = Math.max(...moments.map(([key]) => line[key]?.median ?? 0))
  const track = `<path class="lane${isTwin ? ' twin' : ''}" d="M${scale(0)} ${y}H${round(scale(last))}"/>`
  const marks = moments.map(([key, name]) => {
    const sample = line[key]
    return sample ? mark(sample, key, name, y, scale) : ''
  })
  return track + marks.join('')
}

function mark({ median, spread }: Sample, key: string, name: string, y: number, scale: Scale) {
  const x = round(scale(median))
  const half = round((scale(spread) - scale(0)) / 2)
  const title = `<title>${name}: ${number(median, 0, 'es')} ms (dispersión ${number(spread, 0, 'es')} ms)</title>`
  return `<g class="moment-${key}"><path class="spread" d="M${round(x - half)} ${y}h${round(half * 2)}"/><circle cx="${x}" cy="${y}" r="6">${title}</circle></g>`
}
