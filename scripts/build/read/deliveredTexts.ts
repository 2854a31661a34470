import path from 'node:path'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { ContentMistakes, mistakeIn } from './mistakes.ts'
import { isGroup, valueAt } from './validate.ts'
import { fieldName, type Annotation, readYamlFile, type YamlFile } from './yamlFile.ts'

/**
 * Files whose texts an event may leave out. It then gets the text of the delivered event (src/content). A delivered text
 * with the annotation `# ejemplo` is not taken, because it is only true of the delivered event.
 */
const filesWithDefaults = new Set(['copy.yaml', 'states.yaml', 'files.yaml', 'forms.yaml'])
const deliveredFolder = 'src/content'

/**
 * Reads a content file, and completes it with delivered texts if it is one of `filesWithDefaults`.
 * @param mayBeEmpty whether the file may be missing or empty
 * @throws ContentMistakes if the delivered file cannot be read
 */
export function readContentFile(folder: string, name: string, mayBeEmpty: boolean): YamlFile {
  const read = readYamlFile(folder, name)
  const isDeliveredEvent = path.resolve(folder) === path.resolve(deliveredFolder)
  if (filesWithDefaults.has(name) && !isDeliveredEvent) return withDeliveredTexts(read)
  return read.isEmpty && mayBeEmpty ? { ...read, value: {}, mistakes: [] } : read
}

function withDeliveredTexts(read: YamlFile): YamlFile {
  const { name } = read
  const delivered = readYamlFile(deliveredFolder, name)
  const isReadable = delivered.isEmpty || delivered.mistakes.length === 0
  if (!isReadable) throw new ContentMistakes(deliveredFolder, delivered.mistakes)
  // An empty file has the mistake "falta o está vacío". Here a file may be empty.
  const own = read.isEmpty ? { ...read, value: {}, mistakes: [] } : read
  const isMissing = ({ at }: Pick<Annotation, 'at'>) => valueAt(own.value, at) === undefined
  const promises = delivered.annotations
    .filter((annotation) => annotation.kind === 'promise' && isMissing(annotation))
    .map((promise) => ({ ...promise, isDelivered: true as const }))
  return {
    ...own,
    value: overlay(withoutSamples(delivered), own.value),
    annotations: [...promises, ...own.annotations],
    mistake(at, problem) {
      const isDelivered = isMissing({ at }) && valueAt(delivered.value, at) !== undefined
      if (!isDelivered) return own.mistake(at, problem)
      const message = `${problem} Es el texto que trae el sitio: escribe el tuyo.`
      return { ...mistakeIn(name, message), field: fieldName(at) }
    },
  }
}

/** The value of a file without its samples. */
function withoutSamples({ value, annotations }: YamlFile): unknown {
  const copy = structuredClone(value)
  for (const { at, kind } of annotations) {
    if (kind !== 'sample') continue
    const group = valueAt(copy, at.slice(0, -1)) as Record<PropertyKey, unknown>
    delete group[at.at(-1) as PropertyKey]
  }
  return copy
}

/** Merges groups field by field. A text or list of the event replaces the delivered one. */
function overlay(delivered: unknown, own: unknown): unknown {
  const areBothGroups = isGroup(delivered) && isGroup(own)
  if (!areBothGroups) return own ?? delivered
  return { ...delivered, ...mapValues(own, (value, key) => overlay(delivered[key], value)) }
}
