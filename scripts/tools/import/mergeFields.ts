import { isDeepStrictEqual } from 'node:util'
import { Document, isScalar, type YAMLMap } from 'yaml'
import type { NotedValues } from './importNotes.ts'
import { quoted } from './quoted.ts'

/** A field of an entry, with the functions that read and write it. An entry is a map in speakers.yaml or programme.yaml. */
export type EntryField = {
  /** The field's name in the notes and in the source's values. */
  readonly name: string
  /** The field's name in the report. */
  readonly label: string
  readonly read: (entry: YAMLMap) => unknown
  readonly write: (entry: YAMLMap, value: unknown) => void
}

/** A field that an entry stores under `name`. A sample counts as no value. */
export const plainField = (name: string, label: string): EntryField => ({
  name,
  label,
  read: (entry) => (isSample(entry, name) ? undefined : jsonOf(entry)[name]),
  write: (entry, value) => entry.set(name, nodeOf(value)),
})

/** A value as a new YAML node. A new node also replaces the comment of the old one, such as `# ejemplo`. */
export const nodeOf = (value: unknown) => new Document(value).contents

/** Whether a value is a sample: it has the annotation `# ejemplo`. An import replaces samples. */
export const isSample = (entry: YAMLMap, name: string): boolean => {
  // With `true`, `get` returns the node with its comment, instead of the value.
  const node = entry.get(name, true)
  return isScalar(node) && /^ *ejemplo\b/i.test(node.comment ?? '')
}

export const jsonOf = (entry: YAMLMap) => entry.toJSON() as Readonly<Record<string, unknown>>

/** The result of merging one field. */
type MergedField = {
  readonly isWritten: boolean
  /** The value that the notes should have for the field; undefined if they should have none. */
  readonly valueToNote: unknown
  /** A line for the report, if a value stays as it is although the source has another value or none. */
  readonly keptLine?: string
}

/**
 * Writes a value of the source, unless somebody has changed or removed the value since the last import.
 * @param sourceValue the value in the source; undefined if the source has none
 * @param notedValue the value that the last import wrote; undefined if it wrote none
 */
function mergeField(
  entry: YAMLMap,
  field: EntryField,
  sourceValue: unknown,
  notedValue: unknown,
): MergedField {
  const current = field.read(entry)
  // A field that is empty, and that no import has written, counts as unchanged: both values are undefined.
  const isUnchanged = isDeepStrictEqual(current, notedValue)
  if (sourceValue === undefined) return keepWithoutSource(field, current, isUnchanged)
  if (isDeepStrictEqual(current, sourceValue)) return { isWritten: false, valueToNote: sourceValue }
  if (isUnchanged) {
    field.write(entry, sourceValue)
    return { isWritten: true, valueToNote: sourceValue }
  }
  const keptLine =
    current === undefined
      ? `${field.label}: no vuelve, porque lo quitaste; el archivo dice ${quoted(sourceValue)}`
      : `${field.label}: se queda lo tuyo, ${quoted(current)}; el archivo dice ${quoted(sourceValue)}`
  return { isWritten: false, valueToNote: notedValue, keptLine }
}

/**
 * Keeps a value that the source does not have. If the last import wrote the value, it is noted again, and the report has a line
 * about it. If somebody has written or changed it by hand, it is not noted any more.
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
 * @param sourceValues the values in the source
 * @param notedValues the values that the last import wrote
 * @returns `valuesToNote` and `keptLines` as in `MergedField`, for all fields; `written`: the names of the written fields
 */
export function mergeFields(
  entry: YAMLMap,
  fields: readonly EntryField[],
  sourceValues: NotedValues,
  notedValues: NotedValues,
) {
  const valuesToNote: Record<string, unknown> = {}
  const keptLines: string[] = []
  const written: string[] = []
  for (const field of fields) {
    const { name } = field
    const merged = mergeField(entry, field, sourceValues[name], notedValues[name])
    if (merged.valueToNote !== undefined) valuesToNote[name] = merged.valueToNote
    if (merged.keptLine) keptLines.push(merged.keptLine)
    if (merged.isWritten) written.push(name)
  }
  return { valuesToNote, keptLines, written }
}
