// How the bench judges its figures: verdicts, exit code, the worst page.
import { describe, expect, it } from 'vitest'
import { goals, isMet, reasonsOf, type GoalId } from '../../../../scripts/bench/goals.ts'
import { judge } from '../../../../scripts/bench/judge.ts'
import type { PagePace } from '../../../../scripts/bench/pace.ts'
import type { Results } from '../../../../scripts/bench/results.ts'
import { sample } from '../../../../scripts/bench/stats.ts'
import { measured, pageWeight, row, siteWeight, timeline } from '../../../support/made-up-run.ts'

describe('a verdict', () => {
  it('lets a figure reach its limit and not pass it', () => {
    expect(isMet(row({ figure: 14_000 }))).toBe(true)
    expect(isMet(row({ figure: 14_001 }))).toBe(false)
  })

  it('wants a score to be as high as its limit', () => {
    expect(isMet(row({ unit: 'score', figure: 99, limit: 100 }))).toBe(false)
    expect(isMet(row({ unit: 'score', figure: 100, limit: 100 }))).toBe(true)
  })

  it('names what made a goal be missed', () => {
    const rows = [row({ details: ['kept'] }), row({ figure: 20_000, details: ['a.css', 'b.css'] })]
    expect(reasonsOf(rows)).toEqual([`${goals['first-paint'].what}: a.css, b.css`])
  })
})

const pace: readonly PagePace[] = [
  { page: '/', site: timeline({ blockingTime: sample([40]) }), twin: timeline() },
  {
    page: '/faq',
    site: timeline({ largestPaint: sample([1_050]), blockingTime: sample([90]), shift: 0.01 }),
    twin: timeline(),
  },
]

const rowOf = (results: Omit<Results, 'measured'>, id: GoalId) => {
  const found = judge({ measured, ...results }).find(({ what }) => what === goals[id].what)
  if (!found) throw new Error(`no row ${id}`)
  return found
}

describe('the judged table', () => {
  it('speaks of the worst page, by name', () => {
    expect(rowOf({ pace }, 'paint-ratio')).toMatchObject({ figure: 1.05, note: '/faq' })
    expect(rowOf({ pace }, 'blocking-time')).toMatchObject({ figure: 60, note: '/faq' })
    expect(rowOf({ pace }, 'shift')).toMatchObject({ figure: 0.01, note: '/faq', twin: 0 })
  })

  it('compares the paints of each round, so that a slow moment meets both', () => {
    const site = timeline({ largestPaint: sample([103, 306, 103]) })
    const twin = timeline({ largestPaint: sample([100, 300, 400]) })
    const slowMoment = { page: '/', site, twin }
    expect(rowOf({ pace: [slowMoment] }, 'paint-ratio').figure).toBeCloseTo(1.02)
  })

  it('puts the twin beside the site', () => {
    const blocked = pageWeight('/faq', { firstPaint: 15_000, blocking: ['/a.css'] })
    const weight = {
      site: siteWeight([pageWeight('/'), blocked]),
      twin: siteWeight([pageWeight('/', { firstPaint: 9_000, scriptInAll: 0 })], 0),
    }
    expect(rowOf({ weight }, 'first-paint')).toMatchObject({ figure: 15_000, twin: 9_000 })
    expect(rowOf({ weight }, 'blocking')).toMatchObject({ figure: 1, details: ['/a.css'] })
    expect(rowOf({ weight }, 'script-in-all')).toMatchObject({ figure: 90_000, twin: 0 })
    expect(rowOf({ weight }, 'worker-bytes')).toMatchObject({ figure: 73_000, twin: 0 })
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

  it('holds npm start to its goals', () => {
    const commands = { seconds: 31, left: ['chromium'] }
    const start = rowOf({ commands }, 'start-seconds')
    expect([start.figure, isMet(start)]).toEqual([31, false])
    expect(rowOf({ commands }, 'start-left')).toMatchObject({ figure: 1, details: ['chromium'] })
  })

  it('refuses a part that measured no page', () => {
    expect(() => judge({ measured, pace: [] })).toThrow(/paint-ratio/)
  })
})
