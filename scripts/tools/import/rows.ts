/** A session as it is in a file: where, and its values with the headings that they have there. */
export type Row = {
  readonly where: string
  readonly cells: readonly (readonly [heading: string, value: unknown])[]
}

/** Rows of a file. */
export type Source = {
  readonly rows: readonly Row[]
  /** Rows that are there and could not be taken apart, each with its reason. */
  readonly brokenRows: readonly string[]
  /** Remarks about the file as a whole. */
  readonly remarks: readonly string[]
}
