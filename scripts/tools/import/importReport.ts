import { dayDate } from '../../../src/lib/dates.ts'
import { type LeftOutSession, nameOf } from './placing.ts'
import { quoted } from './quoted.ts'
import type { Session } from './sessions.ts'

/** The lines for the sessions that stay out: one each, and one for all of another day. */
export function linesOnLeftOut(leftOut: readonly LeftOutSession[]): readonly string[] {
  const ofOtherDays = leftOut.filter(({ kind }) => kind === 'otherDay')
  const days = [...new Set(ofOtherDays.map(({ day }) => day))]
  const others = leftOut.filter(({ kind }) => kind !== 'otherDay')
  return [
    ...others.map(
      ({ session, says }) => `${nameOf(session)}: ${says}; se queda fuera${withPeople(session)}`,
    ),
    ...days.map((day) =>
      lineOnDay(
        day,
        ofOtherDays.filter((one) => one.day === day),
      ),
    ),
  ]
}

function withPeople({ people }: Session): string {
  const names = people.map(({ name }) => name).join(', ')
  return names && `, con ${names}`
}

function lineOnDay(day: string, sessions: readonly LeftOutSession[]): string {
  const titles = sessions.map(({ session }) => quoted(session.title)).join(', ')
  return `no son del día del evento, sino del ${dayDate(day)}, y se quedan fuera: ${titles}`
}

/** Says that nobody speaks, which mostly means that a column has another name; undefined if somebody does. */
export function lineOnSpeakers(
  sessions: readonly Session[],
  unreadHeadings: readonly string[],
): string | undefined {
  if (sessions.some(({ isTalk }) => isTalk)) return undefined
  const unread = unreadHeadings.length > 0 ? `; no se leen ${quoted(unreadHeadings)}` : ''
  return `ninguna sesión del archivo lleva ponente; si los hay, su columna tiene que llamarse «Ponentes», «Ponente 1» o «Speakers»${unread}`
}

/** The line for items of the programme that no session is: some of them may be in rows that stay out. */
export function linesOnOthers(
  titles: readonly string[],
  leftOut: readonly LeftOutSession[],
): readonly string[] {
  const outside = new Set(leftOut.map(({ session }) => session.title))
  const stale = titles.filter((title) => outside.has(title))
  const unknown = titles.filter((title) => !outside.has(title))
  const lines: string[] = []
  if (stale.length > 0) {
    lines.push(
      `siguen en programme.yaml como estaban, aunque el archivo las deja fuera: ${quoted(stale)}; si ya no se dan, bórralas`,
    )
  }
  if (unknown.length > 0) lines.push(`se quedan, aunque no están en el archivo: ${quoted(unknown)}`)
  return lines
}
