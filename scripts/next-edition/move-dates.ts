import type { ContentData } from '../../src/content/schema.ts'
import { isoDay, longDate, yearOf } from '../../src/lib/dates.ts'
import { isDay } from '../content/check-times.ts'
import { movedTo } from '../content/move-days.ts'
import type { FieldPath } from '../content/yaml-file.ts'

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
type Move = { readonly at: FieldPath; readonly value: string }

/**
 * The event's first and last moment.
 * @param day YYYY-MM-DD, when the event begins
 */
export function movedDates(
  { event }: ContentData,
  day: string,
): { readonly event: readonly Move[] } {
  const moved = movedTo(event, day)
  return {
    event: (['start', 'end'] as const).map((name) => ({
      at: [name],
      value: moved.instant(event[name]),
    })),
  }
}
