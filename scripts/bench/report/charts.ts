import * as Plot from '@observablehq/plot'
import { JSDOM } from 'jsdom'
import { escapeHtml } from '../../../src/lib/escapeHtml.ts'
import type { GrownPage, GrowthStep } from '../growth.ts'
import type { PagePace } from '../pace.ts'
import { kinds } from '../server.ts'
import { wireOf, type PageWeight } from '../weigh.ts'
import { kindNames, moments, number, quantity } from '../wording.ts'

const { document } = new JSDOM('').window

const inSpanish = (decimals: number) => (value: number) => number(value, decimals, 'es')

/** A picture with its name, which screen readers get in place of its shapes; the table beside it holds the figures. */
function chart(label: string, options: Plot.PlotOptions): string {
  const drawn = Plot.plot({ document, figure: true, ...options })
  const svg = drawn.querySelector(':scope > svg')
  if (!svg) throw new Error(`The chart "${label}" was not drawn.`)
  // The library names each group of shapes, which only an element with a role may have.
  for (const group of svg.querySelectorAll('[aria-label]')) group.removeAttribute('aria-label')
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', label)
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(label)}">${drawn.outerHTML}</div>`
}

/** A line of its own for the site and for its twin, page by page. */
const pairs = {
  width: 940,
  marginLeft: 90,
  marginRight: 60,
  y: { label: null, axis: 'right', domain: ['sitio', 'gemelo'] },
  fy: { label: null, axis: 'left', padding: 0.25 },
} satisfies Plot.PlotOptions

const pairsOf = <T>(pages: readonly (readonly [page: string, site: T, twin: T | undefined])[]) =>
  pages.flatMap(([fy, site, twin]) => [
    { fy, y: 'sitio', of: site },
    ...(twin ? [{ fy, y: 'gemelo', of: twin }] : []),
  ])

/** What each page's first visit brings, by kind. */
export function weightChart(site: readonly PageWeight[], twin: readonly PageWeight[]): string {
  const bars = pairsOf(
    site.map((page) => [page.page, page, twin.find((other) => other.page === page.page)]),
  )
  const pieces = bars.flatMap(({ of, ...place }) =>
    kinds.map((kind) => ({ ...place, kind: kindNames[kind], kB: wireOf(of, kind) / 1000 })),
  )
  const totals = bars.map(({ of, ...place }) => ({ ...place, kB: of.wire / 1000 }))
  return chart('Peso de la primera visita a cada página, del sitio y de su gemelo sin script', {
    ...pairs,
    height: 60 + site.length * 50,
    x: { label: 'kB', grid: true, insetRight: 70 },
    color: {
      legend: true,
      domain: kinds.map((kind) => kindNames[kind]),
      range: kinds.map((kind) => `var(--${kind}-kind)`),
    },
    marks: [
      Plot.barX(pieces, { x: 'kB', y: 'y', fy: 'fy', fill: 'kind', order: null }),
      Plot.text(totals, {
        x: 'kB',
        y: 'y',
        fy: 'fy',
        text: ({ kB }: { kB: number }) => quantity(kB * 1000, 'bytes', 'es'),
        textAnchor: 'start',
        dx: 6,
      }),
    ],
  })
}

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
  return chart(
    'Momentos de cada visita con red 4G lenta y procesador lento, del sitio y de su gemelo sin script',
    {
      ...pairs,
      height: 60 + pages.length * 50,
      x: { label: 'segundos', grid: true, zero: true, insetRight: 10, tickFormat: inSpanish(1) },
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
    },
  )
}

/** Build time, weight and largest paint against size, on logarithmic axes: what grows evenly is a straight line. */
export function growthCharts(steps: readonly GrowthStep[]): string {
  const perPage = (read: (page: GrownPage) => number) =>
    steps.flatMap(({ factor, pages }) =>
      pages.map((page) => ({ factor, line: page.page, value: read(page) })),
    )
  const build = steps.map((step) => ({ factor: step.factor, line: '', value: step.buildSeconds }))
  const panels = [
    panel('Construcción, en segundos', build, ['currentColor']),
    panel(
      'Página, comprimida, en kB',
      perPage(({ html }) => html / 1000),
    ),
    panel(
      'Pintado mayor, en milisegundos',
      perPage(({ largestPaint }) => largestPaint),
    ),
  ]
  return `<div class="panels">${panels.join('')}</div>`
}

const pageColours = ['var(--line-1)', 'var(--line-2)', 'var(--line-3)']

type Point = { readonly factor: number; readonly line: string; readonly value: number }

function panel(title: string, points: readonly Point[], range = pageColours): string {
  const channels = { x: 'factor', y: 'value', stroke: 'line' } as const
  return chart(`${title}, según el tamaño del contenido`, {
    title,
    width: 300,
    height: 260,
    x: { type: 'log', label: null, ticks: [1, 10, 100], tickFormat: (value) => `× ${value}` },
    y: { type: 'log', label: null, grid: true, ticks: 5, tickFormat: inSpanish(0) },
    color: { legend: range === pageColours, range },
    marks: [Plot.line(points, { ...channels, strokeWidth: 3 }), Plot.dot(points, channels)],
  })
}
