import { CsvError, parse } from 'csv-parse/sync'
import { columnNamed } from './columns.ts'
import { notASource } from './notASource.ts'
import type { Row, Source } from './rows.ts'

/** Characters that may separate the cells of a row. */
const delimiters = [';', '\t', ',']

/** The header is searched in the first rows, because a table may begin with its title or with merged cells. */
const searchedRows = 15

type Table = {
  readonly delimiter: string
  readonly rows: readonly (readonly string[])[]
  readonly header: Header
}

/** The row with the headings of the columns. */
type Header = {
  /** The row's index, counted from 0. */
  readonly index: number
  /** The number of known columns that its cells name; 0 if none of them is the column of titles. */
  readonly columnCount: number
}

/**
 * Reads a CSV file. The delimiter is the one with which the header names most columns. Rows are counted from 1, as in a
 * spreadsheet.
 * @throws if no row names the column of titles
 */
export function readTable(text: string): Source {
  // Excel reads the delimiter from a first line such as "sep=;", and shows no row for it.
  const lines = text.replace(/^sep=.\n/i, '').split('\n')
  const tables = delimiters.map((delimiter) => tableIn(lines, delimiter))
  const [table] = tables.toSorted((a, b) => b.header.columnCount - a.header.columnCount)
  if (!table || table.header.columnCount === 0) throw notASource(firstRow(tables))

  const { rows, header, delimiter } = table
  const headings = rows[header.index]!
  const allRows = rows.map((cells, index) => ({ where: `fila ${index + 1}`, cells }))
  const rowsBelow = allRows.slice(header.index + 1).filter(({ cells }) => cells.some(Boolean))
  const isBroken = ({ cells }: { readonly cells: readonly string[] }) =>
    containsRows(cells, delimiter, headings.length)
  const wholeRows = rowsBelow.filter((row) => !isBroken(row))
  const brokenRows = rowsBelow.filter(isBroken)
  return {
    rows: wholeRows.map(({ where, cells }) => ({ where, cells: namedCells(headings, cells) })),
    brokenRowLines: brokenRows.map(
      ({ where }) =>
        `${where}: unas comillas sin cerrar se llevan las filas siguientes; se queda fuera`,
    ),
    remarks: remarksOn(rows, header),
  }
}

function tableIn(lines: readonly string[], delimiter: string): Table {
  const rows = rowsIn(lines, delimiter)
  return { delimiter, rows, header: headerIn(rows) }
}

/** Parses the rows one by one, so that unclosed quotes only harm their own row. */
function rowsIn(lines: readonly string[], delimiter: string): string[][] {
  const rows: string[][] = []
  let lineIndex = 0
  while (lineIndex < lines.length) {
    const { cells, lineCount } = rowAt(lines, lineIndex, delimiter)
    rows.push(cells)
    lineIndex += lineCount
  }
  return rows
}

/** The row that begins at a line. It goes on over the following lines while a quoted cell is unclosed. */
function rowAt(lines: readonly string[], first: number, delimiter: string) {
  for (let last = first; last < lines.length; last += 1) {
    const row = lines.slice(first, last + 1).join('\n')
    const result = parseRow(row, delimiter)
    if (result === 'broken') break
    if (result !== 'open') return { cells: result, lineCount: last - first + 1 }
  }
  // Broken or unclosed quotes are ignored, and the row is the first line alone.
  const cells = lines[first]!.split(delimiter).map((cell) => cell.trim())
  return { cells, lineCount: 1 }
}

/**
 * Parses a row.
 * @returns its cells; "open" if a quoted cell is unclosed, so that the next line may belong to it; "broken" if no further line
 *   can complete the row
 */
function parseRow(row: string, delimiter: string): string[] | 'open' | 'broken' {
  if (row === '') return []
  try {
    const [cells = []] = parse(row, { delimiter, trim: true, relax_quotes: true })
    return cells
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'open' : 'broken'
  }
}

/** The row that names most columns. A row that does not name the column of titles counts as naming none. */
function headerIn(rows: readonly (readonly string[])[]): Header {
  const candidates = rows.slice(0, searchedRows).map((cells, index): Header => {
    const columns = new Set(cells.map(columnNamed).filter(Boolean))
    return { index, columnCount: columns.has('title') ? columns.size : 0 }
  })
  const [best] = candidates.toSorted((a, b) => b.columnCount - a.columnCount)
  return best ?? { index: 0, columnCount: 0 }
}

/** The cells of a row with their headings. A column without a heading is named by its number. */
const namedCells = (headings: readonly string[], cells: readonly string[]): Row['cells'] =>
  cells.map((cell, index) => [headings[index] || `columna ${index + 1}`, cell] as const)

/** Whether unclosed quotes have put further rows into a cell: a later line of that cell then has as many cells as a row. */
function containsRows(cells: readonly string[], delimiter: string, cellsPerRow: number): boolean {
  const laterLines = cells.flatMap((cell) => cell.split('\n').slice(1))
  return laterLines.some((line) => line.split(delimiter).length >= cellsPerRow)
}

/** A remark if there is any text above the header. */
function remarksOn(rows: readonly (readonly string[])[], { index }: Header): readonly string[] {
  const above = rows.slice(0, index).filter((cells) => cells.some(Boolean))
  if (above.length === 0) return []
  return [`la cabecera es la fila ${index + 1}; lo que hay encima no se lee`]
}

/** The first row with any text, for the error. Of the delimiters, the one that gives most cells is taken. */
function firstRow(tables: readonly Table[]): readonly string[] {
  const firstRows = tables.map(({ rows }) => rows.find((cells) => cells.some(Boolean)) ?? [])
  const [longest = []] = firstRows.toSorted((a, b) => b.length - a.length)
  return longest
}
