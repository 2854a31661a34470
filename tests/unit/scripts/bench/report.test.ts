// The report that people read: charts, their tables, and nothing that it needs from elsewhere.
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { judge } from '../../../../scripts/bench/judge.ts'
import { benchReport } from '../../../../scripts/bench/report/page.ts'
import type { Results } from '../../../../scripts/bench/results.ts'
import type { Kind } from '../../../../scripts/bench/server.ts'
import { sample } from '../../../../scripts/bench/stats.ts'
import { measured, pageWeight, siteWeight, timeline } from '../../../support/made-up-run.ts'

const weightOf = (page: string, bytes: Partial<Record<Kind, number>>) => {
  const exchanges = Object.entries(bytes).map(([kind, wireBytes]) => ({
    path: `/${kind}`,
    kind: kind as Kind,
    bodyBytes: wireBytes,
    wireBytes,
  }))
  const wire = exchanges.reduce((total, { wireBytes }) => total + wireBytes, 0)
  return pageWeight(page, { exchanges, wire })
}

const results: Results = {
  measured,
  weight: {
    site: siteWeight([weightOf('/faq', { page: 10_000, script: 80_000, font: 30_000 })]),
    twin: siteWeight([weightOf('/faq', { page: 10_000, font: 30_000 })]),
  },
  pace: [
    {
      page: '/faq',
      site: timeline({ largestPaint: sample([900, 1_000, 1_100]), started: sample([2_000]) }),
      twin: timeline({ largestPaint: sample([1_000, 1_000, 1_000]) }),
    },
  ],
}

const html = benchReport(judge(results), results)
const { document } = new JSDOM(html).window

const chartNamed = (name: RegExp) => {
  const charts = [...document.querySelectorAll('svg[role="img"]')]
  const found = charts.find((chart) => name.test(chart.getAttribute('aria-label') ?? ''))
  if (!found) throw new Error(`There is no chart ${name}.`)
  return found
}

const textsOf = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.textContent)

describe('the report', () => {
  it('needs nothing from elsewhere', () => {
    expect(html).not.toMatch(/<script|<link|@import|\bsrc=|url\(/)
  })

  it('names each chart once and has its figures in a table beside it', () => {
    const charts = [...document.querySelectorAll('svg[role="img"]')]
    expect(charts).toHaveLength(2)
    for (const chart of charts) {
      expect(chart.getAttribute('aria-label')).toMatch(/\w/)
      expect(chart.querySelectorAll('[aria-label]')).toHaveLength(0)
      expect(chart.closest('section')?.querySelectorAll('tbody tr').length).toBeGreaterThan(0)
    }
  })

  it('tells the sum, each verdict and the traffic of a million visits', () => {
    expect(document.querySelector('.lede')?.textContent).toMatch(/^\d+ of \d+ goals reached$/)
    expect(textsOf(document, 'td')).toContain('✓')
    expect(textsOf(document, 'p').join()).toContain('1,000,000 × 131,234 B = 131.2 GB')
  })

  it('draws bars as wide as the bytes of the site and its twin', () => {
    const bars = [...chartNamed(/^Weight/).querySelectorAll('rect')].map((bar) => ({
      fill: bar.getAttribute('fill'),
      width: Number(bar.getAttribute('width')),
    }))
    const widths = (kind: string) =>
      bars.filter(({ fill, width }) => fill === `var(--${kind}-kind)` && width > 0)
    const [script] = widths('script')
    expect(widths('script')).toHaveLength(1)
    expect(widths('page')).toHaveLength(2)
    expect((script?.width ?? 0) / (widths('page')[0]?.width ?? 1)).toBeCloseTo(8, 0)
    const totals = textsOf(chartNamed(/^Weight/), 'text')
    expect(totals).toEqual(expect.arrayContaining(['120.0 kB', '40.0 kB', '/faq', 'twin']))
  })

  it('draws a dot for each moment, and its spread', () => {
    const chart = chartNamed(/^Moments/)
    const dots = [...chart.querySelectorAll('circle')].map((dot) => dot.getAttribute('fill'))
    expect(dots.toSorted()).toEqual([
      'var(--complete)',
      'var(--complete)',
      'var(--firstPaint)',
      'var(--firstPaint)',
      'var(--largestPaint)',
      'var(--largestPaint)',
      'var(--started)',
    ])
    const [largestPaint = 0, complete = 0, started = 0] = ['largestPaint', 'complete', 'started']
      .map((moment) => chart.querySelector(`circle[fill="var(--${moment})"]`))
      .map((dot) => Number(dot?.getAttribute('cx')))
    expect(complete).toBeGreaterThan(largestPaint)
    expect(started - complete).toBeCloseTo(complete - largestPaint)
    expect(textsOf(document, 'td')).toContain('1,000 ± 50 ms')
  })
})
