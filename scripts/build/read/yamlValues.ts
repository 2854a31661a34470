import { isMap, isSeq, type Node } from 'yaml'

/** The path to a value in a file: names of fields, and positions in lists. */
export type FieldPath = readonly PropertyKey[]

/** A value with its path, and the offset at which it begins, with the field's name if it has one. */
export type Value = {
  readonly node: Node | null
  readonly at: FieldPath
  readonly offset: number
  readonly isInBraces: boolean
}

export const startOf = (node: Node | null) => node?.range?.[0] ?? 0

/** Every value of a document, from the outermost in. */
export function* valuesIn(
  node: Node | null,
  at: FieldPath = [],
  offset = startOf(node),
  isInBraces = false,
): Generator<Value> {
  yield { node, at, offset, isInBraces }
  if (isMap<Node, Node | null>(node)) {
    for (const { key, value } of node.items) {
      yield* valuesIn(value, [...at, String(key)], startOf(key), node.flow)
    }
  } else if (isSeq<Node>(node)) {
    for (const [i, item] of node.items.entries()) yield* valuesIn(item, [...at, i])
  }
}
