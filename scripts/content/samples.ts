import { contentFolder } from './folder.ts'
import { fieldName } from './yaml-file.ts'
import { type Mark, readContent } from './read-content.ts'
import { valuesIn } from './values.ts'

/** A value of the content that waits for a real one, or for somebody's word. */
export type Sample = {
  readonly file: string
  readonly field: string
  readonly value: string
}

/**
 * The values that the files themselves mark under `samples` (invented) or `promises` (promised to the public, confirmed by
 * nobody), each by how it begins: so a value that is replaced is no longer marked, and one that is true loses its line.
 */
export function marked(mark: Mark, folder = contentFolder): readonly Sample[] {
  const { sources } = readContent(folder)
  return Object.values(sources).flatMap(({ name, value }) => {
    const { [mark]: beginnings = [], ...fields } = value as Readonly<Record<string, unknown>>
    const all = valuesIn(fields)
    return (beginnings as readonly string[]).flatMap((beginning) =>
      all
        .filter((found) => found.value.startsWith(beginning))
        .map(({ at, value: text }) => ({ file: name, field: fieldName(at), value: text })),
    )
  })
}
