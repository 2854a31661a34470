import type { Event } from '../content/event.ts'
import type { ProgrammeItem } from '../content/programme.ts'
import { instantAt } from './dates.ts'

export type AgendaMark = 'now' | 'next' | 'past'

/**
 * Marks what is on at `now` (milliseconds since 1970), what comes after it and what is over, in this order.
 * Only on the day itself: nothing is marked before the first item starts or after the last one ends.
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
  if (!item) return marks
  marks.set(item, 'now')
  const next = items[current + 1]
  if (next) marks.set(next, 'next')
  for (const past of items.slice(0, current)) marks.set(past, 'past')
  return marks
}

/** "11:30" → "11-30", the fragment of an item's address on the programme. */
export function itemId({ start }: Pick<ProgrammeItem, 'start'>): string {
  return start.replace(':', '-')
}

/** What a speaker talks about, and the item in which they do; undefined if they do not. */
export function talkOf(
  speaker: string,
  items: readonly ProgrammeItem[],
): { readonly item: ProgrammeItem; readonly talk: string } | undefined {
  for (const item of items) {
    const found = item.talks?.find((one) => one.speaker === speaker)
    if (found) return { item, talk: found.talk }
  }
  return undefined
}
