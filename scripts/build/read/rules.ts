import type { ContentData, ContentFile } from '../../../src/content/schema.ts'
import type { Problem } from './mistakes.ts'

/** The content, with the folder from which it was read. Some rules are about files in that folder. */
export type FolderContent = ContentData & { readonly folder: string }

/** The path of a value in the content. It begins with the file: ["venues", "venues", "mall", "name"]. */
type Path = readonly string[]

/**
 * The identifier in the path of a venue or speaker, or of one of their fields: ["venues", "venues", "mall", "name"] → "mall".
 */
export const idIn = ([_file, _group, id = '']: Path): string => id

/**
 * A function that tells what is wrong with a value of the content. It is named after the problem that it looks for:
 * `wrongTimeZone`.
 * @param at the value's path
 */
type Check<Value, Content> = (value: Value, content: Content, at: Path) => Problem

type Rules<Content> = Readonly<Record<string, Check<unknown, Content>>>

/** The type of the values that a pattern finds in a value. `ValueAt<ContentData, 'programme.parts.*.venue'>` is `string`. */
type ValueAt<Value, Pattern extends string> = Pattern extends `${infer Key}.${infer Rest}`
  ? ValueAt<Inner<Value, Key>, Rest>
  : Inner<Value, Pattern>

/** The type of a field or, for "*", of each entry of a list or group. */
type Inner<Value, Key> = Value extends object
  ? Key extends keyof Value
    ? NonNullable<Value[Key]>
    : Key extends '*'
      ? NonNullable<Value extends readonly (infer Item)[] ? Item : Value[keyof Value]>
      : never
  : never

/**
 * Declares a table of checks by the patterns of their values, such as "programme.parts.*.venue". "*" stands for each entry of a
 * list or group. At run time the function only returns its argument. For TypeScript it gives each check the type of its value.
 */
export const rulesFor = <
  Pattern extends string,
  Content extends FolderContent = FolderContent,
>(checks: { readonly [One in Pattern]: Check<ValueAt<ContentData, One>, Content> }) =>
  checks as Rules<Content>

type FoundProblem = {
  readonly file: ContentFile
  /** The path of the value in the file. */
  readonly at: Path
  readonly problem: string
}

/** The problems that rules find in an event. */
export function problemsIn<Content extends FolderContent>(
  rules: Rules<Content>,
  content: Content,
): readonly FoundProblem[] {
  const found: FoundProblem[] = []
  for (const [pattern, check] of Object.entries(rules)) {
    for (const { at, value } of valuesAt(content, pattern.split('.'))) {
      const problem = check(value, content, at)
      if (!problem) continue
      const [file = '', ...pathInFile] = at
      found.push({ file: file as ContentFile, at: pathInFile, problem })
    }
  }
  return found
}

type FoundValue = { readonly at: Path; readonly value: unknown }

/**
 * The values that a pattern finds, with their paths.
 * @param pattern names of fields, or "*" for each entry of a list or group: ["programme", "parts", "*", "venue"]
 * @param at the path of `value` itself
 */
export function valuesAt(value: unknown, pattern: Path, at: Path = []): FoundValue[] {
  const [step, ...rest] = pattern
  if (value === undefined) return []
  if (step === undefined) return [{ at, value }]
  const group = value as Readonly<Record<string, unknown>>
  const keys = step === '*' ? Object.keys(group) : [step]
  return keys.flatMap((key) => valuesAt(group[key], rest, [...at, key]))
}
