import type { ContentData, ItemData, PartData, Speaker } from '../../../src/content/schema.ts'
import { lettersIn } from '../../../src/content/schema/formats.ts'
import { longestTitle } from '../../../src/content/schema/pages.ts'
import type { Event, SiteContent } from '../../../src/event/model.ts'
import { spanOfEvent } from '../../../src/event/hours.ts'
import { saleStages } from '../../../src/event/moment.ts'
import { walkBetween } from '../../../src/event/walk.ts'
import { isoDay, yearOf } from '../../../src/lib/dates.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import { fill } from '../../../src/lib/texts.ts'
import { endOfDay, instantAt, zoneOffset } from '../../../src/lib/zones.ts'
import { areAtOnce, spanOfItem } from './checkTimes.ts'
import { isWritten } from './checks.ts'
import { lineOf, type Mistake, type Problem } from './mistakes.ts'
import type { Sources } from './readFolder.ts'
import { type FolderContent, problemsIn, rulesFor } from './rules.ts'
import { fieldName } from './yamlFile.ts'

type Photos = SiteContent['photos']

/** An event that was read. `advice` are the warnings of the reading itself. */
type ReadEvent = {
  readonly folder: string
  readonly data: ContentData
  readonly sources: Sources
  readonly photos: Photos
  readonly advice: readonly Mistake[]
}

/**
 * Warns about facts that are probably wrong, and about promises that the site cannot keep. A warning does not stop the build.
 * @param now milliseconds since 1970
 * @returns a line per warning, which begins with its file and line
 */
export function warningsOn(
  { folder, data, sources, photos, advice }: ReadEvent,
  now: number,
): readonly string[] {
  const samples = new Set(
    Object.entries(sources).flatMap(([file, { annotations }]) =>
      annotations
        .filter(({ kind }) => kind === 'sample')
        .map(({ at }) => `${file}.${fieldName(at)}`),
    ),
  )
  const content: AdvisedContent = {
    ...data,
    folder,
    now,
    photos,
    isSample: (place) => samples.has(place),
  }
  const found = problemsIn(warnings, content).map(({ file, at, problem }) =>
    sources[file].mistake(at, problem),
  )
  return [...advice, ...found].map((mistake) => lineOf(folder, mistake))
}

type AdvisedContent = FolderContent & {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly photos: Photos
  /** Tells whether a value is annotated as a sample, by its place: "venues.venues.mall.latitude". */
  readonly isSample: (place: string) => boolean
}

const warnings = rulesFor({
  'event.updated': oldUpdate,
  'event.status': ({ is }, content) => is === 'cancelled' && noTextOnRefunds(content),
  'event.tickets.sale.*': ({ is, from }, { event }) =>
    from !== undefined &&
    saleStages[is].isLate &&
    (lastEditionProblem(is, from, event) ?? beforeNewDay(is, isoDay(from), 'from', event)),
  'event.tickets.prices.*': ({ name, until }, { event }) =>
    until !== undefined && beforeNewDay(name, until, 'until', event),
  'event.tickets.prices.*.until': (until, { event, now }) =>
    endOfDay(until, event.timeZone) <= now &&
    `este precio acabó el ${until} y ya no se ve: quítalo, o corrige el día.`,
  'event.notice.from': (from, { event }) =>
    (isoDay(from) < isoDay(event.start) || isoDay(from) > isoDay(event.end ?? event.start)) &&
    `el aviso empieza el ${isoDay(from)}, y el evento es el ${isoDay(event.start)}: mira si es ese día.`,
  'event.notice.until': (until, { event: { updated } }) =>
    isoDay(until) < isoDay(updated) &&
    `el aviso terminó el ${isoDay(until)}, antes del último cambio (${isoDay(updated)}), y ya no se ve: quítalo, o corrige el día.`,
  'event.askUntil': (day, { event }) =>
    (day > isoDay(event.start) || isLongBefore(day, event)) &&
    `el plazo acaba el ${day}, y el evento es el ${isoDay(event.start)}: si es el de la edición anterior, corrígelo.`,

  'programme.parts.*': shortWalk,
  'programme.parts.*.items.*': speakerInTwoPlaces,
  'programme.parts.*.items.*.room': otherSpelling,
  'programme.parts.*.items.*.talks.*': copiedTitle,

  'speakers.speakers.*': (speaker, content, [, , id = '']) =>
    samePerson(id, speaker, content) ?? longSpeakerTitle(speaker, content) ?? noTalk(id, content),
  'speakers.speakers.*.photoAlt': (_, { photos }, [, , id = '']) =>
    !photos.speakers[id] && noPhoto('speakers', id),
  'editions.editions.*': ({ id, photoAlt }, { photos }) =>
    photoAlt !== undefined && !photos.editions[id] && noPhoto('editions', id),
  'editions.editions.*.year': (year, { event }) =>
    year >= yearOf(event.start) &&
    `${year} no es de una edición anterior a la de ${yearOf(event.start)}: mira si está bien.`,

  'venues.venues.*.homeHours': closedDuringPart,

  'pages.pages.sponsorship': (_, { forms, copy }) =>
    noService(forms, 'la solicitud de patrocinio', copy.sponsorship.form.success),
  'pages.pages.contact': (_, { forms, copy }) =>
    noService(forms, 'el formulario de contacto', copy.contact.form.success),
  'pages.legalLinks.*.path': (path, { folder }) =>
    !isWritten(path, folder) &&
    `el pie lleva a «${path}», que no está y responde 404: copia su modelo de plantillas a «pages${path}.md», o quita el enlace.`,
})

/** Today's date in the event's time zone. */
function todayOf({ timeZone }: Event, now: number): string {
  return isoDay(new Date(now + zoneOffset(now, timeZone)).toISOString())
}

/** Warns if the event has changed but `updated` is old: calendars only take a change with a newer `updated`. */
function oldUpdate(updated: string, { event, now }: AdvisedContent): Problem {
  const { status, notice, tickets } = event
  const hasLateStage = tickets?.sale?.some(({ is, from }) => saleStages[is].isLate && !from)
  const changes = [
    { field: 'status', isMade: status !== undefined && status.is !== 'scheduled' },
    { field: 'notice', isMade: notice !== undefined },
    { field: 'sale', isMade: hasLateStage },
  ]
  const changed = changes.find(({ isMade }) => isMade)
  const isOver = now >= spanOfEvent(event).to
  if (!changed || isOver || isoDay(updated) >= todayOf(event, now)) return null
  return `pone ${isoDay(updated)}: si «${changed.field}» es de después, pon en «updated» el día de hoy, o ningún calendario se entera.`
}

/** "devolvemos el dinero", "reembolso" */
const refunds = /devol|devuel|reembols|reintegr|dinero/i

function noTextOnRefunds({ event, states, faq }: AdvisedContent): Problem {
  const isPaid = event.ticketUrl !== undefined && !event.tickets?.free
  if (!isPaid) return null
  const texts = [
    states.changes.cancelled.text,
    event.notice?.text ?? '',
    ...faq.questions.map(({ answer }) => answer),
  ]
  if (texts.some((text) => refunds.test(text))) return null
  return 'nada dice qué pasa con lo pagado: cuéntalo en «changes: { cancelled: { text: … } }», en states.yaml.'
}

/** Warns if the event is postponed to a new day, and another date that is still to come was not postponed with it. */
function beforeNewDay(what: string, day: string, field: string, event: Event): Problem {
  const { previousStart, start, updated } = event
  if (previousStart === undefined) return null
  const isToCome = day >= isoDay(updated)
  const isOld = day <= isoDay(previousStart)
  if (!isToCome || !isOld) return null
  return `«${what}» sigue el ${day}, y el evento se ha aplazado al ${isoDay(start)}: cambia su «${field}» si también se aplaza.`
}

/** Whether a date is more than four months before the event. It then usually remains from the last edition. */
const isLongBefore = (moment: string, { start }: Event) => {
  const days = (Date.parse(start) - Date.parse(moment)) / 86_400_000
  return days > 120
}

const lastEditionProblem = (is: string, moment: string, event: Event) =>
  isLongBefore(moment, event)
    ? `«${is}» es de ${isoDay(moment)}, y el evento, el ${isoDay(event.start)}: si es de la edición anterior, quítalo.`
    : null

/** Warns if the time between two parts is shorter than the walk between their venues. */
function shortWalk(part: PartData, content: AdvisedContent): Problem {
  const { programme, venues, event, isSample } = content
  const minuteOf = (time: string) => Date.parse(instantAt(event, time)) / 60_000
  // A sample latitude gives a wrong walk.
  const isPlaceKnown = (venue: string) => !isSample(`venues.venues.${venue}.latitude`)
  for (const before of programme.parts) {
    if (!isPlaceKnown(before.venue) || !isPlaceKnown(part.venue)) continue
    const gap = minuteOf(part.start) - minuteOf(before.end)
    const walk = walkBetween(lookUp(venues.venues, before.venue), lookUp(venues.venues, part.venue))
    if (walk && gap >= 0 && gap < walk.minutes) {
      return `empieza ${gap} minutos después de «${before.title}», y a pie son unos ${walk.minutes}: deja tiempo para llegar.`
    }
  }
  return null
}

const itemsOf = ({ programme }: ContentData) => programme.parts.flatMap((part) => part.items)

const talksOf = ({ talks = [] }: ItemData) => talks

const speakersOf = (item: ItemData) =>
  talksOf(item).flatMap(({ speaker = [], speakers = speaker }) => speakers)

/** Warns if a speaker has two items at the same time. It is no mistake: a workshop's other host may go on alone. */
function speakerInTwoPlaces(item: ItemData, content: AdvisedContent): Problem {
  const { event } = content
  const span = spanOfItem(item, event)
  const items = itemsOf(content)
  for (const other of items.slice(0, items.indexOf(item))) {
    const before = spanOfItem(other, event)
    const who = speakersOf(item).find((one) => speakersOf(other).includes(one))
    if (who && areAtOnce(before, span)) {
      return `«${who}» está a la vez en ${before.name} y en ${span.name}: si no puede, cambia las horas.`
    }
  }
  return null
}

/** The letters and digits of a name, to compare names: "Sala Norte" and "sala  norte" → "salanorte". */
const lettersOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

function otherSpelling(room: string, content: AdvisedContent, at: readonly string[]): Problem {
  const { venue } = content.programme.parts[Number(at[2])] as PartData
  const rooms = content.programme.parts
    .filter((part) => part.venue === venue)
    .flatMap((part) => part.items.flatMap((item) => item.room ?? []))
  const first = rooms.find((one) => lettersOf(one) === lettersOf(room)) ?? room
  if (first === room) return null
  return `«${room}» parece la misma sala que «${first}», más arriba: escríbela igual.`
}

/** Warns about a second talk with the same title. Titles such as "Por confirmar", of talks without a speaker, may repeat. */
function copiedTitle(
  talk: NonNullable<ItemData['talks']>[number],
  content: AdvisedContent,
): Problem {
  const talks = itemsOf(content).flatMap(talksOf)
  const first = talks.find((one) => one.talk === talk.talk) ?? talk
  const hasSpeaker = first.speaker ?? first.speakers
  if (first === talk || !hasSpeaker) return null
  return `«${talk.talk}» ya es el título de otra charla, más arriba: si no se repite, corrígelo.`
}

/** The letters of a name without the text in brackets: "Marta Ruiz (Cooperativa Sur)" → "martaruiz". */
const personOf = (name: string) => lettersOf(name.replace(/\([^)]*\)/g, ''))

function samePerson(id: string, { name }: Speaker, { speakers }: AdvisedContent): string | null {
  const all = Object.entries(speakers.speakers)
  const [first, other] = all.find(([, one]) => personOf(one.name) === personOf(name)) ?? []
  if (first === undefined || first === id) return null
  return other?.name === name
    ? `«${name}» es también el nombre de «${first}»: mira si sobra uno.`
    : `«${name}» parece la misma persona que «${first}» («${other?.name}»): mira si sobra una.`
}

function longSpeakerTitle({ name }: Speaker, { files }: AdvisedContent): string | null {
  const letters = lettersIn(fill(files.speakerPage.title, { persona: name }))
  if (letters <= longestTitle) return null
  return `el título de su página tiene ${letters} letras, y los buscadores cortan lo que pasa de ${longestTitle}: acorta el nombre, o «title» de «speakerPage», en files.yaml.`
}

/** Warns about a speaker without a talk, unless no talk has a speaker yet. */
function noTalk(id: string, content: AdvisedContent): string | null {
  const speaking = itemsOf(content).flatMap(speakersOf)
  if (speaking.length === 0 || speaking.includes(id)) return null
  return `«${id}» no da ninguna charla en programme.yaml: mira si falta, o si sobra.`
}

const noPhoto = (folder: keyof Photos, id: string) =>
  `dice lo que se ve en una foto que no está: ponla en «${folder}/${id}.jpg», o quita «photo».`

function closedDuringPart(
  hours: { readonly from: string; readonly to: string },
  { programme }: AdvisedContent,
  at: readonly string[],
): Problem {
  const part = programme.parts.find(
    ({ venue, start, end }) =>
      venue === at.at(-2) &&
      !isWithin(start, hours.from, hours.to) &&
      !isWithin(hours.from, start, end),
  )
  if (!part) return null
  return `«${part.title}» es de ${part.start} a ${part.end}, y la sede abre de ${hours.from} a ${hours.to}: cambia lo que esté mal.`
}

/** Whether a time lies in a span. If the span ends at an earlier hour than it begins, it ends on the next morning. */
const isWithin = (time: string, from: string, to: string) =>
  from < to ? from <= time && time < to : from <= time || time < to

/** Warns that a form sends nothing, although it tells visitors that their message was sent. */
const noService = ({ delivery = 'none' }: ContentData['forms'], what: string, success: string) =>
  delivery === 'none' &&
  `${what} dice «${success}» y no envía nada a nadie: pon «delivery» en forms.yaml, o quita la página.`
