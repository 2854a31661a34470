import type { z } from 'zod'
import { lettersIn } from '../../../src/content/schema/formats.ts'
import { clockOf, correctionOf } from './cures.ts'
import { didYouMean, type Mistake, shown, suggestion } from './mistakes.ts'
import { fieldName, type YamlFile } from './yamlFile.ts'
import type { FieldPath } from './yamlValues.ts'

/**
 * Checks the value of a file against its schema.
 * @param value the value as it is in the file, or the value with facts filled in
 * @returns `data`, the value with the schema's defaults, such as empty lists; undefined if there are mistakes. `mistakes` has
 *   at most one per field, or those of a file that cannot be read
 */
export function validate<Value>(file: YamlFile, value: unknown, schema: z.ZodType<Value>) {
  if (file.mistakes.length > 0) return { mistakes: file.mistakes }
  const { data, error } = schema.safeParse(value, { error: expectedFields })
  // In a map the last entry of a field wins, so reversing keeps the first issue of each field.
  const issues = error?.issues.toReversed() ?? []
  const firstIssues = new Map(issues.map((issue) => [fieldName(issue.path), issue]))
  const mistakes = [...firstIssues.values()].flatMap((issue) => mistakesOf(issue, file, value))
  return { data, mistakes }
}

/**
 * The message for a group that is missing or has an unknown field, with the names of the group's fields; undefined for other
 * issues. For an unknown field the message has only the names, so that `mistakesOf` can suggest one of them.
 */
function expectedFields({ code, expected, inst }: z.core.$ZodRawIssue): string | undefined {
  // `inst` is the schema. The names of its fields are in `shape` (an object) or `keyType` (a record with fixed keys).
  const { shape, keyType } = (inst ?? {}) as { shape?: object; keyType?: z.ZodEnum }
  const fields = Object.keys(shape ?? keyType?.enum ?? {}).join(', ')
  if (code === 'unrecognized_keys') return fields
  const expectsGroup = expected === 'object' || expected === 'record'
  const isGroupMissing = code === 'invalid_type' && expectsGroup
  return isGroupMissing ? `un grupo de campos, uno en cada línea: ${fields}` : undefined
}

/** Hints for fields that have another name here. They replace a suggestion by similar letters. */
const renamedFields: ReadonlyMap<string, string> = new Map([
  [
    'photo',
    ' Lo que se ve en la foto va en «photoAlt»; su archivo no se nombra, se llama como su identificador.',
  ],
])

function mistakesOf(issue: z.core.$ZodIssue, file: YamlFile, value: unknown): Mistake[] {
  const { path, message: expected } = issue
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => {
        const hint = renamedFields.get(key) ?? suggestion(key, expected.split(', '))
        const problem = `no hay ningún campo «${key}».${hint}`
        return file.mistake([...path, key], problem)
      })
    case 'invalid_key': {
      const form = issue.issues[0]?.message ?? 'otro identificador'
      return [file.mistake(path, `${shown(path.at(-1))} no vale: se espera ${form}.`)]
    }
    default:
      return [file.mistake(path, unfitProblem(issue, file, value))]
  }
}

/** "pone «21.00», pero se espera una hora como «09:30», hasta «23:59». Escríbelo así: «21:00»." */
function unfitProblem(issue: z.core.$ZodIssue, file: YamlFile, value: unknown): string {
  const { path, message: expected } = issue
  const found = valueAt(value, path)
  if (found === undefined) return `falta este campo: se espera ${expected}.`
  // The message shows the text of the file, "3.10", where YAML has found the number 3.1.
  const written = typeof found === 'string' ? found : (file.plainSourceAt(path) ?? found)
  const description = describe(written, expected)
  const correction =
    typeof written === 'string' ? correctionOf(expected, written, clockOf(file.value)) : ''
  const hint = correction || cureOf(issue, found, written)
  return `${description}, pero se espera ${expected}.${hint}`
}

/**
 * Describes what the file has instead of the expected value: "hay 7" for a list, "hay un grupo de 0", "pone «hola»", or
 * "pone «Normas…» (90 letras)" if the text is too long.
 */
function describe(written: unknown, expected: string): string {
  if (Array.isArray(written)) return `hay ${written.length}`
  if (isGroup(written)) return `hay un grupo de ${Object.keys(written).length}`
  const isAboutLength = typeof written === 'string' && /\d letras/.test(expected)
  return isAboutLength
    ? `pone ${shown(written)} (${lettersIn(written)} letras)`
    : `pone ${shown(written)}`
}

/** Fields for which organisers often write a word, "status: cancelled", with the line that the word means. */
const shorthands: Readonly<Record<string, (word: string) => string>> = {
  status: (word) => `status: { is: ${word} }`,
  'tickets.sale': (word) => `sale: [{ is: ${word} }]`,
  notice: (word) => `notice: { text: '${word.replaceAll("'", "''")}' }`,
}

/**
 * A hint: the word or the line that was probably meant, or the reason why YAML has read the value in another way; "" if
 * there is none.
 */
function cureOf(issue: z.core.$ZodIssue, found: unknown, written: unknown): string {
  if (issue.code === 'invalid_value') return didYouMean(String(found), issue.values.map(String))
  if (issue.code !== 'invalid_type') return ''
  if (issue.expected === 'string') return quotesCure(found, written)
  if (typeof found !== 'string') return ''
  const shorthand = shorthands[fieldName(issue.path)]
  if (shorthand) return ` Escríbelo así: «${shorthand(found)}».`
  const lacksSpace = /^[\w-]+:\S/.test(found)
  if (lacksSpace) return ' Falta un espacio detrás de «:».'
  return issue.expected === 'number' || issue.expected === 'boolean' ? unquotedCure(found) : ''
}

/** How to write a text that YAML reads as a number or `true`, or as a group because of its ": "; "" for a list. */
function quotesCure(found: unknown, written: unknown): string {
  if (isGroup(found)) return ' Un texto que lleva «: » va entre comillas.'
  // Quotes do not make a text of a list.
  if (typeof found === 'object') return ''
  return ` Un texto va entre comillas: «'${String(written)}'».`
}

/** How to write a number or `true` that YAML reads as a text because of its quotes, or a number with a comma; else "". */
function unquotedCure(found: string): string {
  const text = found.trim()
  const isQuoted = /^(?:true|false|-?[\d.]+)$/.test(text)
  if (isQuoted) return ' Quítale las comillas.'
  const hasDecimalComma = /^-?\d+,\d+$/.test(text)
  return hasDecimalComma ? ` El número, con punto: ${text.replace(',', '.')}.` : ''
}

/** The value at a path in another value; undefined if there is none. */
export function valueAt(value: unknown, at: FieldPath): unknown {
  let found = value
  for (const key of at) {
    found = (found as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[key]
  }
  return found
}

export const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
