import { isDeepStrictEqual } from 'node:util'
import { Document, isScalar, type YAMLMap } from 'yaml'
import type { NotedValues } from './importNotes.ts'
import { quoted } from './quoted.ts'

/** A field of an entry in the content, with the functions that read and write it there. */
export type EntryField = {
  /** The field's name in the notes, and in the values of the source. */
  readonly name: string
  /** The field's name in the report. */
  readonly label: string
  readonly read: (entry: YAMLMap) => unknown
  readonly write: (entry: YAMLMap, value: unknown) => void
}

/** A field whose value is under its name. A sample counts as no value. */
export const plainField = (name: string, label: string): EntryField => ({
  name,
  label,
  read: (entry) => (isSample(entry, name) ? undefined : jsonOf(entry)[name]),
  write: (entry, value) => entry.set(name, nodeOf(value)),
})

/** A value as a new YAML node. Writing a new node also removes the old node's comment, such as `# ejemplo`. */
export const nodeOf = (value: unknown) => new Document(value).contents

/** Whether a value has the annotation `# ejemplo`. Any value of a source replaces such a sample. */
export const isSample = (entry: YAMLMap, name: string): boolean => {
  // With `true`, `get` returns the node, which has the comment, and not its value.
  const node = entry.get(name, true)
  return isScalar(node) && /^ *ejemplo\b/i.test(node.comment ?? '')
}

export const jsonOf = (entry: YAMLMap) => entry.toJSON() as Readonly<Record<string, unknown>>

/** The result of merging one field. */
type MergedField = {
  readonly isWritten: boolean
  /** The value to note as written by an import; undefined if there is none. */
  readonly noted: unknown
  readonly remark?: string
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
  if (isDeepStrictEqual(current, next)) return { isWritten: false, noted: next }
  if (isUnchanged) {
    field.write(entry, next)
    return { isWritten: true, noted: next }
  }
  const remark =
    current === undefined
      ? `${field.label}: no vuelve, porque lo quitaste; el archivo dice ${quoted(next)}`
      : `${field.label}: se queda lo tuyo, ${quoted(current)}; el archivo dice ${quoted(next)}`
  return { isWritten: false, noted: before, remark }
}

/**
 * Keeps a value that the source does not have. If the last import wrote it, the value stays noted, and there is a remark. If
 * somebody has written or changed it, it counts as written by hand from now on.
 */
function keepWithoutSource(
  { label }: EntryField,
  current: unknown,
  isUnchanged: boolean,
): MergedField {
  if (current === undefined || !isUnchanged) return { isWritten: false, noted: undefined }
  const remark = `${label}: el archivo ya no lo dice; se queda ${quoted(current)}`
  return { isWritten: false, noted: current, remark }
}

/**
 * Merges fields of an entry one by one.
 * @returns the values to note, remarks about values that stay as they are, and the names of the fields that were written
 */
export function mergeFields(
  entry: YAMLMap,
  fields: readonly EntryField[],
  next: NotedValues,
  before: NotedValues,
) {
  const noted: Record<string, unknown> = {}
  const remarks: string[] = []
  const written: string[] = []
  for (const field of fields) {
    const result = mergeField(entry, field, next[field.name], before[field.name])
    if (result.noted !== undefined) noted[field.name] = result.noted
    if (result.remark) remarks.push(result.remark)
    if (result.isWritten) written.push(field.name)
  }
  return { noted, remarks, written }
}
