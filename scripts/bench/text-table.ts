import { isMet, type Row } from './goals.ts'
import { goal, nameOf, quantity, type Language } from './wording.ts'

/** A row's cells: what, goal, figure with its page, twin, verdict. */
export function cellsOf(row: Row, language: Language): [string, string, string, string, string] {
  const { id, unit, figure, twin, page } = row
  const where = page === null ? '' : ` (${page})`
  return [
    nameOf(id, language),
    goal(row, language),
    quantity(figure, unit, language) + where,
    twin === null ? '—' : quantity(twin, unit, language),
    verdict(row),
  ]
}

export function verdict(row: Row): '✓' | '✗' | '·' {
  const met = isMet(row)
  if (met === null) return '·'
  return met ? '✓' : '✗'
}

/** Lines of cells under each other, for a terminal. */
export function textTable(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Lines of cells as a Markdown table, its columns aligned as prettier aligns them. */
export function markdownTable([head = [], ...body]: readonly (readonly string[])[]): string {
  const lines = [head, ...body].map((line) => line.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = head.map((_, column) =>
    Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)),
  )
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  const [headLine = [], ...bodyLines] = lines
  return [row(headLine), rule, ...bodyLines.map(row)].join('\n')
}
