import type { ContentData, Event } from '../../src/content/schema.ts'
import { walkBetween } from '../../src/event/walk.ts'
import { isoDay, minutesOf } from '../../src/lib/dates.ts'
import { lookUp } from '../../src/lib/lookUp.ts'
import { instantAt } from '../../src/lib/zones.ts'
import { lineOf } from './mistakes.ts'
import type { Content } from './readContent.ts'

/** Something that is seldom right, at a place of a file ("parts.0.start"). */
type Advice = readonly [file: 'event' | 'programme' | 'venues', at: string, doubt: string | false]

/** Advice on facts that seldom fit each other, a line each, with file and line. It refuses nothing. */
export const adviceOnFacts = (folder: string, { data, sources }: Content): readonly string[] =>
  [...ofLastEdition(data.event), ...ofNotice(data.event), ...ofTalks(data), ...ofVenues(data)]
    .filter(([, , doubt]) => doubt)
    .map(([file, at, doubt]) => lineOf(folder, sources[file].mistake(at.split('.'), String(doubt))))

/** Tickets run out, and events are called off, rarely earlier than that before the day. */
const fourMonths = 120 * 86_400_000

/** A state that was written long before the day is most often of the edition before. */
function ofLastEdition({ start, updated, status, tickets }: Event): Advice[] {
  const isEarly = (moment: string) => Date.parse(start) - Date.parse(moment) > fourMonths
  const doubt = (is: string, moment: string) =>
    isEarly(moment) &&
    `«${is}» es de ${isoDay(moment)}, y el evento, el ${isoDay(start)}: si es de la edición anterior, quítalo.`
  const { is = 'scheduled', day } = status ?? {}
  const isOff = is === 'cancelled' || (is === 'postponed' && day === undefined)
  const sale = tickets?.sale ?? []
  return [
    ['event', 'status', isOff && doubt(is, updated)],
    ...sale.map((stage, i): Advice => {
      const isEnd = ['last', 'sold-out', 'closed'].includes(stage.is)
      return ['event', `tickets.sale.${i}`, isEnd && doubt(stage.is, stage.from ?? updated)]
    }),
  ]
}

function ofNotice({ notice, updated }: Event): Advice[] {
  const { until } = notice ?? {}
  const isOver = until !== undefined && isoDay(until) < isoDay(updated)
  return [
    [
      'event',
      'notice.until',
      isOver &&
        `el aviso terminó el ${isoDay(until)}, antes del último cambio (${isoDay(updated)}), y ya no se ve: quítalo, o corrige el día.`,
    ],
  ]
}

/** A title that was copied with its entry. A talk without a speaker may wait for its title too. */
function ofTalks({ programme }: ContentData): Advice[] {
  const seen = new Set<string>()
  return programme.parts.flatMap(({ items }, i) =>
    items.flatMap(({ talks = [] }, j) =>
      talks.map(({ talk, speaker, speakers }, k): Advice => {
        const isTwice = seen.has(talk)
        if (speaker ?? speakers) seen.add(talk)
        const doubt = `«${talk}» ya es el título de otra charla, más arriba: si no se repite, corrígelo.`
        return ['programme', `parts.${i}.items.${j}.talks.${k}.talk`, isTwice && doubt]
      }),
    ),
  )
}

/** A part at a venue that is not open at all by then, and a walk for which the programme leaves no time. */
function ofVenues({ programme: { parts }, venues: { venues }, event }: ContentData): Advice[] {
  const momentOf = (time: string) => Date.parse(instantAt(event, time))
  const inOrder = parts
    .map((part, i) => ({ ...part, i, from: momentOf(part.start), to: momentOf(part.end) }))
    .toSorted((one, other) => one.from - other.from)
  return inOrder.flatMap((part, n): Advice[] => {
    const { from, to } = lookUp(venues, part.venue).homeHours
    const closed = `«${part.title}» es de ${part.start} a ${part.end}, y la sede abre de ${from} a ${to}: cambia lo que esté mal.`
    const before = inOrder[n - 1]
    const isWalk = before && before.venue !== part.venue && part.from >= before.to
    const walk =
      isWalk && walkBetween(lookUp(venues, before.venue), lookUp(venues, part.venue))?.minutes
    const gap = before ? (part.from - before.to) / 60_000 : 0
    const hurry = `empieza ${gap} minutos después de «${before?.title}», y a pie son unos ${walk || 0}: deja tiempo para llegar.`
    return [
      ['venues', `venues.${part.venue}.homeHours`, !isOpen({ from, to }, part) && closed],
      ['programme', `parts.${part.i}.start`, Boolean(walk && walk > gap) && hurry],
    ]
  })
}

type Hours = { readonly from: string; readonly to: string }

/** Whether two spans of hours meet on any day: both may reach into the next morning. */
function isOpen({ from, to }: Hours, part: { readonly start: string; readonly end: string }) {
  const [opens, closes] = spanOf(from, to)
  const [starts, ends] = spanOf(part.start, part.end)
  return [-1440, 0, 1440].some((day) => starts < closes + day && ends > opens + day)
}

function spanOf(first: string, last: string) {
  const [from, to] = [minutesOf(first), minutesOf(last)]
  return [from, to > from ? to : to + 1440] as const
}
