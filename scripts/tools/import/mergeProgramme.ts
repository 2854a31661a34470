import { isDeepStrictEqual } from 'node:util'
import { isMap, YAMLMap, YAMLSeq } from 'yaml'
import { programmeItem, talk as talkSchema } from '../../../src/content/schema/programme.ts'
import { itemsOf, type Part } from './eventDocuments.ts'
import {
  matchItems,
  type MatchedSession,
  spanOf,
  type TitledSession,
  titlesOf,
} from './matchItems.ts'
import { type EntryField, jsonOf, mergeFields, nodeOf, plainField } from './mergeFields.ts'
import { mergeTags } from './mergeTags.ts'
import type { ImportNotes, NotedSession, NotedValues } from './importNotes.ts'
import { keyOf } from './person.ts'
import { nameOf, type PlacedSession } from './placing.ts'
import { fittedRoom } from './rooms.ts'
import { fittedLine, fittedProse } from './texts.ts'
import { listOf, textOf } from './values.ts'

export type MergedProgramme = {
  readonly noted: ImportNotes['sessions']
  /** Lines about what stays as it is although the source says something else. */
  readonly kept: readonly string[]
  readonly remarks: readonly string[]
  /** Titles of items that no session matches. */
  readonly others: readonly string[]
}

type MergedSession = {
  readonly noted?: NotedSession | undefined
  readonly kept: readonly string[]
  readonly remarks: readonly string[]
}

/** Start and end of an item as one field, "09:30-10:15", so that they change together or not at all. */
const time: EntryField = {
  name: 'time',
  label: 'hora',
  read: (item) => {
    const { start, end } = jsonOf(item)
    return start === undefined ? undefined : `${textOf(start)}-${textOf(end)}`
  },
  write: (item, value) => {
    const [start, end] = textOf(value).split('-')
    item.set('start', nodeOf(start))
    item.set('end', nodeOf(end))
  },
}

/** The speakers of a talk. The content has one in `speaker` and several in `speakers`. */
const speakers: EntryField = {
  name: 'speakers',
  label: 'ponentes',
  read: (talk) => {
    const { speaker, speakers: several } = jsonOf(talk)
    const ids = speaker === undefined ? listOf(several) : [speaker]
    return ids.length > 0 ? ids : undefined
  },
  write: (talk, value) => {
    const ids = listOf(value)
    if (ids.length === 1) {
      talk.delete('speakers')
      talk.set('speaker', nodeOf(ids[0]))
    } else {
      talk.delete('speaker')
      talk.set('speakers', nodeOf(ids))
    }
  },
}

const description = plainField('description', 'descripción')
/** Fields of any item. */
const itemFields = [time, plainField('room', 'sala')]
/** Further fields of an item without talks. */
const talklessFields = [plainField('title', 'título'), description]
/** The title of a talk. It is `talk` in programme.yaml, and `title` in the notes and in the values of a session. */
const talkTitle: EntryField = { ...plainField('talk', 'título'), name: 'title' }
/** Fields of a talk. */
const talkFields = [speakers, talkTitle, description]

/**
 * Writes sessions into the parts of programme.yaml.
 * @param ids identifiers of speakers, by the keys of people
 */
export function mergeProgramme(
  parts: readonly Part[],
  sessions: readonly PlacedSession[],
  ids: ReadonlyMap<string, string>,
  before: ImportNotes,
): MergedProgramme {
  const items = parts.flatMap(({ node }) => itemsOf(node).items)
  const matches = matchItems(sessions.map(withFittedTitle), items, before)
  const results = matches.map((match) => {
    const { noted, kept, remarks } = mergeSession(match, ids, parts)
    const name = nameOf(match.placed.session)
    const withName = (lines: readonly string[]) => lines.map((line) => `${name}: ${line}`)
    return { noted, kept: withName(kept), remarks: withName([...match.titleRemarks, ...remarks]) }
  })
  const matchedItems = new Set(matches.map(({ item }) => item))
  const others = items.filter((item) => !matchedItems.has(item))
  return {
    noted: [...unusedNotes(before, matches), ...results.flatMap(({ noted }) => noted ?? [])],
    kept: results.flatMap(({ kept }) => kept),
    remarks: results.flatMap(({ remarks }) => remarks),
    others: others.flatMap((item) => titlesOf(item).slice(0, 1)),
  }
}

/** The notes of sessions that this source lacks or that are left out this time. The next import may need them. */
function unusedNotes({ sessions }: ImportNotes, matches: readonly MatchedSession[]) {
  const used = new Set(matches.map(({ note }) => note))
  return sessions.filter((note) => !used.has(note))
}

/** A session with its title as the schema accepts it, or "Por anunciar" if nothing of the title is accepted. */
function withFittedTitle(placed: PlacedSession): TitledSession {
  const { title, isTalk } = placed.session
  const titleSchema = isTalk ? talkSchema.shape.talk : programmeItem.shape.title.unwrap()
  const { text = 'Por anunciar', remarks } = fittedLine(title, titleSchema)
  return { placed, title: text, titleRemarks: remarks }
}

/** Merges a session into its item or, if it is new, into a new item. An item that somebody removed does not return. */
function mergeSession(
  match: MatchedSession,
  ids: ReadonlyMap<string, string>,
  parts: readonly Part[],
): MergedSession {
  const { placed, note, item } = match
  if (!item && note) {
    const remark = 'no vuelve, porque la quitaste de programme.yaml'
    return { noted: note, kept: [remark], remarks: [] }
  }
  if (!item) return writeSession(match, newItem(placed), {}, ids)

  // A talk fits an item with one talk. Any other session fits an item without talks.
  const isAmongTalks = hasSeveralTalks(item)
  const isSameKind = item.has('talks') === placed.session.isTalk && !isAmongTalks
  if (!isSameKind && !isUntouched(item, note)) {
    const reason = isAmongTalks
      ? 'aquí está entre varias charlas'
      : 'en el archivo ha ganado o perdido sus ponentes'
    return { noted: note, kept: [`${reason}, y se queda como está`], remarks: [] }
  }
  // An untouched item of the other kind is cleared, and written again.
  const valuesBefore = isSameKind ? (note?.values ?? {}) : clearItem(item, note)
  const result = writeSession(match, item, valuesBefore, ids)
  // At another time the session may belong to another part.
  if (result.hasNewTime) move(item, placed.part, parts)
  return result
}

/** Whether an item has more than one talk. A session has one at most, so no import writes such an item. */
const hasSeveralTalks = (item: YAMLMap) => item.hasIn(['talks', 1])

/** Merges the values of a session into its item. */
function writeSession(
  { placed, title }: MatchedSession,
  item: YAMLMap,
  before: NotedValues,
  ids: ReadonlyMap<string, string>,
): MergedSession & { readonly hasNewTime: boolean } {
  const { session } = placed
  const room = fittedRoom(session.room)
  const { shape } = session.isTalk ? talkSchema : programmeItem
  const prose = fittedProse(session.description, shape.description)
  const foundIds = session.people.flatMap((person) => ids.get(keyOf(person)) ?? [])
  const speakerIds = [...new Set(foundIds)]
  const next = {
    time: spanOf(placed),
    room: room.text,
    title,
    description: prose.text,
    speakers: speakerIds.length > 0 ? speakerIds : undefined,
  }
  const mergedItem = mergeFields(item, itemFields, next, before)
  const entry = session.isTalk ? talkOf(item) : item
  const entryFields = session.isTalk ? talkFields : talklessFields
  const mergedEntry = mergeFields(entry, entryFields, next, before)
  const tagsBefore = listOf(before.tags).map(textOf)
  const tags = session.isTalk ? mergeTags(entry, session, tagsBefore) : { noted: [], remarks: [] }
  const values = { ...mergedItem.noted, ...mergedEntry.noted, tags: tags.noted }
  return {
    hasNewTime: mergedItem.written.includes('time'),
    noted: { id: session.id, title, values },
    kept: [...mergedItem.remarks, ...mergedEntry.remarks],
    remarks: [
      ...room.remarks,
      ...prose.remarks.map((remark) => `descripción: ${remark}`),
      ...tags.remarks,
    ],
  }
}

/** An empty item at the end of a part. */
function newItem({ part }: PlacedSession): YAMLMap {
  const item = new YAMLMap()
  itemsOf(part.node).items.push(item)
  return item
}

/** The only talk of an item. An item without talks gets an empty one. */
function talkOf(item: YAMLMap): YAMLMap {
  if (!item.has('talks')) {
    const talks = new YAMLSeq()
    talks.items.push(new YAMLMap())
    item.set('talks', talks)
  }
  const talk = item.getIn(['talks', 0])
  if (!isMap(talk)) throw new Error('programme.yaml no se puede leer: mira npm run check')
  return talk
}

/** Whether an item still has the title, description and speakers that the last import wrote. */
function isUntouched(item: YAMLMap, note: NotedSession | undefined): boolean {
  if (!note || hasSeveralTalks(item)) return false
  const isTalk = item.has('talks')
  const fields = isTalk ? talkFields : talklessFields
  const entry = isTalk ? talkOf(item) : item
  return fields.every((field) => isDeepStrictEqual(field.read(entry), note.values[field.name]))
}

/**
 * Removes everything but time and room from an item.
 * @returns the noted values of time and room
 */
function clearItem(item: YAMLMap, note: NotedSession | undefined): NotedValues {
  for (const name of ['title', 'description', 'talks']) item.delete(name)
  return { time: note?.values.time, room: note?.values.room }
}

function move(item: YAMLMap, to: Part, parts: readonly Part[]): void {
  for (const { node } of parts) {
    const list = itemsOf(node)
    list.items = list.items.filter((one) => one !== item)
  }
  itemsOf(to.node).items.push(item)
}
