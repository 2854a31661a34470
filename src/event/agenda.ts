import type { ProgrammeItem } from '../content/schema.ts'

export type AgendaMark = 'now' | 'next' | 'past'

type Timed = Pick<ProgrammeItem, 'from' | 'to'>

/**
 * Marks the items that are on at `now` (milliseconds since 1970), next or over. If there are several rooms, several
 * items may be on. Nothing is marked before the first item starts or after the last one ends.
 */
export function agendaMarks<Item extends Timed>(
  parts: readonly { readonly items: readonly Item[] }[],
  now: number,
): ReadonlyMap<Item, AgendaMark> {
  const items = parts.flatMap((part) => part.items)
  const next = Math.min(...items.flatMap(({ from }) => (from > now ? from : [])))
  const isOn = items.some(({ from }) => from <= now) && items.some(({ to }) => now < to)
  const marks = new Map<Item, AgendaMark>()
  for (const item of isOn ? items : []) {
    if (item.to <= now) marks.set(item, 'past')
    else if (item.from <= now) marks.set(item, 'now')
    else if (item.from === next) marks.set(item, 'next')
  }
  return marks
}

/** Moments at which the marks change: starts and ends of the items, in milliseconds since 1970. */
export function agendaMoments(
  parts: readonly { readonly items: readonly Timed[] }[],
): readonly number[] {
  const all = parts.flatMap((part) => part.items.flatMap(({ from, to }) => [from, to]))
  return [...new Set(all)].toSorted((one, other) => one - other)
}

/** The fragment of an item's address on the programme: "11:30" → "11-30", unless several begin then. */
export function itemId({ id, start }: Pick<ProgrammeItem, 'id' | 'start'>): string {
  return id ?? start.replace(':', '-')
}

/** A speaker's talk, and its item; undefined if the speaker has none. */
export function talkOf<Item extends Pick<ProgrammeItem, 'talks'>>(
  speaker: string,
  items: readonly Item[],
): { readonly item: Item; readonly talk: string } | undefined {
  for (const item of items) {
    const found = item.talks?.find((one) => one.speaker === speaker)
    if (found) return { item, talk: found.talk }
  }
  return undefined
}
