import { goals, type Row } from '../../scripts/bench/goals.ts'
import type { Timeline } from '../../scripts/bench/pace.ts'
import type { Measured } from '../../scripts/bench/results.ts'
import { sample } from '../../scripts/bench/stats.ts'
import type { PageWeight, SiteWeight } from '../../scripts/bench/weigh.ts'

/** A run of the bench: when and with what. */
export const measured: Measured = {
  day: '2026-11-21',
  build: '0123456789abcdef',
  commit: 'fedcba98',
  browser: '156.0',
  node: '20.20.0',
  processors: 2,
  rounds: 5,
  paintRounds: 7,
  minutes: { weight: 1.5, growth: 10.7 },
}

export const timeline = (more: Partial<Timeline> = {}): Timeline => ({
  firstPaint: sample([900]),
  largestPaint: sample([1_000]),
  complete: sample([1_500]),
  blockingTime: sample([30]),
  shift: 0,
  started: null,
  ...more,
})

export const pageWeight = (page: string, more: Partial<PageWeight> = {}): PageWeight => ({
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

export const siteWeight = (pages: readonly PageWeight[], workerBytes = 73_000): SiteWeight => ({
  pages,
  firstVisit: { wire: 131_234, requests: 7 },
  repeatVisit: { wire: 561, requests: 2 },
  workerBytes,
})

/** A line of the table of goals. */
export const row = (more: Partial<Row>): Row => ({
  ...goals['first-paint'],
  figure: 12_800,
  twin: 12_700,
  note: '/',
  details: [],
  ...more,
})
