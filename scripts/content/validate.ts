import type { z } from 'zod'
import { lettersIn, wantedAddress, wantedPath } from '../../src/content/schema/formats.ts'
import { slugOf } from '../../src/lib/texts.ts'
import { oneDay } from './check-times.ts'
import { didYouMean, type Mistake, shown, suggestion } from './mistakes.ts'
import { type FieldPath, fieldName, type YamlFile } from './yaml-file.ts'

/**
 * Checks a file's value against its schema.
 * @param value what the file holds, which may have been filled in since it was read
 * @returns the mistakes; none if it is as wanted
 */
export function mistakesIn(file: YamlFile, value: unknown, schema: z.ZodType): readonly Mistake[] {
  if (file.mistakes.length > 0) return file.mistakes
  const { error } = schema.safeParse(value, { error: wantedOf })
  const issues = new Map<string, z.core.$ZodIssue>()
  for (const issue of error?.issues ?? []) {
    const place = fieldName(issue.path)
    if (!issues.has(place)) issues.set(place, issue)
  }
  return [...issues.values()].flatMap((issue) => mistakesOf(issue, file, value))
}

/** What is wanted, if the schema itself does not say it; of a field that it does not know, those that it knows. */
function wantedOf({ code, expected, inst }: z.core.$ZodRawIssue): string | undefined {
  if (code === 'unrecognized_keys') {
    const { shape, keyType } = inst as { shape?: object; keyType?: z.ZodEnum }
    return Object.keys(shape ?? keyType?.enum ?? {}).join()
  }
  const isGroup = code === 'invalid_type' && (expected === 'object' || expected === 'record')
  return isGroup ? 'un grupo de campos, uno en cada línea' : undefined
}

const marksNow =
  'lo inventado y lo prometido se marca ahora al lado de cada valor, con «# ejemplo» o «# promesa»: borra esta lista.'

/** Fields that there were, and why they are no more. */
const formerFields: Readonly<Record<string, string>> = {
  day: `${oneDay}: sus partes no tienen día.`,
  samples: marksNow,
  promises: marksNow,
}

function mistakesOf(issue: z.core.$ZodIssue, file: YamlFile, value: unknown): Mistake[] {
  const { path, message: wanted } = issue
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const unknown = `no hay ningún campo «${key}».${suggestion(key, wanted.split(','))}`
      return file.mistake([...path, key], formerFields[key] ?? unknown)
    })
  }
  if (issue.code === 'invalid_key') {
    const form = issue.issues[0]?.message ?? 'otro identificador'
    return [file.mistake(path, `${shown(path.at(-1))} no vale: se espera ${form}.`)]
  }
  const found = valueAt(value, path)
  if (found === undefined) return [file.mistake(path, `falta este campo: se espera ${wanted}.`)]
  const told = `pone ${describe(found, issue)}, pero se espera ${wanted}.`
  return [file.mistake(path, `${told}${cureOf(issue, found)}`)]
}

/** What was found, and what YAML made of it if that is not what somebody who wrote it sees. */
function describe(found: unknown, { message: wanted, ...issue }: z.core.$ZodIssue): string {
  if (Array.isArray(found)) return `una lista de ${found.length}`
  if (isGroup(found)) return counted(Object.keys(found).length, 'campo')
  if (typeof found === 'string') {
    const letters = / letras/.test(wanted) ? ` (${counted(lettersIn(found), 'letra')})` : ''
    return shown(found) + letters
  }
  const isText = issue.code === 'invalid_type' && issue.expected === 'string'
  return isText ? `${shown(found)} sin comillas` : shown(found)
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** How fields of event.yaml are written that look as if they held one value. */
const written: Readonly<Record<string, string>> = {
  status: 'status: { is: * }',
  notice: "notice: { text: '*' }",
  tickets: 'tickets: { sale: [{ is: * }] }',
}

function cureOf(issue: z.core.$ZodIssue, found: unknown): string {
  const meant = meantBy(issue, found)
  if (meant) return ` ¿Querías decir «${meant}»?`
  if (issue.code === 'invalid_value') return didYouMean(String(found), issue.values.map(String))
  if (issue.code !== 'invalid_type') return ''
  if (typeof found !== 'string') {
    const isCut = issue.expected === 'string' && typeof found === 'object'
    return isCut
      ? ' Un texto con «{», «[», «: » o «- » va entre comillas: ponlo entre comillas.'
      : ''
  }
  const form = written[String(issue.path[0])]
  if (form) return ` Se escribe «${form.replace('*', () => found)}».`
  const isQuoted = /^(?:true|false)$/.test(found) || (found.trim() && !Number.isNaN(Number(found)))
  return isQuoted ? ' Quítale las comillas.' : ''
}

/** A time, a path or an address that is nearly one. */
function meantBy({ message: wanted }: z.core.$ZodIssue, found: unknown): string | null {
  const text = String(found).trim()
  if (/hora (?:de cuatro|sola)/.test(wanted)) return timeMeant(text)
  if (wanted === wantedPath)
    return slugOf(text) && !/\//.test(text.slice(1)) ? `/${slugOf(text)}` : null
  if (wanted !== wantedAddress) return null
  const [, rest] = /^(?:http:\/\/)?([\w-]+(?:\.[\w-]+)+(?:\/\S*)?)$/.exec(text) ?? []
  return rest ? `https://${rest}` : null
}

/** "11.30" (a number for YAML), "1130", "9:30", "24:00" → "11:30", "11:30", "09:30", "00:00". */
function timeMeant(text: string): string | null {
  const [, hour = '', minute = ''] = /^(\d{1,2})[.:h]?(\d{1,2})?(?: ?h)?$/.exec(text) ?? []
  const [hours, minutes] = [Number(hour) % 24, Number(minute.padEnd(2, '0'))]
  if (hour === '' || Number(hour) > 24 || minutes > 59) return null
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':')
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

/** What a file holds, with the lists and groups that it leaves out: these are empty. */
export const withEmptyLists = (value: unknown, schema: z.ZodType): unknown =>
  isGroup(value) ? { ...value, ...(schema.safeParse(value).data as object), ...value } : value

export const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
