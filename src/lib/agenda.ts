import type { Event } from '../content/event.ts'
import type { ProgrammeItem } from '../content/programme.ts'
import { instantAt } from './dates.ts'

export type AgendaMark = 'now' | 'next'

/**
 * Marks what is on at `now` (milliseconds since 1970) and what comes after it.
 * Only on the day itself: nothing is "next" before the first item starts or after the last one ends.
 */
export function agendaMarks<Item extends Pick<ProgrammeItem, 'start' | 'end'>>(
  items: readonly Item[],
  event: Pick<Event, 'start'>,
  now: number,
): ReadonlyMap<Item, AgendaMark> {
  const marks = new Map<Item, AgendaMark>()
  const current = items.findIndex(
    ({ start, end }) =>
      Date.parse(instantAt(event, start)) <= now && now < Date.parse(instantAt(event, end)),
  )
  const item = items[current]
  const next = items[current + 1]
  if (item) marks.set(item, 'now')
  if (item && next) marks.set(next, 'next')
  return marks
}
