import { type ContentData, type ContentFile, contentFiles } from '../../../src/content/schema.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { shortNameOf } from '../../../src/lib/shortName.ts'
import { instantAt } from '../../../src/lib/zones.ts'
import { folderMistakes } from './folders.ts'
import { timeRules } from './checkTimes.ts'
import { rules } from './checks.ts'
import { readContentFile } from './deliveredTexts.ts'
import { ContentMistakes, type Mistake } from './mistakes.ts'
import { leaveOutPictographs } from './emoji.ts'
import { mapTexts } from './mapTexts.ts'
import { problemsIn } from './rules.ts'
import { validate } from './validate.ts'
import type { YamlFile } from './yamlFile.ts'

/** The files of an event as they were read. */
export type Sources = Readonly<Record<ContentFile, YamlFile>>

/**
 * Reads an event from its folder, checks each file by its schema, and checks the rules across files.
 * @returns
 * - `data`: the content. Facts in its texts are still in braces
 * - `sources`: the files of the content
 * - `mistakes`: one for each broken rule. `readEvent` adds the mistakes that it finds, and throws all of them together
 * - `advice`: warnings about pictographs that were left out
 * @throws ContentMistakes if the folder has mistakes, if a value does not fit its schema, or if a value of event.yaml or
 *   venues.yaml breaks a rule
 */
export function readFolder(folder: string) {
  stopIfAny(folder, folderMistakes(folder))
  const sources: Sources = mapValues(contentFiles, (_, name) =>
    readContentFile(folder, `${name}.yaml`, mayBeEmpty(name)),
  )
  const validated = mapValues(sources, (source, name) =>
    validate<unknown>(source, source.value, contentFiles[name]),
  )
  const schemaMistakes = Object.values(validated).flatMap((file) => file.mistakes)
  stopIfAny(folder, schemaMistakes)
  // No file has a mistake here, so `data` is defined for every file.
  const written = mapValues(validated, (file) => file.data) as ContentData
  const { data, advice } = leaveOutAllPictographs(withNameAndEnd(written), sources)
  const content = { ...data, folder }
  const problems = [...problemsIn(timeRules, content), ...problemsIn(rules, content)]
  const mistakes = problems.map(({ file, at, problem }) => sources[file].mistake(at, problem))
  // A mistake in event.yaml or venues.yaml stops the reading here. Most facts derive from these two files, and wrong facts in
  // texts would cause more mistakes.
  const factMistakes = mistakes.filter(
    ({ file }) => file === 'event.yaml' || file === 'venues.yaml',
  )
  stopIfAny(folder, factMistakes)
  return { data, sources, mistakes, advice }
}

/**
 * Leaves pictographs out of the content. An address keeps its pictographs, because without them it would lead elsewhere.
 * @returns `data`, the content without pictographs, and `advice`, a warning for each text that had one
 */
function leaveOutAllPictographs(written: ContentData, sources: Sources) {
  const advice: Mistake[] = []
  const data = mapTexts(written, (text, [file, ...at]) => {
    const isAddress = /^https?:/.test(text)
    if (isAddress) return text
    const source = sources[file as ContentFile]
    return leaveOutPictographs(text, (problem) => advice.push(source.mistake(at, problem)))
  })
  return { data, advice }
}

/** @throws ContentMistakes with the mistakes in the order of the files, if there are any */
export function stopIfAny(folder: string, mistakes: readonly Mistake[]): void {
  if (mistakes.length > 0) throw new ContentMistakes(folder, mistakes.toSorted(compareMistakes))
}

/** Whether all fields of a file are optional. */
const mayBeEmpty = (name: ContentFile) => contentFiles[name].safeParse({}).success

/** Gives the event a short name if it has none, and completes its end: "02:00" becomes "2026-11-15T02:00:00+01:00". */
function withNameAndEnd({ event, ...data }: ContentData): ContentData {
  const { name, end } = event
  const shortName = event.shortName || shortNameOf(name)
  const isTimeAlone = end?.length === 'HH:MM'.length
  const endAsInstant = isTimeAlone ? { end: instantAt(event, end) } : {}
  return { ...data, event: { ...event, shortName, ...endAsInstant } }
}

/** Compares mistakes by their files, then by their lines. */
function compareMistakes(one: Mistake, other: Mistake): number {
  if (rankOf(one) !== rankOf(other)) return rankOf(one) - rankOf(other)
  return one.file.localeCompare(other.file) || one.line - other.line
}

const yamlNames = Object.keys(contentFiles).map((name) => `${name}.yaml`)

/** The position of a mistake's file in `contentFiles`. Any other file has the position -1, and comes first. */
const rankOf = ({ file }: Mistake): number => yamlNames.indexOf(file)
