// A second import looks for the item of each session in the programme.
import { expect, it } from 'vitest'
import { parseDocument, type YAMLMap } from 'yaml'
import type { NotedSession } from '../../../../../scripts/tools/import/importNotes.ts'
import { matchItems } from '../../../../../scripts/tools/import/matchItems.ts'

/** An item, a session or a note in short: "10:00-11:00 Cine en Norte", or "10:00-11:00 Cine" without a room. */
type Line = string

/** The start, the end, the title and the room in a line. */
function valuesIn(line: Line) {
  const [, start = '', end = '', title = '', room] =
    /^(\S+)-(\S+) (.*?)(?: en (.*))?$/.exec(line) ?? []
  return { start, end, title, room }
}

/** An item of the programme, as a node of YAML. */
const itemOf = (line: Line) =>
  parseDocument(JSON.stringify(valuesIn(line))).contents as unknown as YAMLMap

/** A session with only the values that `matchItems` reads. */
function sessionOf(line: Line, id: string) {
  const { start, end, title } = valuesIn(line)
  const placed = { session: { id }, from: `2027-05-08T${start}`, to: `2027-05-08T${end}` }
  return { placed, title, titleRemarks: [] } as never
}

/** The note that the last import has written about a session. */
function noteOf(line: Line, id: string): NotedSession {
  const { start, end, title, room } = valuesIn(line)
  return { id, title, values: { time: `${start}-${end}`, room } }
}

/** The input of a second import. */
type SecondImport = {
  /** The sessions as the last import noted them. */
  readonly notes?: readonly Line[]
  /** The items of programme.yaml now. */
  readonly items: readonly Line[]
  /** The sessions of the source now. */
  readonly sessions: readonly Line[]
  /** Identifiers of `sessions`, in their order, and of `notes`, in theirs. Without them all identifiers are empty. */
  readonly ids?: readonly string[]
}

/** The item that is found for each session, in the order of the sessions. "–" stands for no item. */
function itemsFor({ notes = [], items, sessions, ids = [] }: SecondImport): readonly Line[] {
  const itemNodes = items.map(itemOf)
  const foundSessions = sessions.map((line, index) => sessionOf(line, ids[index] ?? ''))
  const notedSessions = notes.map((line, index) => noteOf(line, ids[index] ?? ''))
  const matches = matchItems(foundSessions, itemNodes, { speakers: {}, sessions: notedSessions })
  return matches.map(({ item }) => {
    if (!item) return '–'
    return items[itemNodes.indexOf(item)] ?? ''
  })
}

it.each<[by: string, SecondImport, foundItems: readonly Line[]]>([
  [
    'its title and time, if several items have the title',
    {
      items: ['10:00-11:00 Cine', '12:00-13:00 Cine'],
      sessions: ['12:00-13:00 Cine', '10:00-11:00 Cine'],
    },
    ['12:00-13:00 Cine', '10:00-11:00 Cine'],
  ],
  [
    'its title, if the source has another time now',
    { items: ['10:00-11:00 Cine'], sessions: ['17:00-18:00 Cine'] },
    ['10:00-11:00 Cine'],
  ],
  [
    'the title of the last import, if the source has another title now',
    {
      notes: ['10:00-11:00 Cine'],
      items: ['10:00-11:00 Cine'],
      sessions: ['10:00-11:00 Cine mudo'],
      ids: ['a'],
    },
    ['10:00-11:00 Cine'],
  ],
  [
    'the time and room of the last import, if programme.yaml has another title now',
    {
      notes: ['10:00-11:00 Cine en Norte'],
      items: ['10:00-11:00 Té en Sur', '10:00-11:00 Película en Norte'],
      sessions: ['10:00-11:00 Cine en Norte'],
    },
    ['10:00-11:00 Película en Norte'],
  ],
])('the item of a session is found by %s', (_, secondImport, foundItems) => {
  expect(itemsFor(secondImport)).toEqual(foundItems)
})

it('an item belongs to the session with its title and time, even if an earlier session has its title', () => {
  const items = ['12:00-13:00 Cine']
  // The first session has only the title of the item. The second session has its title and time.
  const sessions = ['10:00-11:00 Cine', '12:00-13:00 Cine']
  expect(itemsFor({ items, sessions })).toEqual(['–', '12:00-13:00 Cine'])
})

it('two sessions that have exchanged their titles keep their items by title', () => {
  const notes = ['10:00-11:00 Cine en Norte', '12:00-13:00 Baile en Norte']
  const sessions = ['10:00-11:00 Baile en Norte', '12:00-13:00 Cine en Norte']
  expect(itemsFor({ notes, items: notes, sessions, ids: ['a', 'b'] })).toEqual([
    '12:00-13:00 Baile en Norte',
    '10:00-11:00 Cine en Norte',
  ])
})

it('an item at the noted time and in the noted room is not found if it has the title of another session', () => {
  const notes = ['10:00-11:00 Cine en Norte']
  const items = ['10:00-11:00 Baile en Norte', '12:00-13:00 Baile en Sur']
  const sessions = ['10:00-11:00 Cine en Norte', '12:00-13:00 Baile en Sur']
  expect(itemsFor({ notes, items, sessions })).toEqual(['–', '12:00-13:00 Baile en Sur'])
})

it('a session whose title is in no item and in no note has no item', () => {
  const items = ['10:00-11:00 Té']
  expect(itemsFor({ items, sessions: ['10:00-11:00 Cine'] })).toEqual(['–'])
})

it('a session takes the note with its identifier, and never the note of another identifier', () => {
  const notes = [noteOf('10:00-11:00 Cine', 'a'), noteOf('12:00-13:00 Cine', 'b')]
  const sessions = [sessionOf('10:00-11:00 Cine', 'b'), sessionOf('10:00-11:00 Cine', 'c')]
  const matches = matchItems(sessions, [], { speakers: {}, sessions: notes })
  expect(matches.map(({ note }) => note?.id)).toEqual(['b', undefined])
})
