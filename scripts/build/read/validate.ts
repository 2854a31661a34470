import type { z } from 'zod'
import { lettersIn } from '../../../src/content/schema/formats.ts'
import { didYouMean, type Mistake, shown, suggestion } from './mistakes.ts'
import { fieldName, type YamlFile } from './yamlFile.ts'
import type { FieldPath } from './yamlValues.ts'

/**
 * Checks a file's value against its schema.
 * @param value what the file holds; facts may have been filled in since it was read
 * @returns the value with empty lists and groups in place of missing ones, and at most one mistake per field
 */
export function validate<Value>(file: YamlFile, value: unknown, schema: z.ZodType<Value>) {
  if (file.mistakes.length > 0) return { mistakes: file.mistakes }
  const { data, error } = schema.safeParse(value, { error: wantedOf })
  const issues = error?.issues.toReversed() ?? []
  const firsts = new Map(issues.map((issue) => [fieldName(issue.path), issue]))
  const mistakes = [...firsts.values()].flatMap((issue) => mistakesOf(issue, file, value))
  return { data, mistakes }
}

/** The names of the expected fields, if the schema itself has no message. */
function wantedOf({ code, expected, inst }: z.core.$ZodRawIssue): string | undefined {
  const { shape, keyType } = (inst ?? {}) as { shape?: object; keyType?: z.ZodEnum }
  const fields = Object.keys(shape ?? keyType?.enum ?? {}).join(', ')
  if (code === 'unrecognized_keys') return fields
  const wantsGroup = code === 'invalid_type' && (expected === 'object' || expected === 'record')
  return wantsGroup ? `un grupo de campos, uno en cada línea: ${fields}` : undefined
}

/** What a word in the place of a group or list means. */
const shorthandFixes: Readonly<Record<string, (word: string) => string>> = {
  status: (word) => `status: { is: ${word} }`,
  'tickets.sale': (word) => `sale: [{ is: ${word} }]`,
  notice: (word) => `notice: { text: '${word.replaceAll("'", "''")}' }`,
}

/** What to say instead of a suggestion when somebody writes a field that has another name. */
const renamedFields: ReadonlyMap<string, string> = new Map([
  [
    'photo',
    ' Lo que se ve en la foto va en «photoAlt»; su archivo no se nombra, se llama como su identificador.',
  ],
])

function mistakesOf(issue: z.core.$ZodIssue, file: YamlFile, value: unknown): Mistake[] {
  const { path, message: expected } = issue
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const hint = renamedFields.get(key) ?? suggestion(key, expected.split(', '))
      const problem = `no hay ningún campo «${key}».${hint}`
      return file.mistake([...path, key], problem)
    })
  }
  if (issue.code === 'invalid_key') {
    const form = issue.issues[0]?.message ?? 'otro identificador'
    return [file.mistake(path, `${shown(path.at(-1))} no vale: se espera ${form}.`)]
  }
  const found = valueAt(value, path)
  if (found === undefined) return [file.mistake(path, `falta este campo: se espera ${expected}.`)]
  const isText = typeof found === 'string' && /\d letras/.test(expected)
  const letters = isText ? ` (${lettersIn(found)} letras)` : ''
  const read = Array.isArray(found)
    ? `hay ${found.length}`
    : isGroup(found)
      ? `hay un grupo de ${Object.keys(found).length}`
      : `pone ${shown(found)}${letters}`
  const problem = `${read}, pero se espera ${expected}.`
  return [file.mistake(path, problem + cureOf(issue, found))]
}

/** A hint: the value that was probably meant, or how YAML read the one that was written. */
function cureOf(issue: z.core.$ZodIssue, found: unknown): string {
  if (issue.code === 'invalid_value') return didYouMean(String(found), issue.values.map(String))
  if (issue.code !== 'invalid_type') return ''
  const fix = typeof found === 'string' && shorthandFixes[fieldName(issue.path)]
  if (fix) return ` Escríbelo así: «${fix(found)}».`
  if (issue.expected === 'array') return ' Cada elemento va detrás de «- ».'
  if (issue.expected === 'string') {
    return ` Un texto${isGroup(found) ? ' que lleva «: »' : ''} va entre comillas.`
  }
  const isQuoted = typeof found === 'string' && /^(?:true|false|-?[\d.]+)$/.test(found.trim())
  return isQuoted ? ' Quítale las comillas.' : ''
}

export const valueAt = (value: unknown, at: FieldPath): unknown =>
  at.reduce<unknown>(
    (inner, key) => (inner as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[key],
    value,
  )

export const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
