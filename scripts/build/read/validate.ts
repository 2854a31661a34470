import type { z } from 'zod'
import { lettersIn } from '../../../src/content/schema/formats.ts'
import { clockOf, correctionOf } from './cures.ts'
import { didYouMean, type Mistake, shown, suggestion } from './mistakes.ts'
import { fieldName, type YamlFile } from './yamlFile.ts'
import type { FieldPath } from './yamlValues.ts'

/**
 * Checks the value of a file against its schema.
 * @param value the value as it is in the file, or the value with facts filled in
 * @returns
 * - `data`: the value with the schema's defaults, such as empty lists; undefined if there are mistakes
 * - `mistakes`: at most one for each field. For a file that cannot be read, the reasons why
 */
export function validate<Value>(file: YamlFile, value: unknown, schema: z.ZodType<Value>) {
  if (file.mistakes.length > 0) return { mistakes: file.mistakes }
  const { data, error } = schema.safeParse(value, { error: groupMessage })
  // Only the first issue of each field is reported. A `Map` keeps the last entry of a key, so the list is reversed.
  const reversedIssues = error?.issues.toReversed() ?? []
  const firstIssues = new Map(reversedIssues.map((issue) => [fieldName(issue.path), issue]))
  const mistakes = [...firstIssues.values()].flatMap((issue) => mistakesOf(issue, file, value))
  return { data, mistakes }
}

/**
 * The message of two kinds of issues with a group of fields; undefined for other issues.
 * - An unknown field in the group: the message is a list of the group's fields. `mistakesOf` suggests one of them.
 * - The group is missing, or another value stands in its place: the message is a sentence with the group's fields.
 */
function groupMessage({ code, expected, inst }: z.core.$ZodRawIssue): string | undefined {
  // `inst` is the schema. The names of its fields are in `shape` (an object) or in `keyType` (a record with fixed keys).
  const { shape, keyType } = (inst ?? {}) as { shape?: object; keyType?: z.ZodEnum }
  const fields = Object.keys(shape ?? keyType?.enum ?? {}).join(', ')
  if (code === 'unrecognized_keys') return fields
  const expectsGroup = expected === 'object' || expected === 'record'
  const isNoGroup = code === 'invalid_type' && expectsGroup
  return isNoGroup ? `un grupo de campos, uno en cada línea: ${fields}` : undefined
}

/** Hints for names that organisers often give a field. They replace the suggestion of a field with similar letters. */
const hintsOnFields: ReadonlyMap<string, string> = new Map([
  [
    'photo',
    ' Lo que se ve en la foto va en «photoAlt»; su archivo no se nombra, se llama como su identificador.',
  ],
])

/** The mistakes of an issue. An issue about several unknown fields becomes a mistake for each field. */
function mistakesOf(issue: z.core.$ZodIssue, file: YamlFile, value: unknown): Mistake[] {
  const { path, message: expected } = issue
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => {
        const hint = hintsOnFields.get(key) ?? suggestion(key, expected.split(', '))
        const problem = `no hay ningún campo «${key}».${hint}`
        return file.mistake([...path, key], problem)
      })
    case 'invalid_key': {
      // Zod gives the message of the key's own schema (`id` in formats.ts) in a nested issue.
      const expectedKey = issue.issues[0]?.message ?? 'otro identificador'
      return [file.mistake(path, `${shown(path.at(-1))} no vale: se espera ${expectedKey}.`)]
    }
    default:
      return [file.mistake(path, unfitProblem(issue, file, value))]
  }
}

/**
 * The sentences about a value that does not fit: "pone «21.00», pero se espera una hora como «09:30», hasta «23:59». Escríbelo
 * así: «21:00»."
 */
function unfitProblem(issue: z.core.$ZodIssue, file: YamlFile, value: unknown): string {
  const { path, message: expected } = issue
  const found = valueAt(value, path)
  if (found === undefined) return `falta este campo: se espera ${expected}.`
  // The message shows a number as it is in the file: "3.10", which YAML reads as 3.1.
  const written = typeof found === 'string' ? found : (file.plainSourceAt(path) ?? found)
  const correction =
    typeof written === 'string' ? correctionOf(expected, written, clockOf(file.value)) : ''
  const hint = correction || hintOn(issue, found, written)
  return `${describe(written, expected)}, pero se espera ${expected}.${hint}`
}

/**
 * Describes the value that the file has instead of the expected one:
 * - a list by its length, "hay 7", and a group by the number of its fields, "hay un grupo de 0";
 * - a text of a wrong length with its length, "pone «Normas…» (90 letras)";
 * - any other value as it is written, "pone «hola»".
 */
function describe(written: unknown, expected: string): string {
  if (Array.isArray(written)) return `hay ${written.length}`
  if (isGroup(written)) return `hay un grupo de ${Object.keys(written).length}`
  const hasWrongLength = typeof written === 'string' && /\d letras/.test(expected)
  if (hasWrongLength) return `pone ${shown(written)} (${lettersIn(written)} letras)`
  return `pone ${shown(written)}`
}

/** Fields in which organisers often write a word instead of a group, "status: cancelled", with the line that the word means. */
const shorthands: Readonly<Record<string, (word: string) => string>> = {
  status: (word) => `status: { is: ${word} }`,
  'tickets.sale': (word) => `sale: [{ is: ${word} }]`,
  notice: (word) => `notice: { text: '${word.replaceAll("'", "''")}' }`,
}

/**
 * A hint for a value that does not fit: the word or the line that was probably meant, or how to write the value so that YAML
 * reads it as it was meant; "" if there is none.
 */
function hintOn(issue: z.core.$ZodIssue, found: unknown, written: unknown): string {
  if (issue.code === 'invalid_value') return didYouMean(String(found), issue.values.map(String))
  if (issue.code !== 'invalid_type') return ''
  if (issue.expected === 'string') return hintToQuote(found, written)
  if (typeof found !== 'string') return ''
  const shorthand = shorthands[fieldName(issue.path)]
  if (shorthand) return ` Escríbelo así: «${shorthand(found)}».`
  // "motif:onda"
  const lacksSpace = /^[\w-]+:\S/.test(found)
  if (lacksSpace) return ' Falta un espacio detrás de «:».'
  const expectsNoText = issue.expected === 'number' || issue.expected === 'boolean'
  return expectsNoText ? hintToUnquote(found) : ''
}

/** How to quote a text that YAML reads as a number or `true`, or as a group because of its ": ". */
function hintToQuote(found: unknown, written: unknown): string {
  if (isGroup(found)) return ' Un texto que lleva «: » va entre comillas.'
  // A list in quotes would not be the intended text.
  if (typeof found === 'object') return ''
  return ` Un texto va entre comillas: «'${String(written)}'».`
}

/** How to write a number or `true` that YAML reads as a text, because it has quotes or a decimal comma; "" for other texts. */
function hintToUnquote(found: string): string {
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
