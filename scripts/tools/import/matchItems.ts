import type { YAMLMap } from 'yaml'
import { timeOf } from '../../../src/lib/dates.ts'
import { jsonOf } from './mergeFields.ts'
import type { ImportNotes, NotedSession } from './noted.ts'
import type { PlacedSession } from './placing.ts'
import { fieldsOf, listOf, textOf } from './values.ts'

/** Which item of the programme a session is, and what the last import noted of it. */
export type MatchedSession = {
  readonly placed: PlacedSession
  readonly title: string
  readonly item?: YAMLMap | undefined
  readonly before?: NotedSession | undefined
}

type Titled = { readonly placed: PlacedSession; readonly title: string }

/**
 * Finds the item of each session. Sure ways come first: all sessions look for their title at their time, and only then
 * for their title at any time. A title that changed in the source is found by the one that the last import wrote. A title
 * that a hand changed is found by time and room.
 */
export function matchItems(
  sessions: readonly Titled[],
  items: readonly YAMLMap[],
  notes: ImportNotes,
): readonly MatchedSession[] {
  const freeItems = new Set(items)
  const freeNotes = new Set(notes.sessions)
  const found = new Map<Titled, YAMLMap>()
  const noted = new Map<Titled, NotedSession>()
  for (const session of sessions) {
    const note = noteOf(session, [...freeNotes])
    if (note) noted.set(session, note)
    if (note) freeNotes.delete(note)
  }
  const titles = new Set(sessions.map(({ title }) => title))
  const ways: readonly ((item: YAMLMap, session: Titled) => boolean)[] = [
    (item, session) =>
      isTitled(item, session.title) && startOf(item) === timeOf(session.placed.from),
    (item, session) => isTitled(item, session.title),
    (item, session) => isTitled(item, noted.get(session)?.title),
    (item, session) => isWhereNoted(item, noted.get(session), titles),
  ]
  for (const isSame of ways) {
    for (const session of sessions) {
      if (found.has(session)) continue
      const item = [...freeItems].find((one) => isSame(one, session))
      if (!item) continue
      found.set(session, item)
      freeItems.delete(item)
    }
  }
  return sessions.map((session) => ({
    ...session,
    item: found.get(session),
    before: noted.get(session),
  }))
}

/**
 * The note of a session: the one with its identifier, else one with its title. If several have that title, its time
 * decides.
 */
function noteOf({ placed, title }: Titled, notes: readonly NotedSession[]) {
  const { id } = placed.session
  const byId = notes.find((note) => id !== '' && note.id === id)
  if (byId) return byId
  // A table may have no identifiers where the JSON of the same tool has them.
  const titled = notes.filter((note) => note.title === title)
  const alike = id === '' ? titled : titled.filter((note) => note.id === '')
  return alike.find(({ values }) => values.time === spanOf(placed)) ?? alike[0]
}

/** "09:30-10:15", as the notes have it. */
export const spanOf = ({ from, to }: PlacedSession): string => `${timeOf(from)}-${timeOf(to)}`

/** An item's own title, and that of its only talk. */
export function titlesOf(item: YAMLMap): readonly string[] {
  const { title, talks } = jsonOf(item)
  const [talk, ...more] = listOf(talks).map(fieldsOf)
  const own = more.length === 0 ? textOf(talk?.talk) : ''
  return [textOf(title), own].filter(Boolean)
}

const isTitled = (item: YAMLMap, title: string | undefined) =>
  title !== undefined && titlesOf(item).includes(title)

const startOf = (item: YAMLMap) => textOf(jsonOf(item).start)

/** Whether an item that no session is titled like has the time and room that were noted of a session. */
function isWhereNoted(item: YAMLMap, note: NotedSession | undefined, titles: ReadonlySet<string>) {
  if (!note || titlesOf(item).some((title) => titles.has(title))) return false
  const { start, end, room } = jsonOf(item)
  return `${textOf(start)}-${textOf(end)}` === note.values.time && room === note.values.room
}
