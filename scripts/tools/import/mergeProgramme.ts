import { isDeepStrictEqual } from 'node:util'
import { isMap, YAMLMap, YAMLSeq } from 'yaml'
import { programmeItem, talk as talkSchema } from '../../../src/content/schema/programme.ts'
import { ensureItems, type Part } from './eventDocuments.ts'
import {
  matchItems,
  type MatchedSession,
  spanOf,
  type TitledSession,
  titlesOf,
} from './matchItems.ts'
import { type EntryField, jsonOf, mergeFields, nodeOf, plainField } from './mergeFields.ts'
import { type MergedTags, mergeTags } from './mergeTags.ts'
import type { ImportNotes, NotedSession, NotedValues } from './importNotes.ts'
import { keyOf } from './person.ts'
import { nameOf, type PlacedSession } from './placing.ts'
import { fittedRoom } from './rooms.ts'
import { fittedLine, fittedProse } from './texts.ts'
import { listOf, textOf } from './values.ts'

export type MergedProgramme = {
  /** The notes for the next import. */
  readonly notes: ImportNotes['sessions']
  /** Lines about what stays as it is in programme.yaml, although the source differs. */
  readonly keptLines: readonly string[]
  readonly remarks: readonly string[]
  /** Titles of items that no session of the source matches. */
  readonly unmatchedTitles: readonly string[]
}

/** A session after it was merged into its item. The fields are those of `MergedProgramme`. */
type MergedSession = {
  readonly note?: NotedSession | undefined
  readonly keptLines: readonly string[]
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
/** Fields that only an item without talks has. */
const talklessFields = [plainField('title', 'título'), description]
/** The title of a talk. programme.yaml has it as `talk`. The notes and the values of a session have it as `title`. */
const talkTitle: EntryField = { ...plainField('talk', 'título'), name: 'title' }
/** Fields of the talk in an item. */
const talkFields = [speakers, talkTitle, description]

/**
 * Merges sessions into the parts of programme.yaml.
 * @param speakerIds the identifier in speakers.yaml of each person, by the person's key (`keyOf`)
 * @param lastNotes the notes of the last import
 */
export function mergeProgramme(
  parts: readonly Part[],
  sessions: readonly PlacedSession[],
  speakerIds: ReadonlyMap<string, string>,
  lastNotes: ImportNotes,
): MergedProgramme {
  const items = parts.flatMap(({ node }) => ensureItems(node).items)
  const matches = matchItems(sessions.map(withFittedTitle), items, lastNotes)
  const results = matches.map((match) => {
    const { note, keptLines, remarks } = mergeSession(match, speakerIds, parts)
    const name = nameOf(match.placed.session)
    const withName = (lines: readonly string[]) => lines.map((line) => `${name}: ${line}`)
    return {
      note,
      keptLines: withName(keptLines),
      remarks: withName([...match.titleRemarks, ...remarks]),
    }
  })
  const matchedItems = new Set(matches.map(({ item }) => item))
  const unmatchedItems = items.filter((item) => !matchedItems.has(item))
  return {
    notes: [...unusedNotes(lastNotes, matches), ...results.flatMap(({ note }) => note ?? [])],
    keptLines: results.flatMap(({ keptLines }) => keptLines),
    remarks: results.flatMap(({ remarks }) => remarks),
    unmatchedTitles: unmatchedItems.flatMap((item) => titlesOf(item).slice(0, 1)),
  }
}

/** The notes of sessions that the source does not have, or that this import leaves out. The next import may need them. */
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
  speakerIds: ReadonlyMap<string, string>,
  parts: readonly Part[],
): MergedSession {
  const { placed, note, item } = match
  if (!item && note) {
    const keptLine = 'no vuelve, porque la quitaste de programme.yaml'
    return { note, keptLines: [keptLine], remarks: [] }
  }
  if (!item) return mergeValues(match, addItem(placed), {}, speakerIds)

  // A session with speakers needs an item with one talk. A session without speakers needs an item without talks.
  const isOneOfSeveral = hasSeveralTalks(item)
  const isSameKind = item.has('talks') === placed.session.isTalk
  const fitsItem = isSameKind && !isOneOfSeveral
  if (!fitsItem && !canClear(item, note)) {
    const reason = isOneOfSeveral
      ? 'aquí está entre varias charlas'
      : differenceOf(placed.session.isTalk)
    return { note, keptLines: [`${reason}, y se queda como está`], remarks: [] }
  }
  // The session has got or lost its speakers, but nobody has changed its item. So the item is written anew.
  if (!fitsItem) clearItem(item)
  const valuesBefore = fitsItem ? note?.values : timeAndRoom(note)
  const merged = mergeValues(match, item, valuesBefore ?? {}, speakerIds)
  // At another time the session may belong to another part.
  if (merged.hasNewTime) move(item, placed.part, parts)
  return merged
}

/** What sets a session and its item apart if only one of them has speakers. */
const differenceOf = (hasSessionSpeakers: boolean) =>
  hasSessionSpeakers
    ? 'en el archivo tiene ponentes, y aquí no'
    : 'aquí tiene ponentes, y en el archivo no'

/** Whether an item has more than one talk. A session has one at most, so no import writes such an item. */
const hasSeveralTalks = (item: YAMLMap) => item.hasIn(['talks', 1])

/**
 * Merges the values of a session into its item.
 * @param before the values that the last import wrote into the item
 */
function mergeValues(
  { placed, title }: MatchedSession,
  item: YAMLMap,
  before: NotedValues,
  speakerIds: ReadonlyMap<string, string>,
): MergedSession & { readonly hasNewTime: boolean } {
  const { session } = placed
  const { next, remarks } = valuesOf(placed, title, speakerIds)
  const mergedItem = mergeFields(item, itemFields, next, before)
  // Title and description are in the talk or, if there is none, in the item itself.
  const entry = session.isTalk ? ensureTalk(item) : item
  const entryFields = session.isTalk ? talkFields : talklessFields
  const mergedEntry = mergeFields(entry, entryFields, next, before)
  const tagsBefore = listOf(before.tags).map(textOf)
  const tags = session.isTalk ? mergeTags(entry, session, tagsBefore) : noTags
  const values = {
    ...mergedItem.valuesToNote,
    ...mergedEntry.valuesToNote,
    tags: tags.labelsToNote,
  }
  return {
    hasNewTime: mergedItem.written.includes('time'),
    note: { id: session.id, title, values },
    keptLines: [...mergedItem.keptLines, ...mergedEntry.keptLines],
    remarks: [...remarks, ...tags.remarks],
  }
}

/** The values of a session by the names of their fields (`EntryField`), with remarks on what did not fit. */
function valuesOf(placed: PlacedSession, title: string, speakerIds: ReadonlyMap<string, string>) {
  const { session } = placed
  const room = fittedRoom(session.room)
  const { shape } = session.isTalk ? talkSchema : programmeItem
  const prose = fittedProse(session.description, shape.description)
  // A session may name a person twice.
  const idsOfPeople = session.people.flatMap((person) => speakerIds.get(keyOf(person)) ?? [])
  const ids = [...new Set(idsOfPeople)]
  const next = {
    time: spanOf(placed),
    room: room.text,
    title,
    description: prose.text,
    speakers: ids.length > 0 ? ids : undefined,
  }
  const proseRemarks = prose.remarks.map((remark) => `descripción: ${remark}`)
  return { next, remarks: [...room.remarks, ...proseRemarks] }
}

const noTags: MergedTags = { labelsToNote: [], remarks: [] }

/** Adds an empty item at the end of the session's part. */
function addItem({ part }: PlacedSession): YAMLMap {
  const item = new YAMLMap()
  ensureItems(part.node).items.push(item)
  return item
}

/** The only talk of an item. An item without talks gets an empty one. */
function ensureTalk(item: YAMLMap): YAMLMap {
  if (!item.has('talks')) {
    const talks = new YAMLSeq()
    talks.items.push(new YAMLMap())
    item.set('talks', talks)
  }
  return talkOf(item)
}

/** @throws if the item has no talk, or something else in its place */
function talkOf(item: YAMLMap): YAMLMap {
  const talk = item.getIn(['talks', 0])
  if (!isMap(talk)) throw new Error('programme.yaml no se puede leer: mira npm run check')
  return talk
}

/** Whether everything that `clearItem` removes from an item was written by the last import. */
function canClear(item: YAMLMap, note: NotedSession | undefined): boolean {
  if (!note || hasSeveralTalks(item)) return false
  const { values } = note
  const hasNotedValues = (entry: YAMLMap, fields: readonly EntryField[]) =>
    fields.every((field) => isDeepStrictEqual(field.read(entry), values[field.name]))
  if (!item.has('talks')) return hasNotedValues(item, talklessFields)
  const talk = talkOf(item)
  // Links, and labels that are not in the notes, were added by hand.
  const { links, tags } = jsonOf(talk)
  const labelsByHand = listOf(tags).filter((label) => !listOf(values.tags).includes(label))
  return !links && labelsByHand.length === 0 && hasNotedValues(talk, talkFields)
}

/** Removes everything but time and room from an item. */
function clearItem(item: YAMLMap): void {
  for (const name of ['title', 'description', 'talks']) item.delete(name)
}

/** The noted values of the fields that `clearItem` leaves in an item. */
const timeAndRoom = (note: NotedSession | undefined): NotedValues => ({
  time: note?.values.time,
  room: note?.values.room,
})

/** Moves an item to the end of a part. */
function move(item: YAMLMap, to: Part, parts: readonly Part[]): void {
  for (const { node } of parts) {
    const list = ensureItems(node)
    list.items = list.items.filter((one) => one !== item)
  }
  ensureItems(to.node).items.push(item)
}
