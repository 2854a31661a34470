import { readFileSync, writeFileSync } from 'node:fs'
import { arithmetic } from './cost.ts'
import type { Row } from './goals.ts'
import type { Results } from './results.ts'
import { sum } from './stats.ts'
import { cellsOf, markdownTable } from './text-table.ts'
import { kilobytes, number } from './wording.ts'

export const beginMarker = '<!-- npm run bench writes from here -->'
export const endMarker = '<!-- to here -->'

/**
 * Replaces what stands between the two markers.
 * @throws where the text does not hold both, in this order.
 */
export function replaceBetweenMarkers(text: string, section: string): string {
  const begin = text.indexOf(beginMarker)
  const end = text.indexOf(endMarker)
  if (begin === -1 || end < begin) {
    throw new Error(
      `The README holds no place for the figures: put "${beginMarker}" and "${endMarker}" into it, each on a line.`,
    )
  }
  return `${text.slice(0, begin + beginMarker.length)}\n\n${section}\n\n${text.slice(end)}`
}

export function writeReadme(file: string, rows: readonly Row[], results: Results): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, replaceBetweenMarkers(text, readmeSection(rows, results)))
}

/** The figures for developers: the goals, what grows, what a million visits cost. */
export function readmeSection(rows: readonly Row[], results: Results): string {
  const { day, browser, rounds, paintRounds, minutes } = results.measured
  return [
    `Measured on ${day} with Chromium ${browser}; medians of ${rounds} rounds, of ${paintRounds} for the paints of a first visit; ${number(sum(Object.values(minutes)), 0, 'en')} minutes in all. The worst page stands in brackets.`,
    markdownTable([['what', 'goal', 'site', 'twin', ''], ...rows.map((row) => cellsOf(row, 'en'))]),
    ...growthTable(results),
    ...costTable(results),
  ].join('\n\n')
}

function growthTable({ growth }: Results): string[] {
  if (!growth) return []
  const lines = growth.flatMap(({ factor, buildSeconds, pages }) =>
    pages.map(({ page, html, script, largestPaint }) => [
      `× ${factor}`,
      `${number(buildSeconds, 0, 'en')} s`,
      page,
      kilobytes(html, 'en'),
      kilobytes(script, 'en'),
      `${number(largestPaint, 0, 'en')} ms`,
    ]),
  )
  return [
    markdownTable([['content', 'build', 'page', 'HTML', 'script', 'largest paint'], ...lines]),
  ]
}

function costTable({ weight }: Results): string[] {
  if (!weight) return []
  const { site, twin } = weight
  return [
    markdownTable([
      ['traffic of a million', 'site', 'twin'],
      trafficLine('first visits to home', site.firstVisit.wire, twin.firstVisit.wire),
      trafficLine('repeat visits to home', site.repeatVisit.wire, twin.repeatVisit.wire),
      ...(site.workerTraffic
        ? [trafficLine("service worker's background", site.workerTraffic.wire, 0)]
        : []),
    ]),
  ]
}

const trafficLine = (what: string, site: number, twin: number) => [
  what,
  arithmetic(site, 'en'),
  arithmetic(twin, 'en'),
]
