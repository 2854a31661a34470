import { isDeepStrictEqual } from 'node:util'
import { Document, isScalar, type YAMLMap } from 'yaml'
import type { NotedValues } from './noted.ts'
import { quoted } from './quoted.ts'

/** A field of an entry in the content: what people call it, and how it is read and written there. */
export type EntryField = {
  readonly name: string
  readonly label: string
  readonly read: (entry: YAMLMap) => unknown
  readonly write: (entry: YAMLMap, value: unknown) => void
}

/** A field that is one value under one name. */
export const plainField = (name: string, label: string): EntryField => ({
  name,
  label,
  read: (entry) => (isSample(entry, name) ? undefined : jsonOf(entry)[name]),
  write: (entry, value) => entry.set(name, nodeOf(value)),
})

/** A value as a node, which takes the place of a marked one together with its mark. */
export const nodeOf = (value: unknown) => new Document(value).contents

/** Whether a value is marked as invented, so that anything better takes its place. */
export const isSample = (entry: YAMLMap, name: string): boolean => {
  const node = entry.get(name, true)
  return isScalar(node) && /^ *ejemplo\b/i.test(node.comment ?? '')
}

export const jsonOf = (entry: YAMLMap) => entry.toJSON() as Readonly<Record<string, unknown>>

/** The result of merging one field. */
type MergedField = {
  readonly isWritten: boolean
  /** The value to note as the import's own; undefined if the field has none. */
  readonly noted: unknown
  readonly remark?: string
}

/**
 * Writes a value of the source, unless a hand has written or removed the one that is there.
 * @param next what the source says; undefined if it says nothing
 * @param before what the last import wrote; undefined if it wrote nothing
 */
function mergeField(
  entry: YAMLMap,
  field: EntryField,
  next: unknown,
  before: unknown,
): MergedField {
  const current = field.read(entry)
  const isOwn = isDeepStrictEqual(current, before)
  if (next === undefined) return notSaid(field, current, isOwn)
  if (isDeepStrictEqual(current, next)) return { isWritten: false, noted: next }
  if (isOwn) {
    field.write(entry, next)
    return { isWritten: true, noted: next }
  }
  const remark =
    current === undefined
      ? `${field.label}: no vuelve, porque lo quitaste; el archivo dice ${quoted(next)}`
      : `${field.label}: se queda lo tuyo, ${quoted(current)}; el archivo dice ${quoted(next)}`
  return { isWritten: false, noted: before, remark }
}

function notSaid({ label }: EntryField, current: unknown, isOwn: boolean): MergedField {
  if (current === undefined || !isOwn) return { isWritten: false, noted: undefined }
  const remark = `${label}: el archivo ya no lo dice; se queda ${quoted(current)}`
  return { isWritten: false, noted: current, remark }
}

/** Merges fields of an entry one by one. */
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
