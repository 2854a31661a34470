import type { ContentData, PartData, TalkData, VenueData } from '../../src/content/schema.ts'
import { walkBetween } from '../../src/event/walk.ts'
import { isoDay, minutesOf, yearOf } from '../../src/lib/dates.ts'
import { fill } from '../../src/lib/texts.ts'
import { lettersIn } from '../../src/content/schema/formats.ts'
import { longestTitle } from '../../src/content/schema/pages.ts'
import { lookUp } from '../../src/lib/lookUp.ts'
import { instantAt } from '../../src/lib/zones.ts'
import { lineOf } from './mistakes.ts'
import type { Sources } from './readFolder.ts'
import { problemsIn, rulesFor } from './rules.ts'
import { valueAt } from './validate.ts'
import type { Event } from '../../src/event/model.ts'

/** Advice on facts that seldom fit each other, a line each, with file and line. It refuses nothing. */
export const adviceOnFacts = (
  folder: string,
  { data, sources }: { readonly data: ContentData; readonly sources: Sources },
): readonly string[] =>
  problemsIn(factAdvice, { ...data, folder }).map(({ file, at, problem }) =>
    lineOf(folder, sources[file].mistake(at, problem)),
  )

const factAdvice = rulesFor({
  'event.status': ({ is, day }, { event }) => {
    const isOff = is === 'cancelled' || (is === 'postponed' && day === undefined)
    return isOff && ofLastEdition(is, event.updated, event)
  },
  'event.tickets.sale.*': ({ is, from }, { event }) =>
    !['soon', 'open'].includes(is) && ofLastEdition(is, from ?? event.updated, event),
  'event.notice.until': (until, { event: { updated } }) =>
    isoDay(until) < isoDay(updated) &&
    `el aviso terminó el ${isoDay(until)}, antes del último cambio (${isoDay(updated)}), y ya no se ve: quítalo, o corrige el día.`,
  'event.askUntil': (day, { event: { start } }) => {
    const isFit = day <= isoDay(start) && Date.parse(start) - Date.parse(day) <= fourMonths
    return (
      !isFit &&
      `el plazo acaba el ${day}, y el evento es el ${isoDay(start)}: si es el de la edición anterior, corrígelo.`
    )
  },
  'editions.editions.*.year': (year, { event }) =>
    year === yearOf(event.start) && `${year} es el año de este evento: mira si está bien.`,
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
  'programme.parts.*.items.*.talks.*.talk': (title, content, at) => {
    const items = content.programme.parts.flatMap((part) => part.items)
    const talks = items.flatMap((item) => item.talks ?? [])
    const above = talks.slice(0, talks.indexOf(valueAt(content, at.slice(0, -1)) as TalkData))
    const isTwice = above.some(
      ({ talk, speaker, speakers }) => talk === title && (speaker ?? speakers),
    )
    return (
      isTwice &&
      `«${title}» ya es el título de otra charla, más arriba: si no se repite, corrígelo.`
    )
  },
  // A workshop of two hosts goes on while one of them speaks elsewhere.
  'programme.parts.*.items.*': (item, { event, programme }) => {
    const momentOf = (time: string) => Date.parse(instantAt(event, time))
    const items = programme.parts.flatMap((part) => part.items)
    for (const other of items.slice(0, items.indexOf(item))) {
      const who = speakersOf(item).find((one) => speakersOf(other).includes(one))
      const isAtOnce =
        momentOf(other.start) < momentOf(item.end) && momentOf(other.end) > momentOf(item.start)
      if (who && isAtOnce) {
        return `«${who}» está a la vez en «${nameOf(item)}» y en «${nameOf(other)}»: si no puede, cambia las horas.`
      }
    }
    return null
  },
  'venues.venues.*.homeHours': (hours, { programme }, at) => {
    const parts = programme.parts.filter(({ venue }) => venue === at.at(-2))
    const part = parts.find((one) => !isOpen(hours, one))
    return (
      part &&
      `«${part.title}» es de ${part.start} a ${part.end}, y la sede abre de ${hours.from} a ${hours.to}: cambia lo que esté mal.`
    )
  },
  'programme.parts.*.start': (start, content, at) => {
    const { programme, venues, event } = content
    const momentOf = (time: string) => Date.parse(instantAt(event, time))
    const part = valueAt(content, at.slice(0, -1)) as PartData
    const before = programme.parts
      .filter((one) => one !== part && momentOf(one.start) <= momentOf(start))
      .toSorted((one, other) => momentOf(other.start) - momentOf(one.start))[0]
    if (!before) return null
    const gap = (momentOf(start) - momentOf(before.end)) / 60_000
    const [from, to] = [before, part].map(({ venue }) => lookUp(venues.venues, venue))
    const walk = from && to && walkBetween(from, to)
    const isHurry = walk && gap >= 0 && walk.minutes > gap
    return (
      isHurry &&
      `empieza ${gap} minutos después de «${before.title}», y a pie son unos ${walk.minutes}: deja tiempo para llegar.`
    )
  },
})

type Item = PartData['items'][number]

const speakersOf = ({ talks = [] }: Item) =>
  talks.flatMap(({ speaker = [], speakers = speaker }) => speakers)

const nameOf = ({ title, talks }: Item) => title ?? talks?.[0]?.talk

/** Before that, a state is usually last year's: tickets run out, and events are called off, later. */
const fourMonths = 120 * 86_400_000

/** Whether a state was written so long before the day that it is most often of the edition before. */
function ofLastEdition(is: string, moment: string, { start }: Event) {
  const isEarly = Date.parse(start) - Date.parse(moment) > fourMonths
  return (
    isEarly &&
    `«${is}» es de ${isoDay(moment)}, y el evento, el ${isoDay(start)}: si es de la edición anterior, quítalo.`
  )
}

/** Whether the hours of a venue and of a part meet on any day: both may reach into the next morning. */
function isOpen({ from, to }: VenueData['homeHours'], part: PartData) {
  const [opens, closes] = spanOf(from, to)
  const [starts, ends] = spanOf(part.start, part.end)
  return [-1440, 0, 1440].some((day) => starts < closes + day && ends > opens + day)
}

function spanOf(first: string, last: string) {
  const [from, to] = [minutesOf(first), minutesOf(last)]
  return [from, to > from ? to : to + 1440] as const
}
