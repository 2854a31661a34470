// @vitest-environment node
// What the bench says of its figures: verdicts, exit code, tables, the README's section.
import { describe, expect, it } from 'vitest'
import {
  exitCodeFor,
  isMet,
  judge,
  limits,
  missedGoals,
  type Row,
} from '../../../../scripts/bench/goals.ts'
import type { PagePace, Timeline } from '../../../../scripts/bench/pace.ts'
import {
  beginMarker,
  endMarker,
  readmeSection,
  replaceBetweenMarkers,
} from '../../../../scripts/bench/readme-section.ts'
import type { Results } from '../../../../scripts/bench/results.ts'
import { sample } from '../../../../scripts/bench/stats.ts'
import { cellsOf, markdownTable, textTable } from '../../../../scripts/bench/text-table.ts'
import { goal, languages, nameOf, quantity } from '../../../../scripts/bench/wording.ts'
import type { PageWeight, SiteWeight } from '../../../../scripts/bench/weigh.ts'
import { measured } from '../../../support/made-up-run.ts'

const row = (more: Partial<Row>): Row => ({
  id: 'first-paint',
  unit: 'bytes',
  figure: 12_800,
  twin: 12_700,
  limit: 14_000,
  page: '/',
  details: [],
  ...more,
})

const timeline = (largestPaint: number, blocking: number, shift = 0): Timeline => ({
  firstPaint: sample([largestPaint]),
  largestPaint: sample([largestPaint]),
  complete: sample([largestPaint]),
  blockingTime: sample([blocking]),
  shift,
  started: null,
})

const pageWeight = (page: string, more: Partial<PageWeight> = {}): PageWeight => ({
  page,
  firstPaint: 10_000,
  blocking: [],
  scriptBeforeIdle: 500,
  scriptInAll: 90_000,
  startScripts: {},
  fonts: [29_000],
  exchanges: [],
  wire: 130_000,
  ...more,
})

const siteWeight = (pages: readonly PageWeight[], more: Partial<SiteWeight> = {}): SiteWeight => ({
  pages,
  firstVisit: { wire: 131_234, requests: 7 },
  repeatVisit: { wire: 561, requests: 2 },
  workerTraffic: null,
  repeatVisitWithWorker: null,
  ...more,
})

const pace: readonly PagePace[] = [
  { page: '/', site: timeline(1_000, 40), twin: timeline(1_000, 30) },
  { page: '/faq', site: timeline(1_050, 90, 0.01), twin: timeline(1_000, 30) },
]

describe('a verdict', () => {
  it('lets a figure reach its limit and not pass it', () => {
    expect(isMet(row({ figure: 14_000 }))).toBe(true)
    expect(isMet(row({ figure: 14_001 }))).toBe(false)
  })

  it('wants a score to be as high as its limit', () => {
    expect(isMet(row({ unit: 'score', figure: 99, limit: 100 }))).toBe(false)
    expect(isMet(row({ unit: 'score', figure: 100, limit: 100 }))).toBe(true)
  })

  it('is none where there is no goal', () => {
    expect(isMet(row({ limit: null }))).toBeNull()
  })

  it('ends the bench with 1 where one goal is missed, with 0 where none is', () => {
    const good = [row({}), row({ limit: null, figure: 1e9 })]
    expect(exitCodeFor(good)).toBe(0)
    expect(exitCodeFor([...good, row({ figure: 20_000 })])).toBe(1)
    expect(missedGoals([...good, row({ figure: 20_000 })])).toHaveLength(1)
  })

  it('is not good where nothing was judged', () => {
    expect(() => exitCodeFor([])).toThrow(/no goal/)
    expect(() => exitCodeFor([row({ limit: null })])).toThrow(/no goal/)
  })
})

const rowOf = (results: Omit<Results, 'measured'>, id: Row['id']) => {
  const found = judge({ measured, ...results }).find((candidate) => candidate.id === id)
  if (!found) throw new Error(`no row ${id}`)
  return found
}

describe('the judged table', () => {
  it('speaks of the worst page, by name', () => {
    expect(rowOf({ pace }, 'paint-ratio')).toMatchObject({ figure: 1.05, page: '/faq' })
    expect(rowOf({ pace }, 'blocking-time')).toMatchObject({ figure: 60, page: '/faq' })
    expect(rowOf({ pace }, 'shift')).toMatchObject({ figure: 0.01, page: '/faq', twin: 0 })
  })

  it('compares the paints of each round, so that a slow moment meets both', () => {
    const site = { ...timeline(0, 0), largestPaint: sample([103, 306, 103]) }
    const twin = { ...timeline(0, 0), largestPaint: sample([100, 300, 400]) }
    const slowMoment = { page: '/', site, twin }
    expect(rowOf({ pace: [slowMoment] }, 'paint-ratio').figure).toBeCloseTo(1.02)
  })

  it('puts the twin beside the site', () => {
    const blocked = pageWeight('/faq', { firstPaint: 15_000, blocking: ['/a.css'] })
    const weight = {
      site: siteWeight([pageWeight('/'), blocked]),
      twin: siteWeight([pageWeight('/', { firstPaint: 9_000, scriptInAll: 0 })]),
    }
    expect(rowOf({ weight }, 'first-paint')).toMatchObject({ figure: 15_000, twin: 9_000 })
    expect(rowOf({ weight }, 'blocking')).toMatchObject({ figure: 1, details: ['/a.css'] })
    expect(rowOf({ weight }, 'script-in-all')).toMatchObject({ figure: 90_000, twin: 0 })
    expect(rowOf({ weight, fontsPreloaded: true }, 'font-not-preloaded').figure).toBe(0)
    expect(rowOf({ weight, fontsPreloaded: false }, 'font-not-preloaded').figure).toBe(1)
  })

  it('tells the worker’s traffic without judging it', () => {
    const site = siteWeight([pageWeight('/')], { workerTraffic: { wire: 250_000, requests: 30 } })
    const weight = { site, twin: siteWeight([pageWeight('/')]) }
    expect(isMet(rowOf({ weight }, 'worker-bytes'))).toBeNull()
    expect(judge({ measured, weight: { ...weight, site: weight.twin } })).not.toContainEqual(
      expect.objectContaining({ id: 'worker-bytes' }),
    )
  })

  it('takes Lighthouse’s lowest score, and no page that cannot come back', () => {
    const scores = { performance: 100, accessibility: 100, 'best-practices': 96, seo: 100 }
    const lighthouse = [
      { page: '/faq', form: 'mobile', scores: { ...scores, 'best-practices': 100 }, lost: [] },
      { page: '/', form: 'mobile', scores, lost: ['errors-in-console'] },
      { page: '/', form: 'desktop', scores: { ...scores, 'best-practices': 100 }, lost: [] },
    ] as const
    expect(rowOf({ lighthouse }, 'lighthouse-mobile')).toMatchObject({
      figure: 96,
      details: ['errors-in-console'],
    })
    expect(rowOf({ lighthouse }, 'lighthouse-desktop')).toMatchObject({ figure: 100 })
    const rest = [
      {
        page: '/',
        callbacks: ['setInterval'],
        hiddenCallbacks: [],
        forcedLayouts: 3,
        restored: false,
        notRestoredReasons: ['UnloadHandler'],
      },
    ]
    expect(rowOf({ rest }, 'not-restored')).toMatchObject({
      figure: 1,
      details: ['/: UnloadHandler'],
    })
    expect(rowOf({ rest }, 'timers').figure).toBe(1)
    expect(rowOf({ rest }, 'forced-layouts').figure).toBe(3)
  })

  it('refuses a part that measured no page', () => {
    expect(() => judge({ measured, pace: [] })).toThrow(/paint-ratio/)
  })
})

describe('the words', () => {
  it('name every goal in both languages, each differently', () => {
    for (const language of languages) {
      const names = (Object.keys(limits) as Row['id'][]).map((id) => nameOf(id, language))
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('write numbers as each language does', () => {
    expect(quantity(12_849, 'bytes', 'en')).toBe('12.8 kB')
    expect(quantity(12_849, 'bytes', 'es')).toBe('12,8 kB')
    expect(quantity(1.0249, 'ratio', 'en')).toBe('× 1.025')
    expect(quantity(1_234, 'milliseconds', 'es')).toBe('1.234 ms')
  })

  it('write goals with their direction', () => {
    expect(goal({ limit: 100, unit: 'score' }, 'en')).toBe('≥ 100')
    expect(goal({ limit: 100, unit: 'milliseconds' }, 'en')).toBe('≤ 100 ms')
    expect(goal({ limit: 0, unit: 'count' }, 'en')).toBe('0')
    expect(goal({ limit: null, unit: 'bytes' }, 'en')).toBe('—')
  })
})

describe('the tables', () => {
  it('give a row its page and its verdict', () => {
    expect(cellsOf(row({ figure: 15_000 }), 'en')).toEqual([
      'Everything that the first paint waits for',
      '≤ 14.0 kB',
      '15.0 kB (/)',
      '12.7 kB',
      '✗',
    ])
  })

  it('stand under each other in a terminal', () => {
    expect(
      textTable([
        ['what', 'goal'],
        ['shift', '0'],
      ]),
    ).toBe('what   goal\nshift  0')
  })

  it('are Markdown that prettier leaves as it is', () => {
    expect(
      markdownTable([
        ['what', 'x'],
        ['a|b', 'long cell'],
      ]),
    ).toBe('| what | x         |\n| ---- | --------- |\n| a\\|b | long cell |')
  })
})

describe('the README', () => {
  const text = `# Site\n\n${beginMarker}\n\nold\n\n${endMarker}\n\nend\n`

  it('gets new figures between its markers and keeps the rest', () => {
    const once = replaceBetweenMarkers(text, 'new')
    expect(once).toBe(`# Site\n\n${beginMarker}\n\nnew\n\n${endMarker}\n\nend\n`)
    expect(replaceBetweenMarkers(once, 'new')).toBe(once)
  })

  it('is refused where a marker is missing or they stand the wrong way round', () => {
    expect(() => replaceBetweenMarkers(`# Site\n${beginMarker}`, 'new')).toThrow(/README/)
    expect(() => replaceBetweenMarkers(`${endMarker}${beginMarker}`, 'new')).toThrow(/README/)
  })

  it('holds the goals, the growth and the arithmetic of a million visits', () => {
    const weight = { site: siteWeight([pageWeight('/')]), twin: siteWeight([pageWeight('/')]) }
    const growth = [
      {
        factor: 10,
        buildSeconds: 14.2,
        pages: [{ page: '/faq', html: 20_000, script: 95_000, largestPaint: 1_234 }],
      },
    ]
    const results: Results = { measured, pace, weight, growth }
    const section = readmeSection(judge(results), results)
    expect(section).toMatch(/2026-11-21 with Chromium 156\.0; .*5 rounds/)
    expect(section).toMatch(/\| Layout shift +\| 0 +\| 0\.010 \(\/faq\) +\| 0\.000 +\| ✗ +\|/)
    expect(section).toMatch(/\| × 10 +\| 14 s +\| \/faq \| 20\.0 kB \| 95\.0 kB \| 1,234 ms +\|/)
    expect(section).toContain('1,000,000 × 131,234 B = 131.2 GB')
    expect(section).toContain('1,000,000 × 561 B = 0.6 GB')
  })
})
