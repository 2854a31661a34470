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
  /** Lines about values and items that stay as they are, although the source differs. */
  readonly keptLines: readonly string[]
  readonly remarks: readonly string[]
  /** Titles of items that no session of the source matches. */
  readonly unmatchedTitles: readonly string[]
}

/** The result of merging one session into its item. `MergedProgramme` collects these results. */
type MergedSession = {
  readonly note?: NotedSession | undefined
  readonly keptLines: readonly string[]
  readonly remarks: readonly string[]
}

/** Start and end of an item, "09:30-10:15". They are one field, so that they change together or not at all. */
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

/** The speakers of a talk. A talk has one speaker in `speaker`, or several in `speakers`. */
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
/** Fields of all items. */
const itemFields = [time, plainField('room', 'sala')]
/** More fields of an item without talks. */
const talklessFields = [plainField('title', 'título'), description]
/** The title of a talk. programme.yaml has it as `talk`. The notes and the values of a session have it as `title`. */
const talkTitle: EntryField = { ...plainField('talk', 'título'), name: 'title' }
/** Fields of an item's talk. */
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
  const mergedSessions = matches.map((match) => {
    const { note, keptLines, remarks } = mergeSession(match, speakerIds, parts)
    const name = nameOf(match.placed.session)
    const withName = (line: string) => `${name}: ${line}`
    return {
      note,
      keptLines: keptLines.map(withName),
      remarks: [...match.titleRemarks, ...remarks].map(withName),
    }
  })
  const matchedItems = new Set(matches.map(({ item }) => item))
  const unmatchedItems = items.filter((item) => !matchedItems.has(item))
  return {
    notes: [
      ...unusedNotes(lastNotes, matches),
      ...mergedSessions.flatMap(({ note }) => note ?? []),
    ],
    keptLines: mergedSessions.flatMap(({ keptLines }) => keptLines),
    remarks: mergedSessions.flatMap(({ remarks }) => remarks),
    unmatchedTitles: unmatchedItems.flatMap((item) => titlesOf(item).slice(0, 1)),
  }
}

/** The notes that no session of this import uses. The next import may need them. */
function unusedNotes({ sessions }: ImportNotes, matches: readonly MatchedSession[]) {
  const used = new Set(matches.map(({ note }) => note))
  return sessions.filter((note) => !used.has(note))
}

/** Fits a session's title into the schema. A title of which nothing is accepted becomes "Por anunciar". */
function withFittedTitle(placed: PlacedSession): TitledSession {
  const { title, isTalk } = placed.session
  const titleSchema = isTalk ? talkSchema.shape.talk : programmeItem.shape.title.unwrap()
  const { text = 'Por anunciar', remarks } = fittedLine(title, titleSchema)
  return { placed, title: text, titleRemarks: remarks }
}

/** Merges a session into its item, or into a new item. An item that somebody has removed does not return. */
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

  // A session with speakers fits an item with one talk. A session without speakers fits an item without talks.
  const isOneOfSeveral = hasSeveralTalks(item)
  const isSameKind = item.has('talks') === placed.session.isTalk
  const fitsItem = isSameKind && !isOneOfSeveral
  if (!fitsItem && !canClear(item, note)) {
    const reason = isOneOfSeveral
      ? 'aquí está entre varias charlas'
      : differenceOf(placed.session.isTalk)
    return { note, keptLines: [`${reason}, y se queda como está`], remarks: [] }
  }
  // The session has got or lost its speakers, but nobody has changed its item by hand. So the item is written anew.
  if (!fitsItem) clearItem(item)
  const notedValues = fitsItem ? note?.values : timeAndRoom(note)
  const merged = mergeValues(match, item, notedValues ?? {}, speakerIds)
  // With its new time the session may belong to another part.
  if (merged.hasNewTime) move(item, placed.part, parts)
  return merged
}

/** A clause about a session and its item, of which only one has speakers. */
const differenceOf = (sessionHasSpeakers: boolean) =>
  sessionHasSpeakers
    ? 'en el archivo tiene ponentes, y aquí no'
    : 'aquí tiene ponentes, y en el archivo no'

/** Whether an item has more than one talk. No import writes such an item, because a session has one talk at most. */
const hasSeveralTalks = (item: YAMLMap) => item.hasIn(['talks', 1])

/**
 * Merges the values of a session into its item.
 * @param notedValues the values that the last import wrote into the item
 */
function mergeValues(
  { placed, title }: MatchedSession,
  item: YAMLMap,
  notedValues: NotedValues,
  speakerIds: ReadonlyMap<string, string>,
): MergedSession & { readonly hasNewTime: boolean } {
  const { session } = placed
  const { sourceValues, remarks } = valuesOf(placed, title, speakerIds)
  const mergedItem = mergeFields(item, itemFields, sourceValues, notedValues)
  // Title and description are in the talk or, if there is none, in the item itself.
  const entry = session.isTalk ? ensureTalk(item) : item
  const entryFields = session.isTalk ? talkFields : talklessFields
  const mergedEntry = mergeFields(entry, entryFields, sourceValues, notedValues)
  const notedLabels = listOf(notedValues.tags).map(textOf)
  const tags = session.isTalk ? mergeTags(entry, session, notedLabels) : noTags
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

/** The values of a session by the names of their fields (`EntryField`), and remarks about values that did not fit. */
function valuesOf(placed: PlacedSession, title: string, speakerIds: ReadonlyMap<string, string>) {
  const { session } = placed
  const room = fittedRoom(session.room)
  const { shape } = session.isTalk ? talkSchema : programmeItem
  const prose = fittedProse(session.description, shape.description)
  const idsOfPeople = session.people.flatMap((person) => speakerIds.get(keyOf(person)) ?? [])
  // The set removes duplicates: a session may name a person twice.
  const ids = [...new Set(idsOfPeople)]
  const sourceValues = {
    time: spanOf(placed),
    room: room.text,
    title,
    description: prose.text,
    speakers: ids.length > 0 ? ids : undefined,
  }
  const proseRemarks = prose.remarks.map((remark) => `descripción: ${remark}`)
  return { sourceValues, remarks: [...room.remarks, ...proseRemarks] }
}

const noTags: MergedTags = { labelsToNote: [], remarks: [] }

/** Adds an empty item at the end of the session's part. */
function addItem({ part }: PlacedSession): YAMLMap {
  const item = new YAMLMap()
  ensureItems(part.node).items.push(item)
  return item
}

/** The only talk of an item. If the item has none, an empty talk is added. */
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

/** Whether an item may be cleared (`clearItem`): the last import has written everything that would be removed. */
function canClear(item: YAMLMap, note: NotedSession | undefined): boolean {
  if (!note || hasSeveralTalks(item)) return false
  const { values } = note
  const hasNotedValues = (entry: YAMLMap, fields: readonly EntryField[]) =>
    fields.every((field) => isDeepStrictEqual(field.read(entry), values[field.name]))
  if (!item.has('talks')) return hasNotedValues(item, talklessFields)
  const talk = talkOf(item)
  // Links are always added by hand. So are labels that are not in the notes.
  const { links, tags } = jsonOf(talk)
  const notedLabels = listOf(values.tags)
  const labelsByHand = listOf(tags).filter((label) => !notedLabels.includes(label))
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
