import { isMap, isSeq, type Node } from 'yaml'

/** The path to a value in a file: names of fields, and positions in lists. */
export type FieldPath = readonly PropertyKey[]

/** A value of a YAML document. */
export type Value = {
  readonly node: Node | null
  readonly at: FieldPath
  /** The index in the source at which the name of the value's field begins. For an item of a list: at which the item begins. */
  readonly offset: number
  /** Whether the value is a field of a group in braces, "{ text: Hola }". */
  readonly isInBraces: boolean
}

/** The offset in the source at which a node begins. */
export const startOf = (node: Node | null) => node?.range?.[0] ?? 0

/** Every value of a document. A group or list comes before the values in it. */
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
