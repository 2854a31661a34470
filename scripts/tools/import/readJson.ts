import { notASource } from './notASource.ts'
import type { Row, Source } from './rows.ts'
import { type Fields, fieldsOf, listOf, objectsOf, textOf } from './values.ts'

/**
 * Reads one of three formats: Sessionize's "All data" (sessionize.com/playbook/api), pretalx' schedule.json and pretalx' export
 * of sessions (docs.pretalx.org).
 * @throws if the text is no complete JSON, or has none of these formats
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

/** Reads pretalx' export of sessions. Its fields are named like the headings of pretalx' CSV. */
function pretalxSessions(sessions: readonly unknown[]): Source {
  const rows = sessions.map((session, index): Row => {
    const fields = fieldsOf(session)
    const id = textOf(fields.ID)
    return { where: `sesión ${id || index + 1}`, cells: Object.entries(fields) }
  })
  return { rows, brokenRowLines: [], remarks: [] }
}

/** Reads pretalx' schedule.json. */
function pretalxSchedule(schedule: Fields): Source {
  const days = objectsOf(fieldsOf(schedule.conference).days)
  // `rooms` is an object, with a list of talks for each room.
  const talks = days.flatMap(({ rooms }) => listOf(rooms).flatMap(objectsOf))
  if (talks.length === 0) throw notASource()
  return {
    rows: talks.map((talk): Row => {
      const { code, title, date, duration, room, language, persons, track, type } = talk
      const { abstract, description } = talk
      const texts = { title, abstract, description }
      // `date` includes the time.
      const cells = { code, ...texts, start: date, duration, room, language, persons, track, type }
      return { where: `sesión ${textOf(code)}`, cells: Object.entries(cells) }
    }),
    brokenRowLines: [],
    remarks: ['el schedule.json no lleva las pausas: añádelas en programme.yaml'],
  }
}

/** Reads Sessionize's "All data". */
function sessionizeData(data: Fields): Source {
  const sessions = objectsOf(data.sessions)
  const speakers = objectsOf(data.speakers)
  const rooms = objectsOf(data.rooms)
  const categories = objectsOf(data.categories)
  const rows = sessions.map(({ id, speakers: ids, roomId, categoryItems, ...session }): Row => {
    const people = listOf(ids).map((speakerId) => {
      const described = speakers.find((speaker) => speaker.id === speakerId)
      // Without a description the identifier stays, so that the report can name somebody.
      return described ?? { id: speakerId }
    })
    const room = rooms.find((one) => one.id === roomId)?.name
    const cells = Object.entries({ id, ...session, room, speakers: people })
    return {
      where: `sesión ${textOf(id)}`,
      cells: [...cells, ...labelsOf(categories, listOf(categoryItems))],
    }
  })
  return { rows, brokenRowLines: [], remarks: remarkOnUnusedSpeakers(sessions, speakers) }
}

/** A session's labels as cells, one for each category: ["Level", "Introductory"]. */
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
