import type { Copy } from '../content/schema.ts'
import { fill, uncapitalise } from '../lib/texts.ts'
import { keepTogether, listed } from '../lib/locale.ts'
import type { EventTimes, ProgrammeItem, SiteContent, Talk, Venue } from './model.ts'

export type ItemStatus = 'now' | 'next' | 'past'

/** Start and end of an item, or of the whole event. */
type Timed = Pick<EventTimes, 'from' | 'to'>

/** The items of all parts of the programme, in order. */
export const itemsOf = <Item>(parts: readonly { readonly items: readonly Item[] }[]) =>
  parts.flatMap(({ items }) => items)

/**
 * The status of each item at `now` (milliseconds since 1970). With several rooms, several items may be on or next. Items after
 * the next ones are not in the map. The map is empty before the event starts and after it ends.
 * @param day start and end of the event
 */
export function itemStatuses<Item extends Timed>(
  items: readonly Item[],
  now: number,
  day: Timed,
): ReadonlyMap<Item, ItemStatus> {
  const nextStart = Math.min(...items.map(({ from }) => from).filter((from) => from > now))
  const isDuringEvent = day.from <= now && now < day.to
  const statuses = new Map<Item, ItemStatus>()
  if (!isDuringEvent) return statuses
  for (const item of items) {
    if (item.to <= now) statuses.set(item, 'past')
    else if (item.from <= now) statuses.set(item, 'now')
    else if (item.from === nextStart) statuses.set(item, 'next')
  }
  return statuses
}

/** The items that are on at `now` (milliseconds since 1970), and the items that come next, both in the programme's order. */
export function agendaAt(items: readonly ProgrammeItem[], now: number, day: Timed) {
  const statuses = [...itemStatuses(items, now, day)]
  const withStatus = (wanted: ItemStatus) =>
    statuses.filter(([, status]) => status === wanted).map(([item]) => item)
  return { on: withStatus('now'), next: withStatus('next') }
}

/**
 * Announces items that are on or begin at the same time. Up to two are named, with their rooms: "Taller (Aula) y Charla (Sala
 * 2)". More than two are only counted.
 */
export function announcementOf(
  items: readonly Pick<ProgrammeItem, 'title' | 'room'>[],
  { several }: Pick<Copy['whatIsOn'], 'several'>,
): string {
  if (items.length > 2) return fill(several, { cuantas: String(items.length) })
  return listed(items.map(({ title, room }) => (room ? `${title} (${room})` : title)))
}

/** The names of a talk's speakers, as one text: "Ana, Luis e Inés". */
export const speakerNames = ({ speakers }: Pick<Talk, 'speakers'>): string =>
  listed(speakers.map(({ name }) => name))

/** Names of an item's speakers, each once. Speakers who are not announced yet (without `id`) are left out. */
export function namesIn({ talks = [] }: Pick<ProgrammeItem, 'talks'>): readonly string[] {
  const announcedSpeakers = talks.flatMap(({ speakers }) => speakers).filter(({ id }) => id)
  return [...new Set(announcedSpeakers.map(({ name }) => name))]
}

/**
 * Whether a talk has the title of its item, so that a page need not repeat it. In pages only the item's title has no-break
 * spaces (`noBreak` in src/content/schema/formats.ts), so `keepTogether` puts them into both titles before they are compared.
 */
export const hasTitleOf = (talk: Pick<Talk, 'title'>, item: Pick<ProgrammeItem, 'title'>) =>
  keepTogether(talk.title) === keepTogether(item.title)

/**
 * Room and end of an item, for several items that are on at once: " · Aula · hasta las 13:00". The no-break space before each
 * dot prevents a line break there.
 * @param venue the item's venue if it differs from that of the first item, " · en el parque · hasta las 13:00"; otherwise false
 * @param texts `until` is empty if all items end together
 */
export function roomAndEnd(
  { room, end }: Pick<ProgrammeItem, 'room' | 'end'>,
  venue: Pick<Venue, 'inSentence'> | false,
  { place, until }: Pick<Copy['whatIsOn'], 'place' | 'until'>,
): string {
  const venueText = venue && uncapitalise(fill(place, { lugar: venue.inSentence }))
  const texts = [room, venueText, fill(until, { hora: end })]
  return texts.map((text) => (text ? `\u00a0· ${text}` : '')).join('')
}

/** The fragment of an item on the programme: its start, "11-30". If an earlier item starts then too, it is the item's `id`. */
export function itemId({ id, start }: Pick<ProgrammeItem, 'id' | 'start'>): string {
  return id ?? start.replace(':', '-')
}

/** A speaker's talks in the order of the programme, each with the item that it is in. */
export function talksOf<Item extends Pick<ProgrammeItem, 'talks'>>(
  speakerId: string,
  items: readonly Item[],
): readonly { readonly item: Item; readonly talk: Talk }[] {
  return items.flatMap((item) =>
    (item.talks ?? []).flatMap((talk) =>
      talk.speakers.some(({ id }) => id === speakerId) ? { item, talk } : [],
    ),
  )
}

/** The most speakers that the home page shows: two rows of five in wide windows. A link leads to the page of all speakers. */
const mostFeatured = 10

/** The speakers of the home page, with the fields that it shows and the titles of their talks. */
export const featuredOf = ({ speakers, programme }: Pick<SiteContent, 'speakers' | 'programme'>) =>
  Object.entries(speakers)
    .slice(0, mostFeatured)
    .map(([id, { name, role }]) => {
      const talks = talksOf(id, itemsOf(programme)).map(({ talk }) => talk.title)
      return { id, name, role, talks }
    })
