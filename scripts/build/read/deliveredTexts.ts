import path from 'node:path'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { mistakeIn } from './mistakes.ts'
import { isGroup, valueAt } from './validate.ts'
import { fieldName, type Annotation, readYamlFile, type YamlFile } from './yamlFile.ts'

/**
 * Files of texts that an event may leave out. Delivered texts replace missing ones, except samples: they are true of the
 * delivered event alone.
 */
const textFiles = new Set(['copy.yaml', 'states.yaml', 'files.yaml', 'forms.yaml'])
const deliveredFolder = 'src/content'

/**
 * Reads a content file. Delivered texts fill its gaps.
 * @param mayBeEmpty whether a missing or empty file is right
 */
export function readContentFile(folder: string, name: string, mayBeEmpty: boolean): YamlFile {
  const hasDelivered = textFiles.has(name) && path.resolve(folder) !== path.resolve(deliveredFolder)
  if (!hasDelivered) {
    const read = readYamlFile(folder, name)
    return read.isEmpty && mayBeEmpty ? { ...read, value: {}, mistakes: [] } : read
  }
  const delivered = readYamlFile(deliveredFolder, name)
  const read = readYamlFile(folder, name)
  const own = read.isEmpty ? { ...delivered, value: {}, annotations: [] } : read
  const isMissing = ({ at }: Pick<Annotation, 'at'>) => valueAt(own.value, at) === undefined
  const promises = delivered.annotations
    .filter((annotation) => annotation.kind === 'promise' && isMissing(annotation))
    .map((promise) => ({ ...promise, isDelivered: true as const }))
  return {
    ...own,
    value: overlaid(withoutSamples(delivered), own.value),
    annotations: [...promises, ...own.annotations],
    mistake(at, problem) {
      const isDelivered = isMissing({ at }) && valueAt(delivered.value, at) !== undefined
      if (!isDelivered) return own.mistake(at, problem)
      const message = `${problem} Es el texto que trae el sitio: escribe el tuyo.`
      return { ...mistakeIn(name, message), field: fieldName(at) }
    },
  }
}

function withoutSamples({ value, annotations }: YamlFile): unknown {
  const rest = structuredClone(value)
  for (const { at, kind } of annotations) {
    const group = valueAt(rest, at.slice(0, -1)) as Record<PropertyKey, unknown>
    if (kind === 'sample') delete group[at.at(-1) as PropertyKey]
  }
  return rest
}

/** Overlays groups field by field, but texts and lists as a whole. */
function overlaid(delivered: unknown, own: unknown): unknown {
  if (!isGroup(delivered) || !isGroup(own)) return own ?? delivered
  return { ...delivered, ...mapValues(own, (value, key) => overlaid(delivered[key], value)) }
}
