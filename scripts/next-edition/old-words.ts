import type { ContentData, ContentFile } from '../../src/content/schema.ts'
import { calendarDay, dayMonth, isoDay } from '../../src/lib/dates.ts'
import type { Content } from '../content/read-content.ts'
import { valuesIn } from '../content/values.ts'

/** A place of the content that still says something of the finished edition. */
export type OldWord = {
  readonly file: string
  readonly line: number
  readonly field: string
  readonly words: readonly string[]
}

/** Facts of their own, and the past, which may name its years. */
const leftOut: readonly string[] = ['event', 'editions'] satisfies ContentFile[]

/**
 * Texts in which somebody typed a year, a date, a weekday, a month or a name of the finished edition that is not true of
 * the next one. What the facts fill in is none of them.
 */
export function oldWords(before: ContentData, after: Content): OldWord[] {
  const words = wordsOnlyOf(before, after.data)
  return Object.entries(after.sources).flatMap(([name, file]) => {
    if (leftOut.includes(name)) return []
    const { samples: _, promises: __, ...fields } = file.value as Readonly<Record<string, unknown>>
    return valuesIn(fields).flatMap(({ at, value }) => {
      const found = words.filter(({ pattern }) => pattern.test(value)).map(({ word }) => word)
      if (found.length === 0) return []
      const { line, field } = file.mistake(at, '')
      return { file: file.name, line, field, words: withoutParts(found) }
    })
  })
}

/** Who reads "8 de noviembre" needs no "noviembre" beside it. */
const withoutParts = (words: readonly string[]) =>
  words.filter((word) => !words.some((other) => other !== word && other.includes(word)))

function wordsOnlyOf(before: ContentData, after: ContentData) {
  const now = new Set(wordsOf(after))
  const old = wordsOf(before).filter((word) => !now.has(word))
  return [...new Set(old)].map((word) => ({
    word,
    pattern: new RegExp(`(?<![\\p{L}\\d])${escaped(word)}s?(?![\\p{L}\\d])`, 'iu'),
  }))
}

function wordsOf({ event: { start }, speakers }: ContentData): string[] {
  const { year, month, weekday } = calendarDay(start)
  const ofDays = [isoDay(start), dayMonth(start), String(year), month, weekday]
  const names = Object.values(speakers.speakers).map(({ name }) => name)
  return [...ofDays, ...names]
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
