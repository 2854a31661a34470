import type { ContentData, ContentFile } from '../../../src/content/schema.ts'
import type { Problem } from './mistakes.ts'

/** The content, and its folder for rules about files. */
export type FolderContent = ContentData & {
  /** The folder from which the content was read. */
  readonly folder: string
}

type Path = readonly string[]

/**
 * A function that tells what is wrong with a value of the content. `at` is the value's path, which begins with its file:
 * ["venues", "venues", "mall"].
 */
type Check<Value, Content> = (value: Value, content: Content, at: Path) => Problem

type Rules<Content> = Readonly<Record<string, Check<unknown, Content>>>

/** The type of the values that a pattern finds in a value: ValueAt<ContentData, 'programme.parts.*.venue'> is a text. */
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
 * A table of checks by the patterns of their values, such as "programme.parts.*.venue". "*" stands for each entry of a list
 * or group. At run time `rulesFor` changes nothing: it exists for TypeScript, to which it tells the type of each check's value.
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
      const [file = '', ...pathInFile] = at
      if (problem) found.push({ file: file as ContentFile, at: pathInFile, problem })
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
