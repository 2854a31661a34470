import type { ContentData, ContentFile } from '../../src/content/schema.ts'
import type { Problem } from './mistakes.ts'

/** The content, and the folder that it comes from. */
export type FolderContent = ContentData & { readonly folder: string }

type Path = readonly string[]

/** What is wrong with a value of the content, by its place. */
export type Rule = {
  readonly place: string
  readonly problemOf: (value: unknown, content: FolderContent, at: Path) => Problem
}

/** The type of the values at a place of the content. */
type ValueAt<Value, Place extends string> = Place extends `${infer Key}.${infer Rest}`
  ? ValueAt<Inner<Value, Key>, Rest>
  : Inner<Value, Place>

type Inner<Value, Key> = Value extends object
  ? Key extends keyof Value
    ? NonNullable<Value[Key]>
    : Key extends '*'
      ? NonNullable<Value extends readonly (infer Item)[] ? Item : Value[keyof Value]>
      : never
  : never

/** A rule for each value at a place; "*" stands for each entry of a list or group. */
export const rule = <Place extends string>(
  place: Place,
  problemOf: (value: ValueAt<ContentData, Place>, content: FolderContent, at: Path) => Problem,
): Rule => ({
  place,
  problemOf: (value, ...rest) => problemOf(value as ValueAt<ContentData, Place>, ...rest),
})

/** What rules say of an event: the file, the place in it, and the sentence. */
export function problemsIn(rules: readonly Rule[], content: FolderContent) {
  return rules.flatMap(({ place, problemOf }) =>
    valuesAt(content, place.split('.')).flatMap(({ at, value }) => {
      const problem = problemOf(value, content, at)
      const [file = '', ...way] = at
      return problem ? { file: file as ContentFile, at: way, problem } : []
    }),
  )
}

type Found = { readonly at: Path; readonly value: unknown }

function valuesAt(value: unknown, steps: Path, at: Path = []): Found[] {
  const [step, ...rest] = steps
  if (value === undefined) return []
  if (step === undefined) return [{ at, value }]
  const inner = value as Readonly<Record<string, unknown>>
  const keys = step === '*' ? Object.keys(inner) : [step]
  return keys.flatMap((key) => valuesAt(inner[key], rest, [...at, key]))
}
