import { readFileSync, writeFileSync } from 'node:fs'
import type { Row } from './goals.ts'
import type { Results } from './results.ts'
import { goalsTable, growthTable, howMeasured, trafficOf, type Table } from './wording.ts'

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

export const readmeSection = (rows: readonly Row[], results: Results): string =>
  [
    howMeasured(results),
    markdown(goalsTable(rows)),
    markdown(growthTable(results.growth ?? [])),
    trafficOf(results),
  ].join('\n\n')

/** A table with its columns aligned as prettier aligns them; a terminal shows it as well. */
export function markdown(table: Table): string {
  const [head = [], ...body] = table.map((line) => line.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = head.map((name, column) =>
    Math.max(3, name.length, ...body.map((line) => line[column]?.length ?? 0)),
  )
  const rule = widths.map((width) => '-'.repeat(width))
  return [head, rule, ...body]
    .map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)))
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
