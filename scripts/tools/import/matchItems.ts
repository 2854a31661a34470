import type { YAMLMap } from 'yaml'
import { timeOf } from '../../../src/lib/dates.ts'
import { jsonOf } from './mergeFields.ts'
import type { ImportNotes, NotedSession } from './importNotes.ts'
import type { PlacedSession } from './placing.ts'
import { fieldsOf, listOf, textOf } from './values.ts'

/** A session with a title that the schema of programme.yaml accepts. */
export type TitledSession = {
  readonly placed: PlacedSession
  readonly title: string
  /** Remarks for the report about changes of the title. */
  readonly titleRemarks: readonly string[]
}

/** A session with its item in programme.yaml and its note of the last import. Both are missing for a new session. */
export type MatchedSession = TitledSession & {
  readonly item?: YAMLMap | undefined
  readonly note?: NotedSession | undefined
}

/** A function that says whether an item fits a session. */
type Criterion = (item: YAMLMap, session: TitledSession) => boolean

/**
 * Finds the item of each session by four criteria, from the surest to the least sure:
 * 1. the session's title and start;
 * 2. its title alone;
 * 3. the title that the last import wrote, for a session whose title has changed in the source;
 * 4. the time and room that the last import wrote, for an item whose title somebody has changed in programme.yaml.
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
  for (const isMatch of criteria) {
    for (const session of sessions) {
      if (itemBySession.has(session)) continue
      const item = [...freeItems].find((freeItem) => isMatch(freeItem, session))
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

/** Finds the notes of sessions. A note belongs to one session at most. */
function findNotes(sessions: readonly TitledSession[], notes: readonly NotedSession[]) {
  const freeNotes = new Set(notes)
  const noteBySession = new Map<TitledSession, NotedSession>()
  for (const session of sessions) {
    const note = findNote(session, [...freeNotes])
    if (!note) continue
    noteBySession.set(session, note)
    freeNotes.delete(note)
  }
  return noteBySession
}

/**
 * Finds the note with the session's identifier, or else with its title. If several notes have that title, the session's time
 * decides. If none of them has that time, the first one is taken.
 */
function findNote({ placed, title }: TitledSession, notes: readonly NotedSession[]) {
  const { id } = placed.session
  const noteWithId = notes.find((note) => id !== '' && note.id === id)
  if (noteWithId) return noteWithId
  const notesWithTitle = notes.filter((note) => note.title === title)
  // A note with another identifier belongs to another session. A note without identifier may be from a table that had none.
  const candidates = id === '' ? notesWithTitle : notesWithTitle.filter((note) => note.id === '')
  return candidates.find(({ values }) => values.time === spanOf(placed)) ?? candidates[0]
}

/** The start and end of a session, in the format of the notes: "09:30-10:15". */
export const spanOf = ({ from, to }: PlacedSession): string => `${timeOf(from)}-${timeOf(to)}`

/** The title of an item and, if the item has exactly one talk, the title of that talk. */
export function titlesOf(item: YAMLMap): readonly string[] {
  const { title, talks } = jsonOf(item)
  const [talk, ...otherTalks] = listOf(talks).map(fieldsOf)
  const isOnlyTalk = otherTalks.length === 0
  // programme.yaml has the title of a talk as `talk`.
  const talkTitle = isOnlyTalk ? textOf(talk?.talk) : ''
  return [textOf(title), talkTitle].filter(Boolean)
}

const isTitled = (item: YAMLMap, title: string | undefined) =>
  title !== undefined && titlesOf(item).includes(title)

const startOf = (item: YAMLMap) => textOf(jsonOf(item).start)

/**
 * Whether an item has the time and room of a note, and belongs to no other session.
 * @param sourceTitles the titles of the source's sessions. An item with such a title belongs to that session
 */
function hasNotedTimeAndRoom(
  item: YAMLMap,
  note: NotedSession | undefined,
  sourceTitles: ReadonlySet<string>,
) {
  const belongsToOther = titlesOf(item).some((title) => sourceTitles.has(title))
  if (!note || belongsToOther) return false
  const { start, end, room } = jsonOf(item)
  const span = `${textOf(start)}-${textOf(end)}`
  return span === note.values.time && room === note.values.room
}
