// What the bench computes from what it measured.
import { describe, expect, it } from 'vitest'
import { multiply } from '../../../../scripts/bench/growth.ts'
import { medianScores } from '../../../../scripts/bench/lighthouse.ts'
import { readOptions } from '../../../../scripts/bench/options.ts'
import { blockingTime, timelineOf } from '../../../../scripts/bench/pace.ts'
import type { ProbeResult } from '../../../../scripts/bench/probe.ts'
import { forcedLayouts, withoutTicks, type TraceEvent } from '../../../../scripts/bench/rest.ts'
import { ownScript } from '../../../../scripts/bench/second-page.ts'
import { median, quantile, sample } from '../../../../scripts/bench/stats.ts'
import { weighPage, wireOf, type PageWeight } from '../../../../scripts/bench/weigh.ts'

const visit = (more: Partial<ProbeResult>): ProbeResult => ({
  firstPaint: 100,
  largestPaint: 200,
  complete: 300,
  idle: 310,
  started: 900,
  shift: 0,
  longTasks: [],
  requests: [],
  blocking: [],
  callbacks: [],
  ...more,
})

describe('a sample', () => {
  it('has the middle value as its median, in whatever order it came', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([10, 9, 1, 2])).toBe(5.5)
    expect(median([100, 20, 3])).toBe(20)
  })

  it('has the middle half of the values as its spread', () => {
    expect(sample([1, 2, 3, 4, 5])).toEqual({ median: 3, spread: 2, values: [1, 2, 3, 4, 5] })
    expect(quantile([0, 10], 0.25)).toBe(2.5)
  })

  it('is refused without a value', () => {
    expect(() => median([])).toThrow(/no figure/i)
  })
})

describe('the timeline of a page', () => {
  it('counts as blocking what long tasks take beyond 50 ms, after the first paint', () => {
    const longTasks = [
      { start: 0, duration: 90 }, // over before the first paint
      { start: 40, duration: 100 }, // blocks from 90 to 140, of which 100 to 140 count
      { start: 400, duration: 75 },
      { start: 600, duration: 50 },
    ]
    expect(blockingTime({ firstPaint: 100, longTasks })).toBe(40 + 25)
  })

  it('takes the median of moments and the largest of shifts', () => {
    const line = timelineOf({
      settled: [visit({ largestPaint: 300 }), visit({ largestPaint: 100, shift: 0.07 })],
      painted: [visit({ largestPaint: 110, started: null })],
    })
    expect(line.largestPaint.median).toBe(110)
    expect(line.shift).toBe(0.07)
    expect(line.started?.median).toBe(900)
  })

  it('knows no start of an app on the twin', () => {
    const visits = { settled: [visit({ started: null })], painted: [] }
    expect(timelineOf(visits).started).toBeNull()
  })

  it('takes paints and shifts from every visit, and the app from those that waited for it', () => {
    const longTasks = [{ start: 200, duration: 90 }]
    const line = timelineOf({
      settled: [visit({ longTasks })],
      painted: [
        visit({ largestPaint: 700, shift: 0.02, started: null }),
        visit({ largestPaint: 720, started: null }),
      ],
    })
    expect(line.largestPaint.values).toHaveLength(3)
    expect(line.largestPaint.median).toBe(700)
    expect(line.shift).toBe(0.02)
    expect(line.blockingTime.values).toEqual([40])
    expect(line.started?.values).toEqual([900])
  })
})

const exchange = (path: string, kind: PageWeight['exchanges'][number]['kind'], bytes: number) => ({
  path,
  kind,
  bodyBytes: bytes,
  wireBytes: bytes + 300,
})

describe('the weight of a page', () => {
  const weight = weighPage(
    '/',
    {
      idle: 1_000,
      started: 2_000,
      blocking: ['/assets/a.css'],
      requests: [
        { path: '/assets/a.css', start: 10 },
        { path: '/assets/boot.js', start: 20 },
        { path: '/assets/app.js', start: 1_100 },
        { path: '/assets/next.js', start: 2_100 },
      ],
    },
    [
      exchange('/', 'page', 12_000),
      exchange('/assets/a.css', 'style', 3_000),
      exchange('/assets/boot.js', 'script', 500),
      exchange('/assets/app.js', 'script', 60_000),
      exchange('/assets/next.js', 'script', 2_000),
      exchange('/assets/f.woff2', 'font', 29_000),
    ],
  )

  it('counts before the first paint the page and what blocks it', () => {
    expect(weight.firstPaint).toBe(15_000)
  })

  it('tells script before idle, before the start and in all apart', () => {
    expect(weight.scriptBeforeIdle).toBe(500)
    expect(weight.startScripts).toEqual({ '/assets/boot.js': 500, '/assets/app.js': 60_000 })
    expect(weight.scriptInAll).toBe(62_500)
  })

  it('counts header lines on the wire and not in bodies', () => {
    expect(weight.fonts).toEqual([29_000])
    expect(weight.wire).toBe(106_500 + 6 * 300)
    expect(wireOf(weight, 'script')).toBe(62_500 + 3 * 300)
  })

  it('is of its own what the page before had not loaded', () => {
    const faq = { ...weight, startScripts: { app: 60, faq: 3, tile: 2 } }
    const home = { ...weight, startScripts: { app: 60, home: 4, tile: 2 } }
    expect(ownScript(faq, home)).toBe(3)
  })
})

const event = (name: string, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ts,
  tid: 1,
  ...more,
})

describe('a page at rest', () => {
  it('may tick once a second, and do nothing else', () => {
    expect(withoutTicks(Array(4).fill('setTimeout'), 3)).toEqual([])
    expect(withoutTicks(Array(6).fill('setTimeout'), 3)).toHaveLength(2)
    expect(withoutTicks(['setTimeout', 'requestAnimationFrame'], 3)).toEqual([
      'requestAnimationFrame',
    ])
  })

  it('forces a layout if one lies inside the dispatch of a scroll', () => {
    const dispatch = (type: string) =>
      event('EventDispatch', 100, { dur: 50, args: { data: { type } } })
    const layouts = [
      event('Layout', 120),
      event('UpdateLayoutTree', 110),
      event('Layout', 160), // the browser's own, afterwards
      event('Layout', 120, { tid: 2 }),
      event('Paint', 120),
    ]
    expect(forcedLayouts([dispatch('scroll'), ...layouts])).toBe(2)
    expect(forcedLayouts([dispatch('click'), ...layouts])).toBe(0)
  })
})

const scores = (performance: number, seo: number) => ({
  performance,
  accessibility: 100,
  'best-practices': 96,
  seo,
})

const words = (text = '') => text.split(' ').toSorted()

describe('the rest of the arithmetic', () => {
  it('takes the median of each of Lighthouse’s categories by itself', () => {
    expect(medianScores([scores(99, 100), scores(100, 80), scores(98, 100)])).toEqual(
      scores(99, 100),
    )
  })

  it('multiplies content under keys and names of its own, the original first', () => {
    const list = multiply([{ id: 'a', title: 'A', year: 1 }], 3, 'title')
    expect(list.map(({ id, title }) => `${id}:${title}`)).toEqual(['a:A', 'a-2:A 2', 'a-3:A 3'])
  })

  it('gives each copy its sentences in other words’ order, the same each time', () => {
    const bio =
      'Una frase con unas cuantas palabras. Otra, con [un enlace](faq), y {correo} dentro.'
    const twice = () => multiply([{ id: 'ana', name: 'Ana', bio }], 2, 'name')
    const [first, second] = twice()
    expect(first?.bio).toBe(bio)
    expect(second?.bio).not.toBe(bio)
    expect(second?.bio).toContain('[un enlace](faq),')
    expect(words(second?.bio)).toEqual(words(bio))
    expect(twice()[1]).toEqual(second)
  })
})

describe('the options', () => {
  it('measure everything five times if none is given', () => {
    expect(readOptions([])).toMatchObject({
      rounds: 5,
      paintRounds: 25,
      lighthouseRuns: 3,
      quick: false,
    })
  })

  it('measure once with --quick, some parts with --only', () => {
    expect(readOptions(['--quick'])).toMatchObject({
      rounds: 1,
      lighthouseRuns: 1,
      quick: true,
    })
    const some = readOptions(['--only=pace,weight'])
    expect(some).toMatchObject({ parts: ['weight', 'pace'], rounds: 5, quick: false })
  })

  it('refuse what they do not know, by its name', () => {
    expect(() => readOptions(['--fast'])).toThrow(/--fast/)
    expect(() => readOptions(['--only=weight,speed'])).toThrow(/speed/)
  })
})
