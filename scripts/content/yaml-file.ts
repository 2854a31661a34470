import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type ParsedNode,
  parseDocument,
  visit,
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
  const faults = faultsIn(document, source)
  if (faults.length > 0) {
    const told = faults.map(({ offset, problem }) =>
      mistakeIn(name, problem, offset === undefined ? 0 : lineAt(offset)),
    )
    return unreadable(name, told)
  }
  return {
    name,
    value: document.toJS() as unknown,
    mistakes: [],
    marks: marksIn(document).map(({ offset, ...mark }) => ({
      ...mark,
      file: name,
      line: lineAt(offset),
    })),
    mistake: (at, problem, cause) => ({
      file: name,
      line: lineAt(offsetOf(document.contents as ParsedNode, at)),
      field: fieldName(at),
      problem,
      ...(cause && { cause }),
    }),
  }
}

/** A reason not to read a file, and where; nowhere if it is the whole of it. */
type Fault = { readonly offset?: number; readonly problem: string }

function faultsIn(document: Document.Parsed, source: string): readonly Fault[] {
  // An error that is misread makes others of what follows it.
  const [error] = [...document.errors, ...document.warnings].toSorted(
    (one, other) => one.pos[0] - other.pos[0],
  )
  if (error) return [{ offset: openedBefore(document, error.pos[0]), problem: reasonOf(error) }]
  const strange = source.indexOf('\uFFFD')
  if (strange >= 0)
    return [{ offset: strange, problem: 'hay letras que no están en UTF-8: guárdalo así' }]
  const misread = misreadTexts(document)
  if (misread.length > 0) return misread
  const { contents } = document
  if (contents === null) return [{ problem: 'está vacío. Copia el de src/content y cámbialo' }]
  const problem = 'se esperan campos con su valor, como «name: Mi evento»'
  return isMap(contents) ? [] : [{ offset: 0, problem }]
}

/** " ejemplo" and " promesa", beside a value. */
function marksIn(document: Document) {
  const found: (Omit<Mark, 'file' | 'line'> & { offset: number })[] = []
  visit(document, {
    Scalar: (_, scalar, above) => {
      const { comment, range, value } = scalar
      const [, word] = /^ *(ejemplo|promesa)\b/i.exec(comment ?? '') ?? []
      if (!word) return
      const kind = word.toLowerCase() === 'ejemplo' ? 'sample' : 'promise'
      const at = above.flatMap((node, i) => {
        if (isPair(node)) return String(node.key)
        return isSeq(node) ? node.items.indexOf(above[i + 1] ?? scalar) : []
      })
      found.push({ at, offset: range?.[0] ?? 0, text: String(value), kind })
    },
  })
  return found
}

/** Where the quotes or braces begin that are still open at a place of the file; the place itself if none are. */
function openedBefore(document: Document, offset: number): number {
  let opened = offset
  visit(document, {
    Node: (_, node) => {
      const [start = 0, , end = 0] = node.range ?? []
      const isOpen = isScalar(node)
        ? node.type?.startsWith('QUOTE')
        : isCollection(node) && node.flow
      if (isOpen && start < offset && offset <= end) opened = Math.min(opened, start)
    },
  })
  return opened
}

/**
 * Texts that YAML takes for something else without a word: those that begin with "*" or "&", and those that a "#" after a
 * space ends, as in "El reto #SinCorbata" (a comment of ours has a space behind it).
 */
function misreadTexts(document: Document): readonly Fault[] {
  const found: Fault[] = []
  visit(document, {
    Node: (_, { range, comment, ...node }) => {
      const say = (problem: string) => found.push({ offset: range?.[0] ?? 0, problem })
      if ('source' in node && !('value' in node))
        say('un texto que empieza por «*» va entre comillas')
      if ('anchor' in node && node.anchor) say('un texto que empieza por «&» va entre comillas')
      if (comment && /^\S/.test(comment) && 'value' in node) {
        say(`«#${comment}» se ha quedado fuera del texto: ponlo entre comillas`)
      }
    },
  })
  return found
}

/** Where a place of the file begins: the field's name if it has one. */
function offsetOf(root: ParsedNode, at: FieldPath): number {
  let node: unknown = root
  let offset = root.range[0]
  for (const key of at) {
    const inner = isMap(node)
      ? node.items.find((pair) => String(pair.key) === String(key))
      : isSeq(node) && node.items[Number(key)]
    const named = isPair(inner) ? inner.key : inner
    if (!isNode(named) || !named.range) break
    offset = named.range[0]
    node = isPair(inner) ? inner.value : inner
  }
  return offset
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
