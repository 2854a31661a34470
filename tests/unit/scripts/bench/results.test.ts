// What a bench keeps for the next one.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  digestOf,
  isComplete,
  keepResults,
  keptResults,
  type Results,
} from '../../../../scripts/bench/results.ts'
import { measured } from '../../../support/made-up-run.ts'
import { folderWith } from '../../../support/made-up-site.ts'

const growth = [{ factor: 10, buildSeconds: 14, pages: [] }]

describe('kept figures', () => {
  it('go on with the next bench of the same build, another day too', () => {
    const dir = path.join(folderWith({}), 'reports')
    keepResults(dir, { measured, growth })
    const now = { ...measured, day: '2026-11-22' }
    expect(keptResults(dir, { ...now, minutes: {} })).toEqual({ measured: now, growth })
  })

  it.each([
    ['build', { build: 'fedcba9876543210' }],
    ['commit', { commit: '89abcdef' }],
    ['browser', { browser: '157.0' }],
    ['number of rounds', { rounds: 1 }],
  ])('are dropped with another %s', (_, other) => {
    const dir = folderWith({})
    keepResults(dir, { measured, growth })
    const now = { ...measured, ...other }
    expect(keptResults(dir, now)).toEqual({ measured: now })
  })

  it('are none at first', () => {
    expect(keptResults(folderWith({}), measured)).toEqual({ measured })
  })
})

it('a bench is complete with all of its parts', () => {
  const weight = {} as never
  const most: Results = { measured, growth, weight, pace: [], second: [], rest: [], lighthouse: [] }
  expect(isComplete(most)).toBe(false)
  expect(isComplete({ ...most, commands: { seconds: 20, left: [] } })).toBe(true)
})

it('the digest of a build tells what its files say and how they are called', () => {
  const dir = folderWith({ 'index.html': 'a', 'faq/index.html': 'b' })
  const before = digestOf(dir)
  expect(digestOf(folderWith({ 'faq/index.html': 'b', 'index.html': 'a' }))).toBe(before)
  expect(digestOf(folderWith({ 'index.html': 'a', 'faq.html': 'b' }))).not.toBe(before)
  writeFileSync(path.join(dir, 'index.html'), 'c')
  expect(digestOf(dir)).not.toBe(before)
})
