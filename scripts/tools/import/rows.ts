/** A row of a table, or a session of a JSON file. Its cells have the headings of the file. */
export type Row = {
  /** The row's place in the file: "fila 3". */
  readonly where: string
  readonly cells: readonly (readonly [heading: string, value: unknown])[]
}

/** A file that another tool has exported. */
export type Source = {
  readonly rows: readonly Row[]
  /** Lines about rows whose cells cannot be read, with the reason. */
  readonly brokenRowLines: readonly string[]
  /** Remarks about the file as a whole. */
  readonly remarks: readonly string[]
}
