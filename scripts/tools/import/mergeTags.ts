import type { YAMLMap } from 'yaml'
import { mostTags, talk } from '../../../src/content/schema/programme.ts'
import { jsonOf, plainField } from './mergeFields.ts'
import { quoted } from './quoted.ts'
import type { Session } from './sessions.ts'
import { fittedLabel } from './texts.ts'
import { listOf, textOf } from './values.ts'

const tagSchema = talk.shape.tags.unwrap().element

const tagsField = plainField('tags', 'etiquetas')

export type MergedTags = {
  /** The labels of the source, for the notes. */
  readonly labelsToNote: readonly string[]
  readonly remarks: readonly string[]
}

/**
 * Writes the level and the language of a session into the labels of its talk (`tags`).
 * - A label that somebody has added by hand stays.
 * - A label that somebody has removed by hand does not return.
 * - A label that the last import has written, and that the source no longer has, is removed.
 * @param notedLabels the labels of the last import
 */
export function mergeTags(
  talkEntry: YAMLMap,
  { level, language }: Session,
  notedLabels: readonly string[],
): MergedTags {
  const fitted = [level, language].map((label) => fittedLabel(label, tagSchema))
  const sourceLabels = [...new Set(fitted.flatMap(({ text }) => text ?? []))]
  const current = listOf(jsonOf(talkEntry).tags).map(textOf)
  const staying = current.filter(
    (label) => sourceLabels.includes(label) || !notedLabels.includes(label),
  )
  const missing = sourceLabels.filter((label) => !current.includes(label))
  const added = missing.filter((label) => !notedLabels.includes(label))
  const removedByHand = missing.filter((label) => notedLabels.includes(label))
  const all = [...staying, ...added]
  const allowed = all.slice(0, mostTags)
  const isChanged = allowed.join('\n') !== current.join('\n')
  if (isChanged) writeTags(talkEntry, allowed)
  return {
    labelsToNote: sourceLabels,
    remarks: [
      ...fitted.flatMap(({ remarks }) => remarks),
      ...removedByHand.map((label) => `la etiqueta ${quoted(label)} no vuelve, porque la quitaste`),
      ...all.slice(mostTags).map((label) => `la etiqueta ${quoted(label)} no cabe: son ya tres`),
    ],
  }
}

function writeTags(talkEntry: YAMLMap, labels: readonly string[]): void {
  if (labels.length > 0) tagsField.write(talkEntry, labels)
  else talkEntry.delete('tags')
}
