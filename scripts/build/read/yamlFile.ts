import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isScalar, LineCounter, type Node, parseDocument } from 'yaml'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { type Mistake, mistakeIn } from './mistakes.ts'
import { faultsIn } from './yamlFaults.ts'
import { type FieldPath, startOf, type Value, valuesIn } from './yamlValues.ts'

/**
 * A comment beside a value. `# ejemplo` marks a sample, which is invented. `# promesa` marks a promise to the public, which
 * nobody has confirmed.
 */
export type Annotation = {
  readonly file: string
  readonly line: number
  readonly at: FieldPath
  readonly text: string
  readonly kind: 'sample' | 'promise'
  /** Whether the text is the delivered one, which an event gets if it writes none (deliveredTexts.ts). */
  readonly isDelivered?: true
}

/** A file of the content as it was read. */
export type YamlFile = {
  readonly name: string
  readonly value: unknown
  readonly isEmpty: boolean
  /** Mistakes that make the file unreadable. If there is one, `value` is undefined. */
  readonly mistakes: readonly Mistake[]
  readonly annotations: readonly Annotation[]
  /** Makes a mistake about a value. If the file lacks the value, the mistake has the line of the group around it. */
  readonly mistake: (at: FieldPath, problem: string) => Mistake
  /** The source of a value without quotes: "3.10", which YAML reads as 3.1. Undefined for other values. */
  readonly plainSourceAt: (at: FieldPath) => string | undefined
}

/** The path of a field as messages name it: ["parts", 0, "start"] → "parts[0].start". */
export function fieldName(at: FieldPath): string {
  const steps = at.map((key) => {
    const isPosition = /^\d+$/.test(String(key))
    return isPosition ? `[${String(key)}]` : `.${String(key)}`
  })
  return steps.join('').replace(/^\./, '')
}

/** Reads a file. A missing file counts as an empty one. */
export function readYamlFile(folder: string, name: string): YamlFile {
  const file = path.join(folder, name)
  return parseYaml(name, existsSync(file) ? readText(file) : '')
}

/**
 * Reads the text of a file, and makes its letters plain (`plainLetters`). At the start of a line it also
 * replaces special spaces, such as no-break spaces, because YAML accepts only ordinary spaces there.
 */
export function readText(file: string): string {
  const text = plainLetters(readFileSync(file, 'utf8'))
  return text.replace(lineStart, (start) => start.replace(/\p{Zs}/gu, ' '))
}

/**
 * The start of a line, "  - name: ", in two parts: the spaces and hyphens, and the name of the field with its colon and a
 * space. In lines that were copied from a web page the spaces may be special ones.
 */
const lineStart = /^[-\p{Zs}]*(?:[\w-]+:\p{Zs})?/gmu

/** Single characters for two letters, such as "ﬁ" and the Catalan "ŀ". Text from a PDF may contain them. */
const joinedLetters = /[\u013F\u0140\uFB00-\uFB06]/g

/**
 * A text as a keyboard writes it: without a byte order mark and joined letters, with composed accents, plain line ends and
 * plain hyphens.
 */
export const plainLetters = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(joinedLetters, (letters) => letters.normalize('NFKC'))
    .normalize('NFC')

const fileCache = new Map<string, YamlFile>()

/**
 * Parses a file. Results are cached, because tests and `npm run dev` read an event several times, and most of its files do not
 * change.
 */
export function parseYaml(name: string, source: string): YamlFile {
  const key = `${name}\n${source}`
  const file = fileCache.get(key) ?? parseWithoutCache(name, source)
  fileCache.set(key, file)
  return file
}

function parseWithoutCache(name: string, source: string): YamlFile {
  const lineCounter = new LineCounter()
  // yamlFaults.ts recognises errors by their messages. With `prettyErrors` a message would also quote the organiser's text.
  const document = parseDocument(source, { lineCounter, prettyErrors: false })
  const values = [...valuesIn(document.contents)]
  const lineNumberAt = (offset: number) => lineCounter.linePos(offset).line

  const lines = new Map(values.map(({ at, offset }) => [fieldName(at), lineNumberAt(offset)]))
  // A value that is not in the file gets the line of the group around it. The outermost group, [], always has a line.
  const lineOf = (at: FieldPath): number => lines.get(fieldName(at)) ?? lineOf(at.slice(0, -1))
  const plainSources = new Map(values.map(({ at, node }) => [fieldName(at), plainSourceOf(node)]))

  const mistakes = faultsIn(document, values, source).map(({ offset, problem, at = [] }) => ({
    ...mistakeIn(name, problem, offset === null ? 0 : lineNumberAt(offset)),
    field: fieldName(at),
  }))
  const isReadable = mistakes.length === 0
  return {
    name,
    isEmpty: document.contents === null && document.errors.length === 0,
    value: isReadable ? forSchemas(document.toJS() as unknown) : undefined,
    mistakes,
    annotations: annotationsIn(name, values, lineNumberAt),
    mistake: (at, problem) => ({ file: name, line: lineOf(at), field: fieldName(at), problem }),
    plainSourceAt: (at) => plainSources.get(fieldName(at)),
  }
}

/** The source of a value that is written without quotes. */
const plainSourceOf = (node: Node | null): string | undefined =>
  isScalar(node) && node.type === 'PLAIN' ? node.source : undefined

/** The annotations of all values in a file. */
function annotationsIn(
  file: string,
  values: readonly Value[],
  lineNumberAt: (offset: number) => number,
): Annotation[] {
  return values.flatMap(({ node, at }) => {
    if (!isScalar(node)) return []
    const kind = kindOfComment(node.comment ?? '')
    if (!kind) return []
    return { file, line: lineNumberAt(startOf(node)), at, text: String(node.value), kind }
  })
}

/**
 * The value as schemas expect it. An empty field, "email:", is left out: YAML reads it as null, but for schemas an optional
 * field has a value or is missing. A text block, "intro: |", loses the line break with which YAML ends it.
 */
function forSchemas(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\n+$/, '')
  if (Array.isArray(value)) return value.map(forSchemas)
  if (typeof value !== 'object' || value === null) return value ?? undefined
  const filledFields = Object.entries(value).filter(([, fieldValue]) => fieldValue !== null)
  return mapValues(Object.fromEntries(filledFields), forSchemas)
}

function kindOfComment(comment: string): Annotation['kind'] | undefined {
  if (/^ *ejemplo\b/i.test(comment)) return 'sample'
  if (/^ *promesa\b/i.test(comment)) return 'promise'
  return undefined
}
