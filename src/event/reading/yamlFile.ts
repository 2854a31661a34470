import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
} from 'yaml'
import { type Mistake, mistakeIn } from './mistakes.ts'

/** The path to a value in a file: names of fields, and positions in lists. */
export type FieldPath = readonly PropertyKey[]

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

/** Reads a file. A missing one counts as empty, which is a mistake. */
export function readYamlFile(folder: string, name: string): YamlFile {
  const place = path.join(folder, name)
  return parseYaml(name, existsSync(place) ? readFileSync(place, 'utf8') : '')
}

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
  const mistakes = faultsIn(document, values, source, (offset, problem) =>
    mistakeIn(name, problem, offset === null ? 0 : lineAt(offset)),
  )
  return {
    name,
    value: mistakes.length > 0 ? undefined : (document.toJS({ reviver: held }) as unknown),
    mistakes,
    marks: values.flatMap(({ node, at }) => {
      const kind = isScalar(node) && markIn(node.comment ?? '')
      if (!kind) return []
      return { file: name, line: lineAt(startOf(node)), at, text: String(node.value), kind }
    }),
    mistake: (at, problem) => ({ file: name, line: lineOf(at), field: fieldName(at), problem }),
  }
}

/** A value with its path, and the offset at which it begins, with the field's name if it has one. */
type Value = { readonly node: Node | null; readonly at: FieldPath; readonly offset: number }

const startOf = (node: Node | null) => node?.range?.[0] ?? 0

function* valuesIn(
  node: Node | null,
  at: FieldPath = [],
  offset = startOf(node),
): Generator<Value> {
  yield { node, at, offset }
  if (isMap<Node, Node | null>(node)) {
    for (const { key, value } of node.items) {
      yield* valuesIn(value, [...at, String(key)], startOf(key))
    }
  } else if (isSeq<Node>(node)) {
    for (const [i, item] of node.items.entries()) yield* valuesIn(item, [...at, i])
  }
}

/** Drops a field without a value, and the final line breaks of a block text. */
const held = (_: unknown, value: unknown) =>
  typeof value === 'string' ? value.replace(/\n+$/, '') : (value ?? undefined)

const markIn = (comment: string): Mark['kind'] | undefined =>
  /^ *ejemplo\b/i.test(comment) ? 'sample' : /^ *promesa\b/i.test(comment) ? 'promise' : undefined

/** What makes a file unreadable. */
function faultsIn(
  { contents, errors, warnings }: Document.Parsed,
  values: readonly Value[],
  source: string,
  mistakeAt: (offset: number | null, problem: string) => Mistake,
): readonly Mistake[] {
  // Only the first error: it causes others after it.
  const [error] = [...errors, ...warnings]
  if (error) {
    const [place] = error.pos
    // An unclosed bracket or quote is reported where it opens.
    const isOpen = /^(?:Flow|Missing closing) /.test(error.message)
    const opened = isOpen ? values.findLast(({ offset }) => offset < place) : undefined
    const reason = reasons.find(([pattern]) => pattern.test(`${error.code}: ${error.message}`))
    const problem = `no se puede leer: ${reason?.[1] ?? 'un texto con signos va entre comillas'}`
    return [mistakeAt(opened?.offset ?? place, problem)]
  }
  const strange = source.indexOf('\uFFFD')
  if (strange >= 0) return [mistakeAt(strange, 'hay letras que no están en UTF-8: guárdalo así')]
  const none = 'el archivo falta o está vacío. Copia el de src/content y cámbialo'
  if (contents === null) return [mistakeAt(null, none)]
  if (!isMap(contents)) {
    return [mistakeAt(0, 'se esperan campos con su valor, como «name: Mi evento»')]
  }
  return values.flatMap(({ node }) => {
    const problem = node && misreadOf(node)
    return problem ? mistakeAt(startOf(node), problem) : []
  })
}

const toQuote = 'un texto que empieza por «!», «*», «&», «@», «%» o «`» va entre comillas'

/**
 * Finds texts that YAML misreads silently: those that begin with "*" or "&", and those that a "#" after a space cuts
 * off, as in "El reto #SinCorbata". A comment of ours has a space after its "#".
 */
function misreadOf(node: Node): string | false {
  if (isAlias(node) || ('anchor' in node && node.anchor)) return toQuote
  const isCut = isScalar(node) && /^\S/.test(node.comment ?? '')
  return isCut && `«#${node.comment}» se ha quedado fuera del texto: ponlo entre comillas`
}

/** The library's errors in words for people who do not know YAML. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/: Flow /, 'falta el cierre de «{» o «[»: un texto que empieza así va entre comillas'],
  [/: Missing closing/, 'faltan las comillas de cierre'],
  [/^DUPLICATE_KEY/, 'este campo ya está más arriba: quita uno de los dos'],
  [/^BAD_INDENT/, 'el sangrado no cuadra: los campos de un grupo empiezan en la misma columna'],
  [/^TAB_AS_INDENT/, 'hay un tabulador: el sangrado se hace con espacios'],
  [/^MULTILINE|^MISSING/, 'falta un «:» después del nombre del campo, un guion o unas comillas'],
  [/^BLOCK/, 'hay un «: » dentro de un texto sin comillas, o lo siguiente está más adentro'],
  [/^(?:TAG_RESOLVE_FAILED|BAD_ALIAS|BAD_SCALAR_START)/, toQuote],
  [/^BAD_DQ_ESCAPE/, 'la barra «\\» no vale entre comillas dobles: usa las simples'],
  [/^MULTIPLE_DOCS/, 'sobra la línea «---»'],
]
