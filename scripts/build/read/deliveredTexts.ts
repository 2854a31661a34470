import path from 'node:path'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { ContentMistakes, mistakeIn } from './mistakes.ts'
import { isGroup, valueAt } from './validate.ts'
import { fieldName, readYamlFile, type YamlFile } from './yamlFile.ts'
import type { FieldPath } from './yamlValues.ts'

/** The folder of the delivered event. */
const deliveredFolder = 'src/content'

/**
 * Files whose texts an event may leave out. The event then gets the delivered text, unless that has the annotation `# ejemplo`:
 * such a text is only true of the delivered event.
 */
const filesWithDefaults = new Set(['copy.yaml', 'states.yaml', 'files.yaml', 'forms.yaml'])

/**
 * Reads a content file, and completes it with delivered texts if it is one of `filesWithDefaults`.
 * @param mayBeEmpty whether the file may be missing or empty
 * @throws ContentMistakes if the delivered file cannot be read
 */
export function readContentFile(folder: string, name: string, mayBeEmpty: boolean): YamlFile {
  const file = readYamlFile(folder, name)
  const isDeliveredEvent = path.resolve(folder) === path.resolve(deliveredFolder)
  if (filesWithDefaults.has(name) && !isDeliveredEvent) return withDeliveredTexts(allowEmpty(file))
  return mayBeEmpty ? allowEmpty(file) : file
}

/** Turns a missing or empty file into a file without fields. Otherwise it would have the mistake "falta o está vacío". */
const allowEmpty = (file: YamlFile): YamlFile =>
  file.isEmpty ? { ...file, value: {}, mistakes: [] } : file

/** Completes an event's own file with the delivered texts that it leaves out. */
function withDeliveredTexts(own: YamlFile): YamlFile {
  const { name } = own
  const delivered = readYamlFile(deliveredFolder, name)
  const isReadable = delivered.isEmpty || delivered.mistakes.length === 0
  if (!isReadable) throw new ContentMistakes(deliveredFolder, delivered.mistakes)
  const isLeftOut = (at: FieldPath) => valueAt(own.value, at) === undefined
  const promises = delivered.annotations
    .filter(({ kind, at }) => kind === 'promise' && isLeftOut(at))
    .map((promise) => ({ ...promise, isDelivered: true as const }))
  return {
    ...own,
    value: overlay(withoutSamples(delivered), own.value),
    annotations: [...promises, ...own.annotations],
    // A mistake in a delivered text has no line, because the text is not in the event's own file.
    mistake(at, problem) {
      const isDelivered = isLeftOut(at) && valueAt(delivered.value, at) !== undefined
      if (!isDelivered) return own.mistake(at, problem)
      const message = `${problem} Es el texto que trae el sitio: escribe el tuyo.`
      return { ...mistakeIn(name, message), field: fieldName(at) }
    },
  }
}

/** A copy of a file's value without its samples. */
function withoutSamples({ value, annotations }: YamlFile): unknown {
  const copy = structuredClone(value)
  for (const { at, kind } of annotations) {
    if (kind !== 'sample') continue
    const group = valueAt(copy, at.slice(0, -1)) as Record<PropertyKey, unknown>
    const field = at.at(-1) as PropertyKey
    delete group[field]
  }
  return copy
}

/** Merges the event's own value into the delivered one. Groups are merged field by field. A text or a list is replaced. */
function overlay(delivered: unknown, own: unknown): unknown {
  const areBothGroups = isGroup(delivered) && isGroup(own)
  if (!areBothGroups) return own ?? delivered
  return { ...delivered, ...mapValues(own, (value, key) => overlay(delivered[key], value)) }
}
