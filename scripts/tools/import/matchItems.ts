import type { YAMLMap } from 'yaml'
import { timeOf } from '../../../src/lib/dates.ts'
import { jsonOf } from './mergeFields.ts'
import type { ImportNotes, NotedSession } from './importNotes.ts'
import type { PlacedSession } from './placing.ts'
import { fieldsOf, listOf, textOf } from './values.ts'

/** A session with its title as the schema of programme.yaml accepts it. */
export type TitledSession = {
  readonly placed: PlacedSession
  readonly title: string
  /** Remarks for the report about how the title was changed. */
  readonly titleRemarks: readonly string[]
}

/** A session with its item in programme.yaml and its note of the last import, if it has them. */
export type MatchedSession = TitledSession & {
  readonly item?: YAMLMap | undefined
  readonly note?: NotedSession | undefined
}

/** Whether an item belongs to a session, by one criterion. */
type Criterion = (item: YAMLMap, session: TitledSession) => boolean

/**
 * Finds the item of each session by four criteria, from the surest to the least sure:
 * 1. the session's title and start;
 * 2. its title alone;
 * 3. the title that the last import wrote, in case the source has changed the title;
 * 4. the time and room that the last import wrote, in case somebody has changed the title in programme.yaml.
 *
 * All sessions try a criterion before any session tries the next one.
 */
export function matchItems(
  sessions: readonly TitledSession[],
  items: readonly YAMLMap[],
  notes: ImportNotes,
): readonly MatchedSession[] {
  const noteBySession = findNotes(sessions, notes.sessions)
  const freeItems = new Set(items)
  const itemBySession = new Map<TitledSession, YAMLMap>()
  const sourceTitles = new Set(sessions.map(({ title }) => title))
  const criteria: readonly Criterion[] = [
    (item, session) =>
      isTitled(item, session.title) && startOf(item) === timeOf(session.placed.from),
    (item, session) => isTitled(item, session.title),
    (item, session) => isTitled(item, noteBySession.get(session)?.title),
    (item, session) => hasNotedTimeAndRoom(item, noteBySession.get(session), sourceTitles),
  ]
  for (const fits of criteria) {
    for (const session of sessions) {
      if (itemBySession.has(session)) continue
      const item = [...freeItems].find((one) => fits(one, session))
      if (!item) continue
      itemBySession.set(session, item)
      freeItems.delete(item)
    }
  }
  return sessions.map((session) => ({
    ...session,
    item: itemBySession.get(session),
    note: noteBySession.get(session),
  }))
}

/** Finds the note of each session that has one. A note belongs to one session at most. */
function findNotes(sessions: readonly TitledSession[], notes: readonly NotedSession[]) {
  const freeNotes = new Set(notes)
  const noteBySession = new Map<TitledSession, NotedSession>()
  for (const session of sessions) {
    const note = noteOf(session, [...freeNotes])
    if (!note) continue
    noteBySession.set(session, note)
    freeNotes.delete(note)
  }
  return noteBySession
}

/**
 * The note with the session's identifier, or else a note with its title. If several notes have that title, the session's
 * time decides; if none has that time, the first note is taken.
 */
function noteOf({ placed, title }: TitledSession, notes: readonly NotedSession[]) {
  const { id } = placed.session
  const noteWithId = notes.find((note) => id !== '' && note.id === id)
  if (noteWithId) return noteWithId
  const notesWithTitle = notes.filter((note) => note.title === title)
  // The last source may have been a table without identifiers, so a note without one may be this session's. A note with another
  // identifier belongs to another session.
  const candidates = id === '' ? notesWithTitle : notesWithTitle.filter((note) => note.id === '')
  return candidates.find(({ values }) => values.time === spanOf(placed)) ?? candidates[0]
}

/** The span of a session as the notes have it: "09:30-10:15". */
export const spanOf = ({ from, to }: PlacedSession): string => `${timeOf(from)}-${timeOf(to)}`

/** The titles of an item: its own and, if it has exactly one talk, the title of that talk. */
export function titlesOf(item: YAMLMap): readonly string[] {
  const { title, talks } = jsonOf(item)
  const [talk, ...otherTalks] = listOf(talks).map(fieldsOf)
  const talkTitle = otherTalks.length === 0 ? textOf(talk?.talk) : ''
  return [textOf(title), talkTitle].filter(Boolean)
}

const isTitled = (item: YAMLMap, title: string | undefined) =>
  title !== undefined && titlesOf(item).includes(title)

const startOf = (item: YAMLMap) => textOf(jsonOf(item).start)

/**
 * Whether an item has the time and room of a note, and is not the item of another session.
 * @param sourceTitles the titles of the source's sessions. An item with such a title is the item of that session
 */
function hasNotedTimeAndRoom(
  item: YAMLMap,
  note: NotedSession | undefined,
  sourceTitles: ReadonlySet<string>,
) {
  if (!note || titlesOf(item).some((title) => sourceTitles.has(title))) return false
  const { start, end, room } = jsonOf(item)
  return `${textOf(start)}-${textOf(end)}` === note.values.time && room === note.values.room
}
