import { type Document, isAlias, isMap, isScalar, type Node } from 'yaml'
import { lineAt } from './lines.ts'
import { type Problem, shown } from './mistakes.ts'
import { type FieldPath, startOf, type Value } from './yamlValues.ts'

/** A reason why a file cannot be read as it was meant. */
type Fault = {
  /** The index of the fault in the source; null for the file as a whole. */
  readonly offset: number | null
  readonly problem: string
  /** The path of the value that has the fault, if the message is about that value alone. */
  readonly at?: FieldPath
}

/** Finds errors that make a file unreadable, and values that YAML reads differently from what the organiser meant. */
export function faultsIn(
  document: Document.Parsed,
  values: readonly Value[],
  source: string,
): readonly Fault[] {
  const fault = faultOfFile(document, values, source)
  return fault ? [fault] : misreadValues(values)
}

/** The fault that makes a file unreadable. */
function faultOfFile(
  { contents, errors, warnings }: Document.Parsed,
  values: readonly Value[],
  source: string,
): Fault | undefined {
  // Only the first error is reported, because it often causes the others.
  const [error] = [...errors, ...warnings]
  if (error) {
    const offset = offsetOf(error, values)
    const reason = reasonOf(error, lineAt(source, offset))
    return { offset, problem: `no se puede leer: ${reason}` }
  }
  // Node replaces bytes that are not UTF-8 by U+FFFD.
  const wrongCharacter = source.indexOf('\uFFFD')
  if (wrongCharacter >= 0) {
    return { offset: wrongCharacter, problem: 'hay letras que no están en UTF-8: guárdalo así' }
  }
  if (contents === null) {
    const problem = 'el archivo falta o está vacío. Copia el de src/content y cámbialo'
    return { offset: null, problem }
  }
  if (!isMap(contents)) {
    return { offset: 0, problem: 'se esperan campos con su valor, como «name: Mi evento»' }
  }
  return undefined
}

/** The faults of values that YAML misreads. */
function misreadValues(values: readonly Value[]): readonly Fault[] {
  const faults: Fault[] = []
  for (const [i, value] of values.entries()) {
    const { node, isInBraces } = value
    const problem = misreadProblem(node)
    const isCutOff = node === null && isInBraces
    if (problem) faults.push({ offset: startOf(node), problem })
    else if (isCutOff) faults.push(cutOffFault(value, values[i - 1]))
  }
  return faults
}

type LibraryError = Document.Parsed['errors'][number] | Document.Parsed['warnings'][number]

/**
 * The offset at which an organiser has to look for an error. The library reports an unclosed bracket or quote too late, where
 * the next value begins. For such an error the offset is that of the value before.
 */
function offsetOf({ message, pos: [reported] }: LibraryError, values: readonly Value[]): number {
  const isUnclosed = /^(?:Flow|Missing closing) /.test(message)
  if (!isUnclosed) return reported
  const unclosedValue = values.findLast(({ offset }) => offset < reported)
  return unclosedValue?.offset ?? reported
}

/** The reason of an error, for people who do not know YAML. A known typing error in the line is the best reason. */
function reasonOf({ code, message }: LibraryError, line: string): string {
  const typo = typos.find(({ pattern }) => pattern.test(line))
  const reason = reasons.find(({ pattern }) => pattern.test(`${code}: ${message}`))
  return typo?.says ?? reason?.says ?? 'un texto con signos va entre comillas'
}

const needsQuotes = 'un texto que empieza por «!», «*», «&», «@», «%» o «`» va entre comillas'

/** Checks that YAML has not misread a text without an error. */
function misreadProblem(node: Node | null): Problem {
  if (node === null) return null
  // YAML reads "*Encuentro*" and "&Encuentro" as references.
  if (isAlias(node) || ('anchor' in node && node.anchor)) return needsQuotes
  if (!isScalar(node)) return null
  // YAML reads "#SinCorbata" in "El reto #SinCorbata" as a comment. Real comments have a space after "#".
  if (/^\S/.test(node.comment ?? '')) {
    return `«#${node.comment}» se ha quedado fuera del texto: ponlo entre comillas`
  }
  // In "city: Gijón," the comma comes from another format, such as JSON.
  if (node.type === 'PLAIN' && node.source?.endsWith(',')) {
    return 'la coma del final queda en el texto: quítala, o ponlo entre comillas'
  }
  return null
}

/**
 * The fault of a text with a comma in braces, "{ text: Llueve, y mucho }" or "{ price: 12,50 }". The comma ends the value,
 * and YAML reads the rest as a field without a value.
 * @param valueBefore the value that the comma ends
 */
function cutOffFault({ at, offset }: Value, valueBefore?: Value): Fault {
  // YAML reads the rest of the text as the name of a field, so the rest is the last step of the path.
  const rest = at.at(-1)
  const problem =
    decimalComma(String(rest), valueBefore) ??
    `${shown(rest)} se queda fuera: dentro de «{ }» cada valor lleva delante su campo, y un texto con comas o llaves va entre comillas`
  return { offset, problem, at: at.slice(0, -1) }
}

/** The advice for a number with a decimal comma, "12,50" → "el número, con punto: 12.50"; null if the comma is not decimal. */
function decimalComma(rest: string, valueBefore?: Value): Problem {
  const { node, at = [] } = valueBefore ?? {}
  const isNumber = isScalar(node) && typeof node.value === 'number'
  if (!isNumber || !/^\d+$/.test(rest)) return null
  const noun = at.at(-1) === 'price' ? 'el precio' : 'el número'
  return `${noun}, con punto: ${node.source}.${rest}`
}

/** The message about a conflict that Git has left in a file. */
export const conflict =
  'aquí chocan dos cambios de Git: deja uno de los dos, y borra el otro y las líneas «<<<<<<<», «=======» y «>>>>>>>»'

type Reason = { readonly pattern: RegExp; readonly says: string }

const listItem =
  'cada elemento de una lista va detrás de un guion corto y un espacio, «- », con el nombre de sus campos si los tiene: «- title: Comida»'

const quotesInside =
  'hay comillas dentro del texto: las de dentro se escriben «así», y las de fuera lo encierran entero'

/** Typing errors, recognised by the line that cannot be read. The library's message would name something else. */
const typos: readonly Reason[] = [
  // "<<<<<<< HEAD"
  { pattern: /^(?:<{7}|={7}|>{7})/, says: conflict },
  // "-speaker: ana"
  { pattern: /^ *-(?![\s-])[\w-]+: /, says: listItem },
  // "– Comida", "• Comida", "1. Comida"
  { pattern: /^\s*(?:[–—•·▪◦●]|\d+[.)]\s)/, says: listItem },
  // "city:Sevilla", but not "https://…"
  { pattern: /^[\s-]*[\w-]+:[^\s:/]/, says: 'falta un espacio detrás de «:»' },
  // "name: “Feria: la noche”"
  {
    pattern: /^[\s-]*[\w-]+: *[“”„‘’]/,
    says: "las comillas de un procesador de textos no encierran un texto con «: »: pon las simples, «'», en su lugar",
  },
  // 'name: "Encuentro" Sevilla', 'name: "El "gran" día"'
  { pattern: /^[\s-]*[\w-]+: *"[^"]*"(?:[^"#\s]| +[^\s#])/, says: quotesInside },
  // "name: 'Encuentro' Sevilla"
  { pattern: /^[\s-]*[\w-]+: *'(?:[^']|'')*'[^'#\s]/, says: quotesInside },
]

/** Reasons in Spanish for the library's errors, recognised by "CODE: message". */
const reasons: readonly Reason[] = [
  // "BAD_INDENT: Flow map in block collection must be … indented and end with a }". Other BAD_INDENT errors are below.
  {
    pattern: /: Flow /,
    says: 'falta el cierre de «{» o «[», o sus líneas están menos adentro que su campo: un texto que empieza así va entre comillas',
  },
  // "MISSING_CHAR: Missing closing 'quote"
  { pattern: /: Missing closing/, says: 'faltan las comillas de cierre' },
  {
    pattern: /^DUPLICATE_KEY/,
    says: 'este campo ya está más arriba: junta los dos en uno o, si aquí empieza otro elemento de la lista, ponle su guion, «- »',
  },
  {
    pattern: /^BAD_INDENT/,
    says: 'el sangrado no cuadra: los campos de un grupo empiezan en la misma columna, y cada elemento de una lista, por «- »',
  },
  {
    pattern: /^TAB_AS_INDENT/,
    says: 'hay un tabulador: el sangrado se hace con espacios',
  },
  {
    pattern: /^MULTILINE|^MISSING/,
    says: 'falta un «:» después del nombre del campo, un guion o unas comillas',
  },
  // "BLOCK_AS_IMPLICIT_KEY: Nested mappings are not allowed in compact mappings", at "name: Feria: la noche"
  {
    pattern: /^BLOCK/,
    says: 'hay un «: » dentro de un texto sin comillas, lo siguiente está más adentro, o falta un guion, «- »',
  },
  { pattern: /^(?:TAG_RESOLVE_FAILED|BAD_ALIAS|BAD_SCALAR_START)/, says: needsQuotes },
  {
    pattern: /^BAD_DQ_ESCAPE/,
    says: 'la barra «\\» no vale entre comillas dobles: usa las simples',
  },
  { pattern: /^MULTIPLE_DOCS/, says: 'sobra la línea «---»' },
]
