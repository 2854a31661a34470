import type { YAMLMap } from 'yaml'
import { timeOf } from '../../../src/lib/dates.ts'
import { jsonOf } from './mergeFields.ts'
import type { ImportNotes, NotedSession } from './importNotes.ts'
import type { PlacedSession } from './placing.ts'
import { fieldsOf, listOf, textOf } from './values.ts'

/** A session with its title as the programme can have it. */
export type TitledSession = {
  readonly placed: PlacedSession
  readonly title: string
  /** Remarks for the report about how the title was changed. */
  readonly titleRemarks: readonly string[]
}

/** A session with its item in programme.yaml and its note of an earlier import. Either is undefined if there is none. */
export type MatchedSession = TitledSession & {
  readonly item?: YAMLMap | undefined
  readonly before?: NotedSession | undefined
}

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
  const freeItems = new Set(items)
  const freeNotes = new Set(notes.sessions)
  const itemBySession = new Map<TitledSession, YAMLMap>()
  const noteBySession = new Map<TitledSession, NotedSession>()
  for (const session of sessions) {
    const note = noteOf(session, [...freeNotes])
    if (!note) continue
    noteBySession.set(session, note)
    freeNotes.delete(note)
  }
  const sourceTitles = new Set(sessions.map(({ title }) => title))
  const criteria: readonly ((item: YAMLMap, session: TitledSession) => boolean)[] = [
    (item, session) =>
      isTitled(item, session.title) && startOf(item) === timeOf(session.placed.from),
    (item, session) => isTitled(item, session.title),
    (item, session) => isTitled(item, noteBySession.get(session)?.title),
    (item, session) => isWhereNoted(item, noteBySession.get(session), sourceTitles),
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
    before: noteBySession.get(session),
  }))
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
  // A tool's JSON may have identifiers that its table lacks. A note with another identifier is about another session, so a
  // session with an identifier only takes a note without one.
  const candidates = id === '' ? notesWithTitle : notesWithTitle.filter((note) => note.id === '')
  return candidates.find(({ values }) => values.time === spanOf(placed)) ?? candidates[0]
}

/** "09:30-10:15", as the notes write it. */
export const spanOf = ({ from, to }: PlacedSession): string => `${timeOf(from)}-${timeOf(to)}`

/** The titles of an item: its own, and that of its talk if it has only one. */
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
 * Whether an item has the time and room of a note.
 * @param sourceTitles the titles of the source's sessions. An item with one of them belongs to that session and not to the
 *   note
 */
function isWhereNoted(
  item: YAMLMap,
  note: NotedSession | undefined,
  sourceTitles: ReadonlySet<string>,
) {
  if (!note || titlesOf(item).some((title) => sourceTitles.has(title))) return false
  const { start, end, room } = jsonOf(item)
  return `${textOf(start)}-${textOf(end)}` === note.values.time && room === note.values.room
}
