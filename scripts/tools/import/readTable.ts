import { CsvError, parse } from 'csv-parse/sync'
import { columnNamed } from './columns.ts'
import { notASource } from './notASource.ts'
import type { Row, Source } from './rows.ts'

/** Characters that may separate the cells of a row. */
const delimiters = [';', '\t', ',']

/** The header is searched among this number of rows, because a table may begin with its title or with merged cells. */
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
  /** The number of columns that its cells name. */
  readonly columnCount: number
}

/**
 * Reads a CSV file. The delimiter is the one with which the header names most columns. Rows are counted from 1, as in a
 * spreadsheet.
 * @throws if no row names a column for titles
 */
export function readTable(text: string): Source {
  // Excel reads the delimiter from a first line such as "sep=;", and shows no row for it.
  const lines = text.replace(/^sep=.\n/i, '').split('\n')
  const tables = delimiters.map((delimiter) => tableIn(lines, delimiter))
  const [table] = tables.toSorted((one, other) => other.header.columnCount - one.header.columnCount)
  if (!table || table.header.columnCount === 0) throw notASource(firstRow(tables))

  const { rows, header, delimiter } = table
  const headings = rows[header.index]!
  const allRows = rows.map((cells, index) => ({ where: `fila ${index + 1}`, cells }))
  const rowsBelow = allRows.slice(header.index + 1).filter(({ cells }) => cells.some(Boolean))
  const isBroken = ({ cells }: { readonly cells: readonly string[] }) =>
    containsRows(cells, delimiter, headings.length)
  const wholeRows = rowsBelow.filter((row) => !isBroken(row))
  return {
    rows: wholeRows.map(({ where, cells }) => ({ where, cells: namedCells(headings, cells) })),
    brokenRowLines: rowsBelow
      .filter(isBroken)
      .map(
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

/** Parses the rows one by one, so that quotes without an end only harm their own row. */
function rowsIn(lines: readonly string[], delimiter: string): string[][] {
  const rows: string[][] = []
  let next = 0
  while (next < lines.length) {
    const { cells, height } = rowAt(lines, next, delimiter)
    rows.push(cells)
    next += height
  }
  return rows
}

/** The row that begins at a line. It includes the following lines while a quoted cell is open. */
function rowAt(lines: readonly string[], first: number, delimiter: string) {
  for (let last = first; last < lines.length; last += 1) {
    const row = lines.slice(first, last + 1).join('\n')
    const result = parseRow(row, delimiter)
    if (result === 'broken') break
    if (result !== 'open') return { cells: result, height: last - first + 1 }
  }
  // Quotes that are broken or have no end are ignored, and the row is the first line alone.
  const cells = lines[first]!.split(delimiter).map((cell) => cell.trim())
  return { cells, height: 1 }
}

/**
 * Parses a row.
 * @returns its cells; "open" if a quoted cell has no end yet, so that the next line may belong to it; "broken" if no further
 *   line can complete the row
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

/** The row that names most columns. A row without a column for titles counts as naming none. */
function headerIn(rows: readonly (readonly string[])[]): Header {
  const candidates = rows.slice(0, searchedRows).map((cells, index): Header => {
    const columns = new Set(cells.map(columnNamed).filter(Boolean))
    return { index, columnCount: columns.has('title') ? columns.size : 0 }
  })
  const [best] = candidates.toSorted((one, other) => other.columnCount - one.columnCount)
  return best ?? { index: 0, columnCount: 0 }
}

const namedCells = (headings: readonly string[], cells: readonly string[]): Row['cells'] =>
  cells.map((cell, i) => [headings[i] || `columna ${i + 1}`, cell] as const)

/** Whether unclosed quotes have put rows into a cell: a later line of the cell then has as many cells as a row. */
function containsRows(cells: readonly string[], delimiter: string, width: number): boolean {
  const innerLines = cells.flatMap((cell) => cell.split('\n').slice(1))
  return innerLines.some((line) => line.split(delimiter).length >= width)
}

/** A remark if there is any text above the header. */
function remarksOn(rows: readonly (readonly string[])[], { index }: Header): readonly string[] {
  const above = rows.slice(0, index).filter((cells) => cells.some(Boolean))
  if (above.length === 0) return []
  return [`la cabecera es la fila ${index + 1}; lo que hay encima no se lee`]
}

/** The first row with any text, for the error. It is split with the delimiter that gives it most cells. */
function firstRow(tables: readonly Table[]): readonly string[] {
  const firsts = tables.map(({ rows }) => rows.find((cells) => cells.some(Boolean)) ?? [])
  const [widest = []] = firsts.toSorted((one, other) => other.length - one.length)
  return widest
}
