import { readFileSync, writeFileSync } from 'node:fs'
import type { Row } from './goals.ts'
import type { Results } from './results.ts'
import { sum } from './stats.ts'
import { cellsOf, growthCells, markdownTable, millionTimes, number, quantity } from './wording.ts'

export const beginMarker = '<!-- npm run bench writes from here -->'
export const endMarker = '<!-- to here -->'

/**
 * Replaces what is between the two markers.
 * @throws if the text does not hold both, in this order.
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

/** The goals as developers read them, in the README and in a terminal. */
export const goalsTable = (rows: readonly Row[]): string =>
  markdownTable([['what', 'goal', 'site', 'twin', ''], ...rows.map((row) => cellsOf(row, 'en'))])

export function readmeSection(rows: readonly Row[], results: Results): string {
  const { measured, growth, weight } = results
  const { day, browser, rounds, paintRounds, minutes } = measured
  const sections = [
    `Measured on ${day} with Chromium ${browser}; medians of ${rounds} rounds, of ${paintRounds} for the paints of a first visit; ${number(sum(Object.values(minutes)), 0, 'en')} minutes in all. The worst page is in brackets.`,
    goalsTable(rows),
  ]
  if (growth) {
    const head = ['content', 'build', 'page', 'HTML', 'script', 'largest paint']
    sections.push(markdownTable([head, ...growthCells(growth, 'en')]))
  }
  if (weight) {
    const { firstVisit, repeatVisit } = weight.site
    const repeat = quantity(repeatVisit.wire, 'bytes', 'en')
    sections.push(
      `A million first visits to home are ${millionTimes(firstVisit.wire, 'en')} of traffic; a repeat visit is ${repeat}.`,
    )
  }
  return sections.join('\n\n')
}
