import * as Plot from '@observablehq/plot'
import { JSDOM } from 'jsdom'
import { scrolling } from '../../lib/report-page.ts'
import type { PagePace, Timeline } from '../pace.ts'
import { kinds } from '../server.ts'
import { wireOf, type SiteWeight } from '../weigh.ts'
import { number, quantity } from '../wording.ts'

const { document } = new JSDOM('').window

/** A picture with its name, which screen readers get in place of its shapes; the table beside it holds the figures. */
function chart(label: string, options: Plot.PlotOptions): string {
  const drawn = Plot.plot({ document, figure: true, ...options })
  const svg = drawn.querySelector(':scope > svg')
  if (!svg) throw new Error(`The chart "${label}" was not drawn.`)
  // The library names each group of shapes, which only an element with a role may have.
  for (const group of svg.querySelectorAll('[aria-label]')) group.removeAttribute('aria-label')
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', label)
  return scrolling(label, drawn.outerHTML)
}

/** A line of its own for the site and for its twin, page by page. */
const pairs = {
  width: 940,
  marginLeft: 90,
  marginRight: 60,
  y: { label: null, axis: 'right', domain: ['site', 'twin'] },
  fy: { label: null, axis: 'left', padding: 0.25 },
} satisfies Plot.PlotOptions

const pairsOf = <T>(pages: readonly (readonly [page: string, site: T, twin: T | undefined])[]) =>
  pages.flatMap(([fy, site, twin]) => [
    { fy, y: 'site', of: site },
    ...(twin ? [{ fy, y: 'twin', of: twin }] : []),
  ])

/** What each page's first visit brings, by kind. */
export function weightChart({ site, twin }: Record<'site' | 'twin', SiteWeight>): string {
  const bars = pairsOf(site.pages.map((page, index) => [page.page, page, twin.pages[index]]))
  const pieces = bars.flatMap(({ of, ...place }) =>
    kinds.map((kind) => ({ ...place, kind, kB: wireOf(of, kind) / 1000 })),
  )
  const totals = bars.map(({ of, ...place }) => ({ ...place, kB: of.wire / 1000 }))
  return chart('Weight of the first visit to each page and to its twin', {
    ...pairs,
    height: 60 + site.pages.length * 50,
    x: { label: 'kB', grid: true, insetRight: 70 },
    color: {
      legend: true,
      domain: kinds,
      range: kinds.map((kind) => `var(--${kind}-kind)`),
    },
    marks: [
      Plot.barX(pieces, { x: 'kB', y: 'y', fy: 'fy', fill: 'kind', order: null }),
      Plot.text(totals, {
        x: 'kB',
        y: 'y',
        fy: 'fy',
        text: ({ kB }: { kB: number }) => quantity(kB * 1000, 'bytes'),
        textAnchor: 'start',
        dx: 6,
      }),
    ],
  })
}

/** What happens in a visit, in its order. */
export const moments = [
  ['firstPaint', 'first paint'],
  ['largestPaint', 'largest paint'],
  ['complete', 'page complete'],
  ['started', 'app started'],
] as const satisfies readonly (readonly [keyof Timeline, string])[]

/** When things happen on each page, with what half of the rounds differ by as a line behind each moment. */
export function timelineChart(pages: readonly PagePace[]): string {
  const lanes = pairsOf(pages.map(({ page, site, twin }) => [page, site, twin]))
  const marks = lanes.flatMap(({ of, ...place }) =>
    moments.flatMap(([key, moment]) => {
      const sample = of[key]
      if (!sample) return []
      const [s, half] = [sample.median / 1000, sample.spread / 2000]
      return { ...place, moment, s, from: s - half, to: s + half }
    }),
  )
  const place = { y: 'y', fy: 'fy' } as const
  return chart('Moments of the first visit to each page and to its twin', {
    ...pairs,
    height: 60 + pages.length * 50,
    x: {
      label: 'seconds',
      grid: true,
      zero: true,
      insetRight: 10,
      tickFormat: (value: number) => number(value, 1),
    },
    color: {
      legend: true,
      domain: moments.map(([, moment]) => moment),
      range: moments.map(([key]) => `var(--${key})`),
    },
    marks: [
      Plot.ruleY(marks, Plot.groupY({ x: 'max' }, { x: 's', ...place, strokeOpacity: 0.5 })),
      Plot.link(marks, { x1: 'from', x2: 'to', ...place, strokeWidth: 12, strokeOpacity: 0.4 }),
      Plot.dot(marks, { x: 's', ...place, r: 6, fill: 'moment', stroke: 'currentColor' }),
    ],
  })
}
