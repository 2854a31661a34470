// In a second import each session is matched with its item of the programme, if there is one.
import { expect, it } from 'vitest'
import { parseDocument, type YAMLMap } from 'yaml'
import type { NotedSession } from '../../../../../scripts/tools/import/importNotes.ts'
import { matchItems } from '../../../../../scripts/tools/import/matchItems.ts'

/** "10:00-11:00 Cine en Norte": an item of the programme, a session or a note. The room may be absent. */
type Line = string

function partsOf(line: Line) {
  const [, start = '', end = '', title = '', room] =
    /^(\S+)-(\S+) (.*?)(?: en (.*))?$/.exec(line) ?? []
  return { start, end, title, room }
}

const itemOf = (line: Line) =>
  parseDocument(JSON.stringify(partsOf(line))).contents as unknown as YAMLMap

/** A session with the only values that `matchItems` reads. */
function sessionOf(line: Line, id: string) {
  const { start, end, title } = partsOf(line)
  const placed = { session: { id }, from: `2027-05-08T${start}`, to: `2027-05-08T${end}` }
  return { placed, title, titleRemarks: [] } as never
}

function noteOf(line: Line, id: string): NotedSession {
  const { start, end, title, room } = partsOf(line)
  return { id, title, values: { time: `${start}-${end}`, room } }
}

/** The state that a second import finds. */
type Import = {
  /** The sessions as the last import noted them. */
  readonly notes?: readonly Line[]
  /** The items of programme.yaml now. */
  readonly items: readonly Line[]
  /** The sessions of the source now. */
  readonly sessions: readonly Line[]
  /** The identifiers of the sessions and of the notes, in their order. */
  readonly ids?: readonly string[]
}

/** The item of each session, in the order of the sessions: "–" stands for none. */
function itemsFor({ notes = [], items, sessions, ids = [] }: Import): readonly Line[] {
  const nodes = items.map(itemOf)
  const matches = matchItems(
    sessions.map((line, index) => sessionOf(line, ids[index] ?? '')),
    nodes,
    { speakers: {}, sessions: notes.map((line, index) => noteOf(line, ids[index] ?? '')) },
  )
  return matches.map(({ item }) => (item ? (items[nodes.indexOf(item)] ?? '') : '–'))
}

it.each<[string, Import, readonly Line[]]>([
  [
    'its title and time, if several items have the title',
    {
      items: ['10:00-11:00 Cine', '12:00-13:00 Cine'],
      sessions: ['12:00-13:00 Cine', '10:00-11:00 Cine'],
    },
    ['12:00-13:00 Cine', '10:00-11:00 Cine'],
  ],
  [
    'its title, if the source has changed the time',
    { items: ['10:00-11:00 Cine'], sessions: ['17:00-18:00 Cine'] },
    ['10:00-11:00 Cine'],
  ],
  [
    'the title of the last import, if the source has changed the title',
    {
      notes: ['10:00-11:00 Cine'],
      items: ['10:00-11:00 Cine'],
      sessions: ['10:00-11:00 Cine mudo'],
      ids: ['a'],
    },
    ['10:00-11:00 Cine'],
  ],
  [
    'the time and room of the last import, if programme.yaml has another title',
    {
      notes: ['10:00-11:00 Cine en Norte'],
      items: ['10:00-11:00 Té en Sur', '10:00-11:00 Película en Norte'],
      sessions: ['10:00-11:00 Cine en Norte'],
    },
    ['10:00-11:00 Película en Norte'],
  ],
])('the item of a session is found by %s', (_, given, expected) => {
  expect(itemsFor(given)).toEqual(expected)
})

it('a surer criterion of a later session goes before a less sure one of an earlier session', () => {
  const items = ['12:00-13:00 Cine']
  // The first session has the title alone, the second one title and time.
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

it('an item at the noted time is not taken if it has the title of another session', () => {
  const notes = ['10:00-11:00 Cine en Norte']
  const items = ['10:00-11:00 Baile en Norte', '12:00-13:00 Baile en Sur']
  const sessions = ['10:00-11:00 Cine en Norte', '12:00-13:00 Baile en Sur']
  expect(itemsFor({ notes, items, sessions })).toEqual(['–', '12:00-13:00 Baile en Sur'])
})

it('a session that is in no item and in no note has no item', () => {
  const items = ['10:00-11:00 Té']
  expect(itemsFor({ items, sessions: ['10:00-11:00 Cine'] })).toEqual(['–'])
})

it('a session takes the note with its identifier, and never the note of another identifier', () => {
  const notes = [noteOf('10:00-11:00 Cine', 'a'), noteOf('12:00-13:00 Cine', 'b')]
  const sessions = [sessionOf('10:00-11:00 Cine', 'b'), sessionOf('10:00-11:00 Cine', 'c')]
  const matches = matchItems(sessions, [], { speakers: {}, sessions: notes })
  expect(matches.map(({ note }) => note?.id)).toEqual(['b', undefined])
})
