// @vitest-environment node
// What a bench keeps for the next one.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  digestOf,
  isComplete,
  keepResults,
  keptResults,
  type Measured,
  type Results,
} from '../../../../scripts/bench/results.ts'
import { measured } from '../../../support/made-up-run.ts'
import { folderWith } from '../../../support/made-up-site.ts'

const results: Results = {
  measured,
  growth: [{ factor: 10, buildSeconds: 14, pages: [] }],
}

describe('kept figures', () => {
  it('go on with the next bench of the same build, another day too', () => {
    const dir = folderWith({})
    keepResults(path.join(dir, 'reports'), results)
    const now: Measured = { ...measured, day: '2026-11-22', minutes: {} }
    const kept = keptResults(path.join(dir, 'reports'), now)
    expect(kept).toMatchObject({
      growth: results.growth,
      measured: { ...now, minutes: measured.minutes },
    })
  })

  it.each([
    ['build', { build: 'fedcba9876543210' }],
    ['browser', { browser: '157.0' }],
    ['number of rounds', { rounds: 1 }],
  ])('are dropped with another %s', (_, other) => {
    const dir = folderWith({})
    keepResults(dir, results)
    const now: Measured = { ...measured, ...other }
    expect(keptResults(dir, now)).toEqual({ measured: now })
  })

  it('of the two commands go on with the same commit alone', () => {
    const dir = folderWith({})
    const minutes = { growth: 10, commands: 1, tests: 8 }
    const commands = { seconds: 20, left: [] }
    const tests = { seconds: 400, counts: '2034 passed, 0 failed' }
    keepResults(dir, { ...results, measured: { ...measured, minutes }, commands, tests })
    expect(keptResults(dir, measured)).toMatchObject({ commands, tests, measured: { minutes } })
    const next = keptResults(dir, { ...measured, commit: '89abcdef' })
    expect(next).toEqual({
      growth: results.growth,
      measured: { ...measured, commit: '89abcdef', minutes: { growth: 10 } },
    })
  })

  it('are none at first', () => {
    expect(keptResults(folderWith({}), measured)).toEqual({ measured })
  })
})

it('a bench is complete with all of its usual parts', () => {
  const weight = { pages: [] } as never
  const second = { pages: [], aheadWithDataSaver: [] }
  const most: Results = { ...results, weight, pace: [], second, rest: [] }
  expect(isComplete(most)).toBe(false)
  const all = { ...most, lighthouse: [], commands: { seconds: 20, left: [] } }
  expect(isComplete(all)).toBe(true)
  expect(isComplete({ ...all, commands: undefined })).toBe(false)
})

describe('the digest of a build', () => {
  it('tells builds apart by what their files say and how they are called', () => {
    const dir = folderWith({ 'index.html': 'a', 'faq/index.html': 'b' })
    const before = digestOf(dir)
    expect(digestOf(folderWith({ 'faq/index.html': 'b', 'index.html': 'a' }))).toBe(before)
    expect(digestOf(folderWith({ 'index.html': 'a', 'faq.html': 'b' }))).not.toBe(before)
    writeFileSync(path.join(dir, 'index.html'), 'c')
    expect(digestOf(dir)).not.toBe(before)
  })
})
