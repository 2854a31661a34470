import type { ContentData, ContentFile } from '../../../src/content/schema.ts'
import type { Problem } from './mistakes.ts'

/** The content, and its folder for rules about files. */
export type FolderContent = ContentData & {
  /** The folder that it comes from. */
  readonly folder: string
}

type Path = readonly string[]

/** Tells what is wrong with a value of the content. */
type Check<Value, Content> = (value: Value, content: Content, at: Path) => Problem

type Rules<Content> = Readonly<Record<string, Check<unknown, Content>>>

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

/** Types checks by the places of their values, "programme.parts.*.venue". "*" stands for each entry of a list or group. */
export const rulesFor = <
  Place extends string,
  Content extends FolderContent = FolderContent,
>(checks: { readonly [One in Place]: Check<ValueAt<ContentData, One>, Content> }) =>
  checks as Rules<Content>

/** The problems that rules find in an event: the file, the path in it, and the sentence. */
export function problemsIn<Content extends FolderContent>(rules: Rules<Content>, content: Content) {
  return Object.entries(rules).flatMap(([place, check]) =>
    valuesAt(content, place.split('.')).flatMap(({ at, value }) => {
      const problem = check(value, content, at)
      const [file = '', ...pathInFile] = at
      return problem ? { file: file as ContentFile, at: pathInFile, problem } : []
    }),
  )
}

type Found = { readonly at: Path; readonly value: unknown }

/** The values at a place with their paths; "*" stands for each entry of a list or group. */
export function valuesAt(value: unknown, steps: Path, at: Path = []): Found[] {
  const [step, ...rest] = steps
  if (value === undefined) return []
  if (step === undefined) return [{ at, value }]
  const group = value as Readonly<Record<string, unknown>>
  const keys = step === '*' ? Object.keys(group) : [step]
  return keys.flatMap((key) => valuesAt(group[key], rest, [...at, key]))
}
