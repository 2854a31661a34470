import type { Content } from './read-content.ts'
import { loadSource } from './site-content.ts'
import { fieldName, type Mark } from './yaml-file.ts'

/** A value of the content that waits for a real one, or for somebody's word. */
export type Sample = Omit<Mark, 'at'> & {
  readonly file: string
  /** "speakers.lucia-romero.name" */
  readonly path: string
}

/** The values that the files mark, in their order. */
export function samplesIn({ sources }: Pick<Content, 'sources'> = loadSource()): readonly Sample[] {
  return Object.values(sources).flatMap(({ name, marks }) =>
    marks.map(({ at, ...mark }) => ({ ...mark, file: name, path: fieldName(at) })),
  )
}
