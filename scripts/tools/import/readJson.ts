import { notASource } from './notASource.ts'
import type { Row, Source } from './rows.ts'
import { type Fields, fieldsOf, listOf, objectsOf, textOf } from './values.ts'

/**
 * Reads Sessionize's "All data" (sessionize.com/playbook/api), pretalx' schedule.json and its export of sessions
 * (docs.pretalx.org).
 * @throws if the JSON is incomplete, or is none of these
 */
export function readJson(text: string): Source {
  const data = parseJson(text)
  const { schedule, sessions } = fieldsOf(data)
  if (schedule) return pretalxSchedule(fieldsOf(schedule))
  if (sessions) return sessionizeData(fieldsOf(data))
  if (Array.isArray(data) && data.length > 0) return pretalxSessions(data)
  throw notASource()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('el archivo es JSON incompleto: expórtalo otra vez. No se ha escrito nada.')
  }
}

/** Reads pretalx' export of sessions. The fields of this JSON are named like the headings of pretalx' CSV. */
function pretalxSessions(sessions: readonly unknown[]): Source {
  const rows = sessions.map((session, index): Row => {
    const id = textOf(fieldsOf(session).ID)
    return { where: `sesión ${id || index + 1}`, cells: Object.entries(fieldsOf(session)) }
  })
  return { rows, brokenRowLines: [], remarks: [] }
}

function pretalxSchedule(schedule: Fields): Source {
  const days = objectsOf(fieldsOf(schedule.conference).days)
  // The rooms of a day are an object: a list of talks by the name of each room.
  const talks = days.flatMap(({ rooms }) => listOf(rooms).flatMap(objectsOf))
  if (talks.length === 0) throw notASource()
  return {
    rows: talks.map((talk): Row => {
      const { code, title, date, duration, room, language, persons, track, type } = talk
      const { abstract, description } = talk
      const texts = { title, abstract, description }
      // The `date` of a talk has its time, too.
      const cells = { code, ...texts, start: date, duration, room, language, persons, track, type }
      return { where: `sesión ${textOf(code)}`, cells: Object.entries(cells) }
    }),
    brokenRowLines: [],
    remarks: ['el schedule.json no lleva las pausas: añádelas en programme.yaml'],
  }
}

function sessionizeData(data: Fields): Source {
  const sessions = objectsOf(data.sessions)
  const speakers = objectsOf(data.speakers)
  const rooms = objectsOf(data.rooms)
  const categories = objectsOf(data.categories)
  const rows = sessions.map(({ id, speakers: ids, roomId, categoryItems, ...session }): Row => {
    // A person whom the file does not describe keeps the identifier, so that the report can name somebody.
    const people = listOf(ids).map(
      (speakerId) => speakers.find((speaker) => speaker.id === speakerId) ?? { id: speakerId },
    )
    const room = rooms.find((one) => one.id === roomId)?.name
    const cells = Object.entries({ id, ...session, room, speakers: people })
    return {
      where: `sesión ${textOf(id)}`,
      cells: [...cells, ...labelsOf(categories, listOf(categoryItems))],
    }
  })
  return { rows, brokenRowLines: [], remarks: remarkOnUnusedSpeakers(sessions, speakers) }
}

/** A session's label in each category, as cells: ["Level", "Introductory"]. */
function labelsOf(categories: readonly Fields[], chosen: readonly unknown[]): Row['cells'] {
  return categories.map(({ title, items }) => {
    const item = objectsOf(items).find(({ id }) => chosen.includes(id))
    return [textOf(title), item?.name] as const
  })
}

function remarkOnUnusedSpeakers(sessions: readonly Fields[], speakers: readonly Fields[]) {
  const usedIds = new Set(sessions.flatMap((session) => listOf(session.speakers)))
  const unused = speakers.filter(({ id }) => !usedIds.has(id))
  if (unused.length === 0) return []
  const names = unused.map(({ fullName }) => textOf(fullName)).join(', ')
  return [`se quedan fuera, porque no están en ninguna sesión: ${names}`]
}
