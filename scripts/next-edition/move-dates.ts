import type { ContentData } from '../../src/content/schema.ts'
import { instantAt, isoDay, longDate, parseMoment, timeOf, yearOf } from '../../src/lib/dates.ts'
import { clockDay } from '../content/check-times.ts'
import type { FieldPath } from '../content/yaml-file.ts'

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && parseMoment(text, 'Etc/UTC') !== null
}

/** @returns why the next edition cannot be on that day, in Spanish; null if it can */
export function whyNotOn(day: string, { event }: ContentData): string | null {
  if (!isDay(day)) {
    return `«${day}» no es ningún día del calendario: escríbelo año-mes-día, como 2026-11-14.`
  }
  const year = yearOf(event.start)
  if (day <= isoDay(event.end)) {
    return `el ${day} no va después de la edición que termina, que es la del ${isoDay(event.end)}.`
  }
  if (Number(day.slice(0, 4)) === year) {
    return `${year} ya es el año de la edición que termina (${longDate(event.start)}): cada una lleva el suyo.`
  }
  return null
}

/** A value of a file that becomes another. */
export type Move = { readonly at: FieldPath; readonly value: string }

/**
 * The event's first and last moment and the days of its parts, as far from each other as they were. The clocks show the
 * same times, so the difference from UTC is that of the zone on the new days.
 * @param day YYYY-MM-DD, when the event begins
 */
export function movedDates(
  { event, programme }: ContentData,
  day: string,
): { readonly event: readonly Move[]; readonly programme: readonly Move[] } {
  const distance = Date.parse(day) - Date.parse(isoDay(event.start))
  const moved = (old: string) =>
    new Date(Date.parse(old) + distance).toISOString().slice(0, 'YYYY-MM-DD'.length)
  const instant = (old: string) => {
    const time = timeOf(old)
    return instantAt(clockDay(moved(isoDay(old)), time, event.timeZone), time)
  }
  return {
    event: (['start', 'end'] as const).map((name) => ({ at: [name], value: instant(event[name]) })),
    programme: programme.parts.flatMap((part, index) =>
      part.day === undefined ? [] : [{ at: ['parts', index, 'day'], value: moved(part.day) }],
    ),
  }
}
