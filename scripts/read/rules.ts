import type { ContentData, ContentFile } from '../../src/content/schema.ts'
import type { Problem } from './mistakes.ts'

/** The content, and the folder that it comes from. */
export type FolderContent = ContentData & { readonly folder: string }

/**
 * What is wrong with a value of the content, by its place. A rule runs at each place that has a value; "*" stands for each
 * entry of a list or group.
 */
export type Rules = Readonly<
  Record<string, (value: never, content: FolderContent, at: readonly string[]) => Problem>
>

/** What rules say of an event: the file, the place in it, and the sentence. */
export function problemsIn(rules: Rules, content: FolderContent) {
  return Object.entries(rules).flatMap(([place, problemOf]) =>
    valuesAt(content, place.split('.')).flatMap(({ at, value }) => {
      const problem = problemOf(value as never, content, at)
      const [file = '', ...way] = at
      return problem ? { file: file as ContentFile, at: way, problem } : []
    }),
  )
}

type Found = { readonly at: readonly string[]; readonly value: unknown }

function valuesAt(value: unknown, steps: readonly string[], at: readonly string[] = []): Found[] {
  const [step, ...rest] = steps
  if (value === undefined) return []
  if (step === undefined) return [{ at, value }]
  const inner = value as Readonly<Record<string, unknown>>
  const keys = step === '*' ? Object.keys(inner) : [step]
  return keys.flatMap((key) => valuesAt(inner[key], rest, [...at, key]))
}
