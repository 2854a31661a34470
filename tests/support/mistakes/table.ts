/**
 * A change to the specification's event that makes it wrong: a text of the file, what takes its place (null: the file goes;
 * "" as the first: the whole file is replaced), the field that the message names, and a piece of what it says.
 */
export type Row = readonly [
  from: string,
  to: string | null,
  field: string,
  says: string,
  /** A text of the line that is meant, where that is not the changed one; null: the file as a whole. */
  at?: string | null,
]

/** Mistakes of one kind in one file. */
export type Group = {
  /** As the tests call it. */
  readonly kind: string
  readonly file: string
  readonly rows: readonly Row[]
}
