// How the bench writes its figures: words, tables, the README's section.
import { describe, expect, it } from 'vitest'
import { judge } from '../../../../scripts/bench/judge.ts'
import {
  beginMarker,
  endMarker,
  markdown,
  readmeSection,
  replaceBetweenMarkers,
} from '../../../../scripts/bench/readme.ts'
import type { Results } from '../../../../scripts/bench/results.ts'
import { goalsTable, goalText, quantity } from '../../../../scripts/bench/wording.ts'
import { measured, pageWeight, row, siteWeight, timeline } from '../../../support/made-up-run.ts'

it.each([
  [12_849, 'bytes', '12.8 kB'],
  [1.0249, 'ratio', '× 1.025'],
  [1_234, 'milliseconds', '1,234 ms'],
  [29.6, 'seconds', '30 s'],
] as const)('%d %s is written %s', (value, unit, text) => {
  expect(quantity(value, unit)).toBe(text)
})

it('goals have a direction', () => {
  expect(goalText({ limit: 100, unit: 'score' })).toBe('≥ 100')
  expect(goalText({ limit: 100, unit: 'milliseconds' })).toBe('≤ 100 ms')
  expect(goalText({ limit: 0, unit: 'count' })).toBe('0')
})

it('a row of the table has its page and its verdict', () => {
  expect(goalsTable([row({ figure: 15_000 })])[1]).toEqual([
    'Everything that the first paint waits for',
    '≤ 14.0 kB',
    '15.0 kB (/)',
    '12.7 kB',
    '✗',
  ])
})

it('a table in Markdown is as prettier leaves it', () => {
  const table = [
    ['what', 'x'],
    ['a|b', 'long cell'],
  ]
  expect(markdown(table)).toBe('| what | x         |\n| ---- | --------- |\n| a\\|b | long cell |')
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
    const grown = { page: '/faq', html: 20_000, script: 95_000, largestPaint: 1_234 }
    const results: Results = {
      measured,
      pace: [{ page: '/faq', site: timeline({ shift: 0.01 }), twin: timeline() }],
      weight: { site: weighed, twin: weighed },
      growth: [{ factor: 10, buildSeconds: 14.2, pages: [grown] }],
    }
    const section = readmeSection(judge(results), results)
    expect(section).toMatch(/2026-11-21 with Chromium 156\.0; .*5 rounds, .*7 .* 12 minutes/)
    expect(section).toMatch(/\| Layout shift +\| 0 +\| 0\.010 \(\/faq\) +\| 0\.000 +\| ✗ +\|/)
    expect(section).toMatch(/\| × 10 +\| 14 s +\| \/faq \| 20\.0 kB \| 95\.0 kB \| 1,234 ms +\|/)
    expect(section).toMatch(/are 1,000,000 × 131,234 B = 131\.2 GB .*repeat visit is 0\.6 kB\.$/)
  })
})
