/** A session as it is in a file. Its values have the headings of the file. */
export type Row = {
  /** The row's place in the file: "fila 3". */
  readonly where: string
  readonly cells: readonly (readonly [heading: string, value: unknown])[]
}

/** Rows of a file. */
export type Source = {
  readonly rows: readonly Row[]
  /** Lines about rows whose cells cannot be read, with the reason. */
  readonly brokenRows: readonly string[]
  /** Remarks about the file as a whole. */
  readonly remarks: readonly string[]
}
