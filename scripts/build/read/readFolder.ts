import { type ContentData, type ContentFile, contentFiles } from '../../../src/content/schema.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { shortNameOf } from '../../../src/lib/shortName.ts'
import { instantAt } from '../../../src/lib/zones.ts'
import { folderMistakes } from './folders.ts'
import { timeRules } from './checkTimes.ts'
import { rules } from './checks.ts'
import { readContentFile } from './deliveredTexts.ts'
import { ContentMistakes, type Mistake } from './mistakes.ts'
import { leaveOutEmoji } from './emoji.ts'
import { mapTexts } from './mapTexts.ts'
import { problemsIn } from './rules.ts'
import { validate } from './validate.ts'
import type { YamlFile } from './yamlFile.ts'

const names = Object.keys(contentFiles) as readonly ContentFile[]

/** The files of an event as they were read. */
export type Sources = Readonly<Record<ContentFile, YamlFile>>

/**
 * Reads an event from its folder, checks each file by its schema, and checks the rules across files.
 * @returns `data`, the content with its facts still in braces; `sources`, its files; `mistakes`, one for each broken rule, which
 *   `readEvent` reports with its own; `advice`, warnings about pictographs that were left out
 * @throws ContentMistakes if the folder has mistakes, if a value does not fit its schema, or if a value of event.yaml or
 *   venues.yaml breaks a rule
 */
export function readFolder(folder: string) {
  stopAt(folder, folderMistakes(folder))
  const sources: Sources = mapValues(contentFiles, (_, name) =>
    readContentFile(folder, `${name}.yaml`, mayBeEmpty(name)),
  )
  const validated = mapValues(sources, (source, name) =>
    validate<unknown>(source, source.value, contentFiles[name]),
  )
  const schemaMistakes = Object.values(validated).flatMap((file) => file.mistakes)
  stopAt(folder, schemaMistakes)
  // No file has a mistake, so every file has its `data`.
  const written = mapValues(validated, (file) => file.data) as ContentData
  const advice: Mistake[] = []
  const data = withoutPictographs(withNameAndEnd(written), sources, advice)
  const content = { ...data, folder }
  const problems = [...problemsIn(timeRules, content), ...problemsIn(rules, content)]
  const mistakes = problems.map(({ file, at, problem }) => sources[file].mistake(at, problem))
  // Most facts derive from these two files. A mistake in them would cause further mistakes in the texts that name the facts.
  const factMistakes = mistakes.filter(
    ({ file }) => file === 'event.yaml' || file === 'venues.yaml',
  )
  stopAt(folder, factMistakes)
  return { data, sources, mistakes, advice }
}

/**
 * Leaves pictographs out of texts, and adds a warning to `advice` for each text that had one. An address keeps them, because
 * without them it would lead elsewhere.
 */
function withoutPictographs(data: ContentData, sources: Sources, advice: Mistake[]): ContentData {
  return mapTexts(data, (written, [file, ...at]) => {
    const isAddress = /^https?:/.test(written)
    if (isAddress) return written
    const source = sources[file as ContentFile]
    return leaveOutEmoji(written, (problem) => advice.push(source.mistake(at, problem)))
  })
}

/** @throws ContentMistakes with the mistakes in the order of the files, if there are any */
export function stopAt(folder: string, mistakes: readonly Mistake[]): void {
  if (mistakes.length > 0) throw new ContentMistakes(folder, mistakes.toSorted(inOrder))
}

/** Whether all fields of a file are optional. */
const mayBeEmpty = (name: ContentFile) => contentFiles[name].safeParse({}).success

/** Gives the event a short name if it has none. An end that is a time alone, "02:00", becomes an instant. */
function withNameAndEnd({ event, ...data }: ContentData): ContentData {
  const { name, end } = event
  const shortName = event.shortName || shortNameOf(name)
  const isTimeAlone = end?.length === 'HH:MM'.length
  const endAsInstant = isTimeAlone ? { end: instantAt(event, end) } : {}
  return { ...data, event: { ...event, shortName, ...endAsInstant } }
}

const inOrder = (one: Mistake, other: Mistake) =>
  rankOf(one) - rankOf(other) || one.file.localeCompare(other.file) || one.line - other.line

/** The position of a mistake's file in the table of content files; -1 for any other file, which comes first. */
const rankOf = ({ file }: Mistake) => names.findIndex((name) => file === `${name}.yaml`)
