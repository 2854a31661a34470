// @vitest-environment node
// How the bench writes its figures: words, tables, the README's section.
import { describe, expect, it } from 'vitest'
import { limits, type RowId } from '../../../../scripts/bench/goals.ts'
import { judge } from '../../../../scripts/bench/judge.ts'
import {
  beginMarker,
  endMarker,
  readmeSection,
  replaceBetweenMarkers,
} from '../../../../scripts/bench/readme.ts'
import type { Results } from '../../../../scripts/bench/results.ts'
import {
  cellsOf,
  goal,
  markdownTable,
  millionTimes,
  nameOf,
  quantity,
} from '../../../../scripts/bench/wording.ts'
import { measured, pageWeight, row, siteWeight, timeline } from '../../../support/made-up-run.ts'

describe('the words', () => {
  it('name every goal in both languages, each differently', () => {
    for (const language of ['en', 'es'] as const) {
      const names = (Object.keys(limits) as RowId[]).map((id) => nameOf(id, language))
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('write numbers as each language does', () => {
    expect(quantity(12_849, 'bytes', 'en')).toBe('12.8 kB')
    expect(quantity(12_849, 'bytes', 'es')).toBe('12,8 kB')
    expect(quantity(1.0249, 'ratio', 'en')).toBe('× 1.025')
    expect(quantity(1_234, 'milliseconds', 'es')).toBe('1.234 ms')
    expect(quantity(29.6, 'seconds', 'en')).toBe('30 s')
  })

  it('multiply bytes by a million visits', () => {
    expect(millionTimes(131_234, 'en')).toBe('1,000,000 × 131,234 B = 131.2 GB')
    expect(millionTimes(131_234, 'es')).toBe('1.000.000 × 131.234 B = 131,2 GB')
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

  it('is refused if a marker is missing or they are the wrong way round', () => {
    expect(() => replaceBetweenMarkers(`# Site\n${beginMarker}`, 'new')).toThrow(/README/)
    expect(() => replaceBetweenMarkers(`${endMarker}${beginMarker}`, 'new')).toThrow(/README/)
  })

  it('holds the goals, the growth and the traffic of a million visits', () => {
    const weighed = siteWeight([pageWeight('/')])
    const weight = { site: weighed, twin: weighed, fontsPreloaded: true }
    const growth = [
      {
        factor: 10,
        buildSeconds: 14.2,
        pages: [{ page: '/faq', html: 20_000, script: 95_000, largestPaint: 1_234 }],
      },
    ]
    const pace = [{ page: '/faq', site: timeline({ shift: 0.01 }), twin: timeline() }]
    const results: Results = { measured, pace, weight, growth }
    const section = readmeSection(judge(results), results)
    expect(section).toMatch(/2026-11-21 with Chromium 156\.0; .*5 rounds/)
    expect(section).toMatch(/\| Layout shift +\| 0 +\| 0\.010 \(\/faq\) +\| 0\.000 +\| ✗ +\|/)
    expect(section).toMatch(/\| × 10 +\| 14 s +\| \/faq \| 20\.0 kB \| 95\.0 kB \| 1,234 ms +\|/)
    expect(section).toMatch(/are 1,000,000 × 131,234 B = 131\.2 GB .*repeat visit is 0\.6 kB\.$/)
  })
})
