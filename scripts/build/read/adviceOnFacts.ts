import type { ContentData, ItemData } from '../../../src/content/schema.ts'
import { saleStages } from '../../../src/event/moment.ts'
import { walkBetween } from '../../../src/event/walk.ts'
import { isoDay, yearOf } from '../../../src/lib/dates.ts'
import { fill } from '../../../src/lib/texts.ts'
import { lettersIn } from '../../../src/content/schema/formats.ts'
import { longestTitle } from '../../../src/content/schema/pages.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import { endOfDay, instantAt } from '../../../src/lib/zones.ts'
import { areAtOnce, spanOfItem } from './checkTimes.ts'
import { lineOf } from './mistakes.ts'
import type { Sources } from './readFolder.ts'
import { problemsIn, rulesFor } from './rules.ts'
import type { Event } from '../../../src/event/model.ts'

type Files = {
  readonly folder: string
  readonly data: ContentData
  readonly sources: Sources
}

/**
 * Advice on facts that seldom fit each other, a line each, with file and line. It refuses nothing.
 * @param now milliseconds since 1970
 */
export function adviceOnFacts({ folder, data, sources }: Files, now: number): readonly string[] {
  const all = { ...factAdvice, ...adviceAt(now) }
  return problemsIn(all, { ...data, folder }).map(({ file, at, problem }) =>
    lineOf(folder, sources[file].mistake(at, problem)),
  )
}

const adviceAt = (now: number) =>
  rulesFor({
    'event.tickets.prices.*.until': (until, { event }) =>
      endOfDay(until, event.timeZone) <= now &&
      `este precio acabó el ${until} y ya no se ve: quítalo, o corrige el día.`,
  })

const factAdvice = rulesFor({
  'event.status': ({ is, day }, { event }) => {
    const isOff = is === 'cancelled' || (is === 'postponed' && day === undefined)
    return isOff && ofLastEdition(is, event.updated, event)
  },
  'event.tickets.sale.*': ({ is, from }, { event }) =>
    saleStages[is].isLate && ofLastEdition(is, from ?? event.updated, event),
  'event.notice.until': (until, { event: { updated } }) =>
    isoDay(until) < isoDay(updated) &&
    `el aviso terminó el ${isoDay(until)}, antes del último cambio (${isoDay(updated)}), y ya no se ve: quítalo, o corrige el día.`,
  'event.askUntil': (day, { event }) =>
    (day > isoDay(event.start) || isLongBefore(day, event)) &&
    `el plazo acaba el ${day}, y el evento es el ${isoDay(event.start)}: si es el de la edición anterior, corrígelo.`,
  'editions.editions.*.year': (year, { event }) =>
    year >= yearOf(event.start) &&
    `${year} no es de una edición anterior a la de ${yearOf(event.start)}: mira si está bien.`,
  'speakers.speakers.*': ({ name }, { speakers: { speakers }, files }, at) => {
    const [twin] = Object.entries(speakers).find(([, one]) => one.name === name) ?? []
    if (twin !== at.at(-1)) return `«${name}» es también el nombre de «${twin}»: mira si sobra uno.`
    const letters = lettersIn(fill(files.speakerPage.title, { persona: name }))
    return (
      letters > longestTitle &&
      `el título de su página tiene ${letters} letras, y los buscadores cortan lo que pasa de ${longestTitle}: acorta el nombre, o «title» de «speakerPage», en files.yaml.`
    )
  },
  // A title that was copied with its entry. A talk without a speaker may wait for its title too.
  'programme.parts.*.items.*.talks.*': (talk, { programme }) => {
    const items = programme.parts.flatMap((part) => part.items)
    const talks = items.flatMap((item) => item.talks ?? [])
    const first = talks.find((one) => one.talk === talk.talk) ?? talk
    return (
      first !== talk &&
      (first.speaker ?? first.speakers) &&
      `«${talk.talk}» ya es el título de otra charla, más arriba: si no se repite, corrígelo.`
    )
  },
  // A workshop of two hosts goes on while one of them speaks elsewhere.
  'programme.parts.*.items.*': (item, { event, programme }) => {
    const span = spanOfItem(item, event)
    const items = programme.parts.flatMap((part) => part.items)
    for (const other of items.slice(0, items.indexOf(item))) {
      const before = spanOfItem(other, event)
      const who = speakersOf(item).find((one) => speakersOf(other).includes(one))
      if (who && areAtOnce(before, span)) {
        return `«${who}» está a la vez en ${before.name} y en ${span.name}: si no puede, cambia las horas.`
      }
    }
    return null
  },
  'venues.venues.*.homeHours': (hours, { programme }, at) => {
    const part = programme.parts.find(
      ({ venue, start, end }) =>
        venue === at.at(-2) &&
        !isWithin(start, hours.from, hours.to) &&
        !isWithin(hours.from, start, end),
    )
    return (
      part &&
      `«${part.title}» es de ${part.start} a ${part.end}, y la sede abre de ${hours.from} a ${hours.to}: cambia lo que esté mal.`
    )
  },
  'programme.parts.*': (part, { programme, venues: { venues }, event }) => {
    const minuteOf = (time: string) => Date.parse(instantAt(event, time)) / 60_000
    for (const before of programme.parts) {
      const gap = minuteOf(part.start) - minuteOf(before.end)
      const walk = walkBetween(lookUp(venues, before.venue), lookUp(venues, part.venue))
      if (walk && gap >= 0 && gap < walk.minutes) {
        return `empieza ${gap} minutos después de «${before.title}», y a pie son unos ${walk.minutes}: deja tiempo para llegar.`
      }
    }
    return null
  },
})

const speakersOf = ({ talks = [] }: ItemData) =>
  talks.flatMap(({ speaker = [], speakers = speaker }) => speakers)

/** Four months: tickets run out, and events are called off, later. What is older is usually last year's. */
const isLongBefore = (moment: string, { start }: Event) =>
  Date.parse(start) - Date.parse(moment) > 120 * 86_400_000

const ofLastEdition = (is: string, moment: string, event: Event) =>
  isLongBefore(moment, event) &&
  `«${is}» es de ${isoDay(moment)}, y el evento, el ${isoDay(event.start)}: si es de la edición anterior, quítalo.`

/** Whether a time lies in a span, which may reach into the next morning. */
const isWithin = (time: string, from: string, to: string) =>
  from < to ? from <= time && time < to : from <= time || time < to
