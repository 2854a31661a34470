import { capitalise } from '../../../src/lib/texts.ts'
import { type Column, columnNamed, isInternal } from './columns.ts'
import { isNobody, namesIn } from './names.ts'
import { type Person, personNamed, personOf } from './person.ts'
import { quoted } from './quoted.ts'
import type { Row, Source } from './rows.ts'
import { listOf, textOf } from './values.ts'

/** A session as a source describes it. A value that the source does not have is empty. */
export type Session = {
  /** "fila 3", "sesión AB0001" */
  readonly where: string
  /** The identifier in the source. */
  readonly id: string
  readonly title: string
  readonly description: string
  readonly day: string
  readonly start: string
  readonly endDay: string
  readonly end: string
  readonly length: string
  readonly room: string
  readonly status: string
  readonly pendingStatus: string
  /**
   * The answer in the column "confirmed". An empty cell gives "sin respuesta". A source without the column gives an empty text.
   */
  readonly confirmed: string
  readonly level: string
  readonly language: string
  /** Whether the session has speakers, also if their names are not known yet. */
  readonly isTalk: boolean
  readonly people: readonly Person[]
  /** Remarks for the report about how the cells were read. */
  readonly remarks: readonly string[]
}

/** The sessions of a source, and the headings whose values are not read. */
export type ReadSessions = {
  readonly sessions: readonly Session[]
  readonly unreadHeadings: readonly string[]
}

/**
 * The values of a row by column. Only `speakers` may have several values, because some tables have a column for each person.
 */
type RowValues = ReadonlyMap<Column, readonly unknown[]>

/** The sessions in the rows of a source. */
export function sessionsIn({ rows }: Pick<Source, 'rows'>): ReadSessions {
  const unread = new Set<string>()
  const read = rows.map((row) => {
    const { values, unreadHeadings } = valuesOf(row)
    for (const heading of unreadHeadings) unread.add(heading)
    return sessionOf(row.where, values)
  })
  return { sessions: joinedById(read), unreadHeadings: [...unread] }
}

/** The values of a row by column, and the headings of its cells that are not read. */
function valuesOf({ cells }: Row) {
  const values = new Map<Column, unknown[]>()
  const unreadHeadings: string[] = []
  for (const [heading, value] of cells) {
    const column = columnNamed(heading)
    const earlier = column ? (values.get(column) ?? []) : []
    // If two columns have one meaning, such as "Sala" and "Aula", the first one counts.
    const isTaken = earlier.length > 0 && column !== 'speakers'
    if (column && !isTaken) values.set(column, [...earlier, value])
    else if (textOf(value) && !isInternal(heading)) unreadHeadings.push(heading)
  }
  return { values: values as RowValues, unreadHeadings }
}

function sessionOf(where: string, values: RowValues): Session {
  const text = (column: Column) => textOf(values.get(column)?.[0])
  const descriptions = new Set([text('abstract'), text('description')])
  const isPlenary = text('plenary') === 'true'
  const { people, remarks, isTalk } = peopleOf(values)
  return {
    where,
    id: text('id'),
    title: text('title'),
    description: [...descriptions].filter(Boolean).join('\n'),
    day: text('day'),
    start: text('start'),
    endDay: text('endDay'),
    end: text('end'),
    length: text('length') || minutesText(text('minutes')),
    room: isPlenary ? '' : text('room'),
    status: text('status'),
    pendingStatus: text('pendingStatus'),
    confirmed: confirmationIn(values),
    level: text('level'),
    language: languageName(text('language')),
    isTalk,
    people,
    remarks,
  }
}

/** The value of `Session.confirmed`. */
function confirmationIn(values: RowValues): string {
  // In JSON `null` counts as a missing column.
  const answer = values.get('confirmed')?.[0] ?? null
  if (answer === null) return ''
  return textOf(answer) || 'sin respuesta'
}

/** "45" → "45 min", for `lengthIn`. */
const minutesText = (minutes: string) => (minutes === '' ? '' : `${minutes} min`)

const languages = new Intl.DisplayNames('es', { type: 'language' })

/** The Spanish name of a language: "en-GB", a code from pretalx, gives "Inglés". Other texts are names already. */
function languageName(text: string): string {
  const isCode = /^[a-z]{2}(?:-|$)/.test(text)
  return isCode ? capitalise(languages.of(text.slice(0, 2)) ?? text) : text
}

function peopleOf(values: RowValues) {
  const { people, remarks } = namedPeople(values)
  const known = people.filter(({ name }) => !isNobody(name))
  const notYetKnown = people.filter((person) => !known.includes(person))
  const about = aboutPerson(values)
  // The role, biography and links in a row are used only if the row names exactly one person.
  const isAboutOne = known.length === 1
  const isUnused = !isAboutOne && Object.keys(about).length > 0
  return {
    people: isAboutOne ? [{ ...known[0]!, ...about }] : known,
    isTalk: people.length > 0,
    remarks: [
      ...remarks,
      ...notYetKnown.map(({ name, id }) => `${quoted(name || id)} no es nadie todavía`),
      ...(isUnused ? [remarkOnUnused(known.length)] : []),
    ],
  }
}

function remarkOnUnused(personCount: number): string {
  const persons = personCount === 0 ? 'nadie' : `${personCount} personas`
  return `cargo, biografía y enlaces se quedan fuera: la fila nombra a ${persons}, y no se sabe de quién son`
}

/**
 * The people that a row names: in one column, in a column for each person, or in two columns for the first and last name of one
 * person.
 */
function namedPeople(values: RowValues): {
  readonly people: readonly Person[]
  readonly remarks: readonly string[]
} {
  const text = (column: Column) => textOf(values.get(column)?.[0])
  // "['AB0001', 'CD0002']" → ["AB0001", "CD0002"]. Words of fewer than four letters are no identifiers.
  const ids = text('speakerIds').match(/[\w-]{4,}/g) ?? []
  const fullName = `${text('firstName')} ${text('lastName')}`.trim()
  if (fullName) return { people: [personNamed(fullName, { id: ids[0] ?? '' })], remarks: [] }

  const cells = values.get('speakers') ?? []
  // In JSON a person is an object.
  const objects = cells.flatMap((cell) => (typeof cell === 'object' ? listOf(cell) : []))
  if (objects.length > 0) return { people: objects.map(personOf), remarks: [] }

  const expectedCount = ids.length > 0 ? ids.length : undefined
  const namesOfCells = cells.map((cell) => namesIn(textOf(cell), expectedCount))
  const names = namesOfCells.flatMap((one) => one.names)
  const hasIdForEach = ids.length === names.length
  return {
    people: names.map((name, i) => personNamed(name, hasIdForEach ? { id: ids[i]! } : {})),
    remarks: namesOfCells.flatMap(({ remarks }) => remarks),
  }
}

/** The values of a row about a person, without the name. Empty values are left out. */
function aboutPerson(values: RowValues): Partial<Person> {
  const text = (column: Column) => textOf(values.get(column)?.[0])
  const role = [text('role'), text('company')].filter(Boolean).join(', ')
  const links = [
    { name: 'LinkedIn', url: text('linkedIn') },
    { name: 'X', url: text('twitter') },
    { name: 'Blog', url: text('blog') },
    { name: 'Web', url: text('website') },
  ].filter(({ url }) => url)
  const about = { role, bio: text('bio'), photo: text('photo'), links }
  const filled = Object.entries(about).filter(([, value]) => value.length > 0)
  return Object.fromEntries(filled)
}

/**
 * Joins rows with the same identifier, title and start. Sessionize's flattened export has a row for each speaker of a session.
 */
function joinedById(sessions: readonly Session[]): readonly Session[] {
  const joined = new Map<string, Session>()
  for (const session of sessions) {
    const { id, title, start } = session
    const key = id ? `${id}\n${title}\n${start}` : session.where
    const first = joined.get(key)
    joined.set(key, first ? joinSessions(first, session) : session)
  }
  return [...joined.values()]
}

const joinSessions = (first: Session, more: Session): Session => ({
  ...first,
  isTalk: first.isTalk || more.isTalk,
  people: [...first.people, ...more.people],
  remarks: [...first.remarks, ...more.remarks],
})
