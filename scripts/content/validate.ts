import type { z } from 'zod'
import { lettersIn } from '../../src/content/schema/forms.ts'
import { countNames } from '../../src/lib/facts.ts'
import { didYouMean, type Mistake, shown, suggestion } from './mistakes.ts'
import type { FieldPath, YamlFile } from './yaml-file.ts'

/** In a file beside its fields: which values are invented, and which promises nobody has confirmed (samples.ts). */
export const marks = ['samples', 'promises'] as const

/**
 * Checks a file's value against its schema.
 * @param value what the file holds, which may have been filled in since it was read
 * @returns the mistakes; none if it is as wanted
 */
export function mistakesIn(file: YamlFile, value: unknown, schema: z.ZodType): Mistake[] {
  const { error } = schema.safeParse(value, { error: wantedOf })
  return (error?.issues ?? []).flatMap((issue) => mistakesOf(issue, file, value, schema))
}

/** What is wanted, if the schema itself does not say it. */
function wantedOf({ code, expected }: z.core.$ZodRawIssue): string | undefined {
  if (code === 'invalid_type' && expected === 'object') return 'varios campos, uno en cada línea'
  return undefined
}

function mistakesOf(
  issue: z.core.$ZodIssue,
  file: YamlFile,
  value: unknown,
  schema: z.ZodType,
): Mistake[] {
  const { path, message: wanted } = issue
  if (issue.code === 'unrecognized_keys') {
    const known = [
      ...Object.keys(shapeAt(schema, path)),
      ...(path.length > 0 || file.name.endsWith('.md') ? [] : marks),
    ]
    return issue.keys.map((key) =>
      file.mistake([...path, key], `no hay ningún campo «${key}».${suggestion(key, known)}`),
    )
  }
  if (issue.code === 'invalid_key') {
    const form = issue.issues[0]?.message ?? 'otro identificador'
    return [file.mistake(path, `${shown(path.at(-1))} no vale: se espera ${form}.`)]
  }
  const found = valueAt(value, path)
  if (found === undefined) return [file.mistake(path, `falta este campo: se espera ${wanted}.`)]
  const ofForms = wrongForms(found)
  if (ofForms) return [file.mistake(path, ofForms)]
  const told = `pone ${describe(found, issue)}, pero se espera ${wanted}.`
  return [file.mistake(path, `${told}${cureOf(issue, found)}`)]
}

/** What was found, and what YAML made of it if that is not what somebody who wrote it sees. */
function describe(found: unknown, { message: wanted, ...issue }: z.core.$ZodIssue): string {
  if (found === null) return 'nada'
  if (Array.isArray(found)) return `una lista de ${found.length}`
  if (typeof found === 'object') return counted(Object.keys(found).length, 'campo')
  if (typeof found === 'string') {
    const letters = / letras/.test(wanted) ? ` (${counted(lettersIn(found), 'letra')})` : ''
    return shown(found) + letters
  }
  const isText = issue.code === 'invalid_type' && issue.expected === 'string'
  return isText ? `${shown(found)} sin comillas` : shown(found)
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

function cureOf(issue: z.core.$ZodIssue, found: unknown): string {
  if (issue.code === 'invalid_value') return didYouMean(String(found), issue.values.map(String))
  if (issue.code !== 'invalid_type') return ''
  const isText = typeof found === 'string'
  if (issue.expected === 'string') {
    const isCut = typeof found === 'object' && found !== null
    return isCut
      ? ' Un texto con «{», «[», «: » o «- » va entre comillas: ponlo entre comillas.'
      : ''
  }
  const isQuoted = isText && found.trim() !== '' && !Number.isNaN(Number(found))
  return isQuoted || found === 'true' || found === 'false' ? ' Quítale las comillas.' : ''
}

/** What is wrong with a text in forms that no count could choose from (choose-forms.ts). */
function wrongForms(found: unknown): string | null {
  if (typeof found !== 'object' || found === null) return null
  const names = ['by', 'one', 'other'] as const
  const missing = names.filter((name) => !(name in found))
  if (missing.length > 1) return null
  const wanted = 'un texto en dos formas lleva «by», «one» y «other», y nada más'
  const [first] = missing
  if (first) return `falta «${first}»: ${wanted}.`
  const strange = Object.keys(found).find((key) => !names.some((name) => name === key))
  if (strange) return `sobra «${strange}»: ${wanted}.`
  const by = String((found as { by: unknown }).by)
  return `«${by}» no es nada que se cuente.${suggestion(by, countNames)}`
}

export function valueAt(value: unknown, at: FieldPath): unknown {
  return at.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  )
}

type Inner = { shape?: object; element?: z.ZodType; valueType?: z.ZodType; innerType?: z.ZodType }

/** The fields that a schema has at a place. */
function shapeAt(schema: z.ZodType, at: FieldPath): object {
  let inner: Inner = schema.def as Inner
  for (const key of at) {
    const next =
      inner.element ?? inner.valueType ?? (inner.shape as Record<PropertyKey, z.ZodType>)?.[key]
    if (!next) return {}
    inner = next.def as Inner
    if (inner.innerType) inner = inner.innerType.def as Inner
  }
  return inner.shape ?? {}
}
