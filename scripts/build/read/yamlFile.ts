import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isScalar, LineCounter, parseDocument } from 'yaml'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { type Mistake, mistakeIn } from './mistakes.ts'
import { faultsIn } from './yamlFaults.ts'
import { type FieldPath, startOf, valuesIn } from './yamlValues.ts'

/** A value marked as invented (`# ejemplo`), or as a public promise that nobody has confirmed (`# promesa`). */
export type Mark = {
  readonly file: string
  readonly line: number
  readonly at: FieldPath
  readonly text: string
  readonly kind: 'sample' | 'promise'
  /** Where its file is, if not in the folder of the event. */
  readonly folder?: string
}

/** A file of the content as it was read. */
export type YamlFile = {
  readonly name: string
  readonly value: unknown
  readonly isEmpty: boolean
  /** Mistakes that make it unreadable: it has no value then. */
  readonly mistakes: readonly Mistake[]
  /** Values that a comment marks. */
  readonly marks: readonly Mark[]
  /** Creates a mistake at a place of the file, or at the nearest place above it that exists. */
  readonly mistake: (at: FieldPath, problem: string) => Mistake
}

/** ["parts", 0, "start"] → "parts[0].start" */
export const fieldName = (at: FieldPath): string =>
  at
    .map((key) => (/^\d+$/.test(String(key)) ? `[${String(key)}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')

/** Reads a file. A missing one counts as empty, which is a mistake unless all that it holds may be missing. */
export function readYamlFile(folder: string, name: string): YamlFile {
  const place = path.join(folder, name)
  return parseYaml(name, existsSync(place) ? readText(place) : '')
}

/** The start of a line, with its field's name: web pages and word processors give it spaces of their own. */
const indents = /^[-\p{Zs}]*(?:[\w-]+:\p{Zs})?/gmu

/** The text of a file as `plainLetters` has it, with plain spaces where YAML needs them. */
export const readText = (place: string): string =>
  plainLetters(readFileSync(place, 'utf8')).replace(indents, (indent) =>
    indent.replace(/\p{Zs}/gu, ' '),
  )

/** A text as if it were typed: without a byte order mark, in composed letters, with plain line ends and hyphens. */
export const plainLetters = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u2010\u2011]/g, '-')
    .normalize('NFC')

const parsed = new Map<string, YamlFile>()

/** Keeps what it has read: whoever reads a folder again mostly finds the same files. */
export function parseYaml(name: string, source: string): YamlFile {
  const key = `${name}\n${source}`
  const file = parsed.get(key) ?? parsedFile(name, source)
  parsed.set(key, file)
  return file
}

function parsedFile(name: string, source: string): YamlFile {
  const counter = new LineCounter()
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false })
  const values = [...valuesIn(document.contents)]
  const lineAt = (offset: number) => counter.linePos(offset).line
  const lines = new Map(values.map(({ at, offset }) => [fieldName(at), lineAt(offset)]))
  const lineOf = (at: FieldPath): number => lines.get(fieldName(at)) ?? lineOf(at.slice(0, -1))
  const mistakes = faultsIn(document, values, source).map(({ offset, problem, at = [] }) => ({
    ...mistakeIn(name, problem, offset === null ? 0 : lineAt(offset)),
    field: fieldName(at),
  }))
  return {
    name,
    isEmpty: document.contents === null && document.errors.length === 0,
    value: mistakes.length > 0 ? undefined : withoutNulls(document.toJS() as unknown),
    mistakes,
    marks: values.flatMap(({ node, at }) => {
      const kind = isScalar(node) && markIn(node.comment ?? '')
      if (!kind) return []
      return { file: name, line: lineAt(startOf(node)), at, text: String(node.value), kind }
    }),
    mistake: (at, problem) => ({ file: name, line: lineOf(at), field: fieldName(at), problem }),
  }
}

/** The value as schemas read it: without empty fields, and texts without the final line breaks of a block. */
function withoutNulls(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\n+$/, '')
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value ?? undefined
  const filled = Object.entries(value).filter(([, one]) => one !== null)
  return mapValues(Object.fromEntries(filled), withoutNulls)
}

const markIn = (comment: string): Mark['kind'] | undefined =>
  /^ *ejemplo\b/i.test(comment) ? 'sample' : /^ *promesa\b/i.test(comment) ? 'promise' : undefined
