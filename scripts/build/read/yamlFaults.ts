import { type Document, isAlias, isMap, isScalar, type Node } from 'yaml'
import { type Problem, shown } from './mistakes.ts'
import { type FieldPath, startOf, type Value } from './yamlValues.ts'

/** What makes a file unreadable; without an offset, the file as a whole. */
type Fault = { readonly offset: number | null; readonly problem: string; readonly at?: FieldPath }

/** What makes a file unreadable, or would be read otherwise than it was meant. */
export function faultsIn(
  { contents, errors, warnings }: Document.Parsed,
  values: readonly Value[],
  source: string,
): readonly Fault[] {
  // Only the first error: it causes others after it.
  const [error] = [...errors, ...warnings]
  if (error) {
    const [place] = error.pos
    // An unclosed bracket or quote is reported where it opens.
    const isOpen = /^(?:Flow|Missing closing) /.test(error.message)
    const opened = isOpen ? values.findLast(({ offset }) => offset < place) : undefined
    const offset = opened?.offset ?? place
    const written = lineWith(source, offset)
    const reason =
      typos.find(([pattern]) => pattern.test(written))?.[1] ??
      reasons.find(([pattern]) => pattern.test(`${error.code}: ${error.message}`))?.[1]
    const problem = `no se puede leer: ${reason ?? 'un texto con signos va entre comillas'}`
    return [{ offset, problem }]
  }
  const strange = source.indexOf('\uFFFD')
  if (strange >= 0) {
    return [{ offset: strange, problem: 'hay letras que no están en UTF-8: guárdalo así' }]
  }
  const none = 'el archivo falta o está vacío. Copia el de src/content y cámbialo'
  if (contents === null) return [{ offset: null, problem: none }]
  if (!isMap(contents)) {
    return [{ offset: 0, problem: 'se esperan campos con su valor, como «name: Mi evento»' }]
  }
  return values.flatMap((value) => {
    const { node, isInBraces } = value
    const problem = misreadOf(node)
    if (problem) return { offset: startOf(node), problem }
    return node === null && isInBraces ? looseFault(value) : []
  })
}

const lineWith = (source: string, offset: number) =>
  source.slice(source.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? ''

const toQuote = 'un texto que empieza por «!», «*», «&», «@», «%» o «`» va entre comillas'

/**
 * Finds texts that YAML misreads silently: those that begin with "*" or "&", those that a "#" after a space cuts off, as
 * in "El reto #SinCorbata", and those with the comma of another format. A comment of ours has a space after its "#".
 */
function misreadOf(node: Node | null): Problem {
  if (node === null) return false
  if (isAlias(node) || ('anchor' in node && node.anchor)) return toQuote
  if (!isScalar(node)) return false
  if (/^\S/.test(node.comment ?? '')) {
    return `«#${node.comment}» se ha quedado fuera del texto: ponlo entre comillas`
  }
  const hasComma = node.type === 'PLAIN' && node.source?.endsWith(',')
  return hasComma && 'la coma del final queda en el texto: quítala, o ponlo entre comillas'
}

/** What a comma cuts off in braces is a field without a value: "{ text: Llueve, y mucho }", "{ postponed, 2025-11-22 }". */
function looseFault({ at, offset }: Value): Fault {
  const problem = `${shown(at.at(-1))} se queda fuera: dentro de «{ }» cada valor lleva delante su campo, y un texto con comas o llaves va entre comillas`
  return { offset, problem, at: at.slice(0, -1) }
}

/** What the marks are that Git leaves where two people have changed the same lines. */
export const conflict =
  'aquí chocan dos cambios de Git: deja uno de los dos, y borra el otro y las líneas «<<<<<<<», «=======» y «>>>>>>>»'

/** Typing errors that the library reports as something else, by the line that cannot be read. */
const typos: readonly (readonly [RegExp, string])[] = [
  [/^(?:<{7}|={7}|>{7})/, conflict],
  [
    /^ *(?:-(?![\s-])[\w-]+: |[–—•])/,
    'cada elemento de una lista va detrás de un guion corto y un espacio: «- »',
  ],
  [
    /^[\s-]*[\w-]+: *[“”„‘’]/,
    "las comillas de un procesador de textos no encierran un texto con «: »: pon las simples, «'», en su lugar",
  ],
  [
    /^[\s-]*[\w-]+: *(?:"[^"]*"[^"#\s]|"[^"]*" +[^\s#]|'(?:[^']|'')*'[^'#\s])/,
    'hay comillas dentro del texto: las de dentro se escriben «así», y las de fuera lo encierran entero',
  ],
]

/** The library's errors in words for people who do not know YAML. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/: Flow /, 'falta el cierre de «{» o «[»: un texto que empieza así va entre comillas'],
  [/: Missing closing/, 'faltan las comillas de cierre'],
  [
    /^DUPLICATE_KEY/,
    'este campo ya está más arriba: junta los dos en uno o, si aquí empieza otro elemento de la lista, ponle su guion, «- »',
  ],
  [
    /^BAD_INDENT/,
    'el sangrado no cuadra: los campos de un grupo empiezan en la misma columna, y cada elemento de una lista, por «- »',
  ],
  [/^TAB_AS_INDENT/, 'hay un tabulador: el sangrado se hace con espacios'],
  [/^MULTILINE|^MISSING/, 'falta un «:» después del nombre del campo, un guion o unas comillas'],
  [
    /^BLOCK/,
    'hay un «: » dentro de un texto sin comillas, lo siguiente está más adentro, o falta un guion, «- »',
  ],
  [/^(?:TAG_RESOLVE_FAILED|BAD_ALIAS|BAD_SCALAR_START)/, toQuote],
  [/^BAD_DQ_ESCAPE/, 'la barra «\\» no vale entre comillas dobles: usa las simples'],
  [/^MULTIPLE_DOCS/, 'sobra la línea «---»'],
]
