import type { z } from 'zod'
import { didYouMean, type Mistake, shown } from './mistakes.ts'
import type { FieldPath, YamlFile } from './yaml-file.ts'

/**
 * Checks a file's value against its schema.
 * @param value what the file holds, which may have been filled in since it was read
 * @returns the mistakes; none if it is as wanted
 */
export function mistakesIn(file: YamlFile, value: unknown, schema: z.ZodType): Mistake[] {
  const { error } = schema.safeParse(value)
  return (error?.issues ?? []).flatMap((issue) => mistakesOf(issue, file, value, schema))
}

function mistakesOf(
  issue: z.core.$ZodIssue,
  file: YamlFile,
  value: unknown,
  schema: z.ZodType,
): Mistake[] {
  const { path } = issue
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(shapeAt(schema, path))
    return issue.keys.map((key) =>
      file.mistake(
        [...path, key],
        `no hay ningún campo «${key}».${didYouMean(key, known) || ` Hay: ${known.join(', ')}.`}`,
      ),
    )
  }
  if (issue.code === 'invalid_key') {
    const wanted = issue.issues[0]?.message ?? 'otro identificador'
    return [
      file.mistake(path, `el identificador ${shown(path.at(-1))} no vale: se espera ${wanted}.`),
    ]
  }
  const found = valueAt(value, path)
  return found === undefined
    ? [file.mistake(path, `falta este campo: se espera ${issue.message}.`)]
    : [file.mistake(path, `pone ${describe(found)}, pero se espera ${issue.message}.`)]
}

/** What was found, and what YAML made of it if that is not what somebody who wrote it sees. */
function describe(found: unknown): string {
  if (found === null) return 'nada'
  if (Array.isArray(found)) return `una lista de ${found.length}`
  if (typeof found === 'object') return 'varios campos (un texto con «: » o «{» va entre comillas)'
  if (typeof found === 'string') {
    return found.length > 60 ? `${shown(found)} (${found.length} letras)` : shown(found)
  }
  return `${shown(found)} sin comillas`
}

function valueAt(value: unknown, at: FieldPath): unknown {
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
