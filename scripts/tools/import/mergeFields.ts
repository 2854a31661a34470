import { isDeepStrictEqual } from 'node:util'
import { Document, isScalar, type YAMLMap } from 'yaml'
import type { NotedValues } from './importNotes.ts'
import { quoted } from './quoted.ts'

/** A field of an entry of speakers.yaml or programme.yaml, with the functions that read and write it there. */
export type EntryField = {
  /** The field's name in the notes, and in the values of the source. */
  readonly name: string
  /** The field's name in the report. */
  readonly label: string
  readonly read: (entry: YAMLMap) => unknown
  readonly write: (entry: YAMLMap, value: unknown) => void
}

/** A field with one value, which has the same name in the entry. A sample counts as no value. */
export const plainField = (name: string, label: string): EntryField => ({
  name,
  label,
  read: (entry) => (isSample(entry, name) ? undefined : jsonOf(entry)[name]),
  write: (entry, value) => entry.set(name, nodeOf(value)),
})

/** A value as a new YAML node. Writing a new node also removes the old node's comment, such as `# ejemplo`. */
export const nodeOf = (value: unknown) => new Document(value).contents

/** Whether a value is a sample: it has the annotation `# ejemplo`. A value of the source replaces it. */
export const isSample = (entry: YAMLMap, name: string): boolean => {
  // With `true`, `get` returns the node, which has the comment, and not its value.
  const node = entry.get(name, true)
  return isScalar(node) && /^ *ejemplo\b/i.test(node.comment ?? '')
}

export const jsonOf = (entry: YAMLMap) => entry.toJSON() as Readonly<Record<string, unknown>>

/** The result of merging one field. */
type MergedField = {
  readonly isWritten: boolean
  /** The value that an import has written, for the notes; undefined if the value is missing or written by hand. */
  readonly valueToNote: unknown
  /** A line for the report, if the value stays as it is although the source has another one or none. */
  readonly keptLine?: string
}

/**
 * Writes a value of the source, unless somebody has changed or removed the value since the last import.
 * @param next the value in the source; undefined if it has none
 * @param before the value that the last import wrote; undefined if it wrote none
 */
function mergeField(
  entry: YAMLMap,
  field: EntryField,
  next: unknown,
  before: unknown,
): MergedField {
  const current = field.read(entry)
  // If neither the entry nor the last import has a value, both are undefined. That counts as unchanged, so `next` is written.
  const isUnchanged = isDeepStrictEqual(current, before)
  if (next === undefined) return keepWithoutSource(field, current, isUnchanged)
  if (isDeepStrictEqual(current, next)) return { isWritten: false, valueToNote: next }
  if (isUnchanged) {
    field.write(entry, next)
    return { isWritten: true, valueToNote: next }
  }
  const keptLine =
    current === undefined
      ? `${field.label}: no vuelve, porque lo quitaste; el archivo dice ${quoted(next)}`
      : `${field.label}: se queda lo tuyo, ${quoted(current)}; el archivo dice ${quoted(next)}`
  return { isWritten: false, valueToNote: before, keptLine }
}

/**
 * Keeps a value that the source does not have. A value that the last import wrote is noted again, and the report has a line
 * about it. A value that somebody has written or changed since then is not noted any more, so it counts as written by hand.
 */
function keepWithoutSource(
  { label }: EntryField,
  current: unknown,
  isUnchanged: boolean,
): MergedField {
  if (current === undefined || !isUnchanged) return { isWritten: false, valueToNote: undefined }
  const keptLine = `${label}: el archivo ya no lo dice; se queda ${quoted(current)}`
  return { isWritten: false, valueToNote: current, keptLine }
}

/**
 * Merges fields of an entry one by one.
 * @param next the values in the source
 * @param before the values that the last import wrote
 * @returns the values and lines of `MergedField` for all fields, and the names of the fields that were written
 */
export function mergeFields(
  entry: YAMLMap,
  fields: readonly EntryField[],
  next: NotedValues,
  before: NotedValues,
) {
  const valuesToNote: Record<string, unknown> = {}
  const keptLines: string[] = []
  const written: string[] = []
  for (const field of fields) {
    const result = mergeField(entry, field, next[field.name], before[field.name])
    if (result.valueToNote !== undefined) valuesToNote[field.name] = result.valueToNote
    if (result.keptLine) keptLines.push(result.keptLine)
    if (result.isWritten) written.push(field.name)
  }
  return { valuesToNote, keptLines, written }
}
