import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  stringify,
} from 'yaml'
import type { FieldPath } from '../content/yaml-file.ts'

type Splice = { readonly from: number; readonly to: number; readonly text: string }

/**
 * Changes values of a YAML file in its source. What is not named stays letter by letter: comments, order, quotes and line
 * breaks, which the library's own writing of a whole document would fold anew.
 */
export class YamlEdit {
  readonly #source: string
  readonly #splices: Splice[] = []

  constructor(source: string) {
    this.#source = source
  }

  /** The source with all changes. */
  toString(): string {
    const newline = this.#source.includes('\r\n') ? '\r\n' : '\n'
    return this.#splices
      .toSorted((one, other) => other.from - one.from)
      .reduce(
        (source, { from, to, text }) =>
          source.slice(0, from) + text.replaceAll('\n', newline) + source.slice(to),
        this.#source,
      )
  }

  /** Puts another value in the place of one; an empty list or group goes behind its name. */
  set(at: FieldPath, value: unknown): void {
    const [from, end] = this.#rangeOf(at)
    const node = this.#nodeAt(at)
    const to = from + this.#source.slice(from, end).trimEnd().length
    if (isEmpty(value)) {
      const before = this.#source.slice(0, from)
      // A comment between the two stays, and the value stays below it.
      const gap = /:\s*$/.exec(before)?.[0] ?? ''
      const start = gap ? from - gap.length + 1 : from
      this.#splices.push({ from: start, to, text: `${gap ? ' ' : ''}${written(value)}` })
      return
    }
    const column = this.#columnOf(from)
    const quoted = isScalar(node) && node.type?.startsWith('QUOTE') ? new Scalar(value) : null
    if (quoted && isScalar(node)) quoted.type = node.type
    const isFlow = isCollection(node) && node.flow === true
    this.#splices.push({ from, to, text: written(quoted ?? value, column, isFlow) })
  }

  /** Adds entries to a list at the top of the file, in the way in which the list is written; makes the list if need be. */
  append(name: string, values: readonly unknown[], comment: string): void {
    if (values.length === 0) return
    const node = this.#nodeAt([name])
    if (node === undefined) {
      const gap = this.#source.endsWith('\n') ? '\n' : '\n\n'
      const text = `${gap}# ${comment}\n${name}:\n  ${written(values, 2)}\n`
      this.#splices.push({ from: this.#source.length, to: this.#source.length, text })
      return
    }
    const [from, end] = this.#rangeOf([name])
    if (!isSeq(node) || node.flow || node.items.length === 0) {
      const kept = isSeq(node) ? (node.toJSON() as unknown[]) : []
      const to = from + this.#source.slice(from, end).trimEnd().length
      const start = from - (/ +$/.exec(this.#source.slice(0, from))?.[0].length ?? 0)
      const text = `\n  ${written([...kept, ...values], 2)}`
      this.#splices.push({ from: start, to, text })
      return
    }
    const column = this.#columnOf(from)
    const last = from + this.#source.slice(from, end).trimEnd().length
    const text = `\n${' '.repeat(column)}${written(values, column)}`
    this.#splices.push({ from: last, to: last, text })
  }

  #nodeAt(at: FieldPath): unknown {
    const { contents } = parseDocument(this.#source)
    return at.reduce<unknown>((node, key) => {
      if (isMap(node)) return node.items.find(({ key: name }) => String(name) === key)?.value
      return isSeq(node) ? node.items[Number(key)] : undefined
    }, contents)
  }

  #rangeOf(at: FieldPath): readonly [number, number] {
    const node = this.#nodeAt(at)
    if (!isNode(node) || !node.range) throw new Error(`There is no ${at.join('.')} to be changed.`)
    return [node.range[0], node.range[1]]
  }

  #columnOf(offset: number): number {
    return offset - (this.#source.lastIndexOf('\n', offset - 1) + 1)
  }
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** As the files of the content are written: 100 letters per line, single quotes if it needs any. */
function written(value: unknown, column = 0, isFlow = false): string {
  const text = stringify(value, {
    lineWidth: isFlow ? 0 : 100 - column,
    singleQuote: true,
    ...(isFlow && { collectionStyle: 'flow' }),
  })
  return text.trimEnd().replaceAll('\n', `\n${' '.repeat(column)}`)
}
