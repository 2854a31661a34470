import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLError,
} from 'yaml'
import { type Mistake, mistakeIn } from './mistakes.ts'

/** A way into a file: names of fields, and places in lists. */
export type FieldPath = readonly PropertyKey[]

/** A value that is invented (`# ejemplo`), or promised to the public and confirmed by nobody (`# promesa`). */
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
  /** What makes it unreadable: then it has no value. */
  readonly mistakes: readonly Mistake[]
  /** What the comments beside its values say of them. */
  readonly marks: readonly Mark[]
  /** Something wrong at a place of the file, or at the nearest place above it that is there. */
  readonly mistake: (at: FieldPath, problem: string, cause?: string) => Mistake
}

/** ["parts", 0, "start"] → "parts[0].start" */
export function fieldName(at: FieldPath): string {
  return at
    .map((key) => (/^\d+$/.test(String(key)) ? `[${String(key)}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
}

/** A file that nothing is known of but what is wrong with it. */
const unreadable = (name: string, mistakes: readonly Mistake[]): YamlFile => ({
  name,
  value: undefined,
  mistakes,
  marks: [],
  mistake: (_, problem) => mistakeIn(name, problem),
})

export function readYamlFile(folder: string, name: string): YamlFile {
  const place = path.join(folder, name)
  if (existsSync(place)) return parseYaml(name, readFileSync(place, 'utf8'))
  const problem = 'el archivo falta. Copia el de src/content y cámbialo'
  return unreadable(name, [mistakeIn(name, problem)])
}

const read = new Map<string, YamlFile>()

/** Does the same with what a file holds, which `npm run dev` and tests read many times unchanged. */
export function parseYaml(name: string, source: string): YamlFile {
  const key = `${name}\n${source}`
  const known = read.get(key) ?? parseAnew(name, source)
  read.set(key, known)
  return known
}

function parseAnew(name: string, source: string): YamlFile {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line
  const values = [...valuesIn(document.contents, [], document.contents?.range[0])]
  const faults = faultsIn(document, values, source)
  if (faults.length > 0) {
    const told = faults.map(({ offset, problem }) =>
      mistakeIn(name, problem, offset === undefined ? 0 : lineAt(offset)),
    )
    return unreadable(name, told)
  }
  const offsets = new Map(values.map(({ at, offset }) => [fieldName(at), offset]))
  const offsetOf = (at: FieldPath): number =>
    offsets.get(fieldName(at)) ?? offsetOf(at.slice(0, -1))
  return {
    name,
    value: document.toJS({ reviver: (_, value) => heldBy(value) }) as unknown,
    mistakes: [],
    marks: values.flatMap(({ node, at }) => {
      const [, word] = isScalar(node)
        ? (/^ *(ejemplo|promesa)\b/i.exec(node.comment ?? '') ?? [])
        : []
      if (!word || !isScalar(node)) return []
      const kind = word.toLowerCase() === 'ejemplo' ? 'sample' : 'promise'
      return { file: name, line: lineAt(node.range?.[0] ?? 0), at, text: String(node.value), kind }
    }),
    mistake: (at, problem, cause) => ({
      file: name,
      line: lineAt(offsetOf(at)),
      field: fieldName(at),
      problem,
      ...(cause && { cause }),
    }),
  }
}

type Value = {
  readonly node: Node | null
  readonly at: FieldPath
  /** Where it begins: with the field's name if it has one. */
  readonly offset: number
}

function* valuesIn(node: Node | null, at: FieldPath = [], offset = 0): Generator<Value> {
  yield { node, at, offset }
  if (isMap<Node, Node | null>(node)) {
    for (const { key, value } of node.items) {
      yield* valuesIn(value, [...at, String(key)], key?.range?.[0])
    }
  } else if (isSeq<Node>(node)) {
    for (const [i, item] of node.items.entries()) {
      yield* valuesIn(item, [...at, i], item.range?.[0])
    }
  }
}

/** A field that holds nothing is left out; texts lose the line end that a block of YAML gives them. */
const heldBy = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\n+$/, '') : (value ?? undefined)

/** A reason not to read a file, and where; nowhere if it is the whole of it. */
type Fault = { readonly offset?: number; readonly problem: string }

function faultsIn(
  document: Document.Parsed,
  values: readonly Value[],
  source: string,
): readonly Fault[] {
  // An error that is misread makes others of what follows it.
  const [error] = [...document.errors, ...document.warnings].toSorted(
    (one, other) => one.pos[0] - other.pos[0],
  )
  if (error) {
    const opened = values.find((value) => isOpenAt(error.pos[0], value))
    return [{ offset: opened?.node?.range?.[0] ?? error.pos[0], problem: reasonOf(error) }]
  }
  const strange = source.indexOf('\uFFFD')
  const encoding = 'hay letras que no están en UTF-8: guárdalo así'
  if (strange >= 0) return [{ offset: strange, problem: encoding }]
  const misread = values.flatMap(({ node }) => {
    const problem = node && misreadOf(node)
    return problem ? { offset: node.range?.[0] ?? 0, problem } : []
  })
  if (misread.length > 0) return misread
  const { contents } = document
  if (contents === null) return [{ problem: 'está vacío. Copia el de src/content y cámbialo' }]
  const problem = 'se esperan campos con su valor, como «name: Mi evento»'
  return isMap(contents) ? [] : [{ offset: 0, problem }]
}

/**
 * Texts that YAML takes for something else without a word: those that begin with "*" or "&", and those that a "#" after a
 * space ends, as in "El reto #SinCorbata" (a comment of ours has a space behind it).
 */
function misreadOf(node: Node): string | false {
  if (isAlias(node)) return 'un texto que empieza por «*» va entre comillas'
  if ('anchor' in node && node.anchor) return 'un texto que empieza por «&» va entre comillas'
  const lost = isScalar(node) && /^\S/.test(node.comment ?? '')
  return lost && `«#${node.comment}» se ha quedado fuera del texto: ponlo entre comillas`
}

/** Whether the quotes or braces of a value are still open at a place of the file. */
function isOpenAt(offset: number, { node }: Value) {
  const [start = 0, , end = 0] = node?.range ?? []
  const opens = isScalar(node) ? node.type?.startsWith('QUOTE') : isCollection(node) && node.flow
  return opens && start < offset && offset <= end
}

/** What the library tells by its codes, for who does not know YAML. */
const reasons: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  DUPLICATE_KEY: 'este campo ya está más arriba: quita uno de los dos',
  BAD_INDENT: 'el sangrado no cuadra: los campos de un mismo grupo empiezan en la misma columna',
  TAB_AS_INDENT: 'hay un tabulador: el sangrado se hace con espacios',
  MULTILINE_IMPLICIT_KEY: 'falta un «:» después del nombre del campo, o unas comillas',
  MISSING_CHAR: 'falta un «:» después del nombre del campo, o un guion',
  BLOCK_AS_IMPLICIT_KEY:
    'hay un «: » dentro del texto, que va entonces entre comillas, o la línea siguiente está más adentro',
  UNEXPECTED_TOKEN: 'aquí sobra algo: si es un texto con signos, ponlo entre comillas',
  TAG_RESOLVE_FAILED: 'un texto que empieza por «!» va entre comillas',
  BAD_ALIAS: 'un texto que empieza por «*» o «&» va entre comillas',
  BAD_SCALAR_START: 'un texto que empieza por «@», «%» o «`» va entre comillas',
  BAD_DQ_ESCAPE: 'la barra «\\» no vale entre comillas dobles: usa las simples',
  MULTIPLE_DOCS: 'sobra la línea «---»',
}

function reasonOf({ code, message }: YAMLError): string {
  if (message.startsWith('Flow ')) {
    return 'no se puede leer: falta el cierre de «{» o «[»: un texto que empieza así va entre comillas'
  }
  if (message.startsWith('Missing closing'))
    return 'no se puede leer: faltan las comillas de cierre'
  return `no se puede leer: ${reasons[code] ?? 'un texto con signos va entre comillas'}`
}
