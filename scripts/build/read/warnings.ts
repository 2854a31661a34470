import type { ContentData, ItemData, PartData, Speaker } from '../../../src/content/schema.ts'
import { lettersIn } from '../../../src/content/schema/formats.ts'
import { longestTitle } from '../../../src/content/schema/pages.ts'
import type { Event, SiteContent } from '../../../src/event/model.ts'
import { saleStages } from '../../../src/event/moment.ts'
import { walkBetween } from '../../../src/event/walk.ts'
import { isoDay, yearOf } from '../../../src/lib/dates.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import { fill } from '../../../src/lib/texts.ts'
import { endOfDay, instantAt, zoneOffset } from '../../../src/lib/zones.ts'
import { areAtOnce, spanOfItem } from './checkTimes.ts'
import { isWritten } from './checks.ts'
import { lineOf, type Mistake, type Problem, problemIf } from './mistakes.ts'
import type { Sources } from './readFolder.ts'
import { type FolderContent, problemsIn, rulesFor } from './rules.ts'
import { fieldName } from './yamlFile.ts'

type Photos = SiteContent['photos']

/** An event that was read, with its photos and the warnings of reading it. */
type ReadEvent = {
  readonly folder: string
  readonly data: ContentData
  readonly sources: Sources
  readonly photos: Photos
  readonly advice: readonly Mistake[]
}

/**
 * Warns about facts that rarely fit together, and about promises that the site cannot keep. A warning stops nothing.
 * @param now milliseconds since 1970
 * @returns a text for each warning, with file and line
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
  const content: WarnedContent = {
    ...data,
    folder,
    now,
    photos,
    isSample: (path) => samples.has(path),
  }
  const onFacts = problemsIn(warnings, content).map(({ file, at, problem }) =>
    sources[file].mistake(at, problem),
  )
  return [...advice, ...onFacts].map((mistake) => lineOf(folder, mistake))
}

type WarnedContent = FolderContent & {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly photos: Photos
  /** Whether a value is annotated as a sample; its path is like "venues.venues.mall.latitude". */
  readonly isSample: (path: string) => boolean
}

const warnings = rulesFor({
  'event.updated': oldUpdate,
  'event.status': ({ is }, content) => (is === 'cancelled' ? noWordOnRefunds(content) : null),
  'event.tickets.sale.*': ({ is, from }, { event }) => {
    if (from === undefined || !saleStages[is].isLate) return null
    return ofLastEdition(is, from, event) ?? beforeNewDay(is, isoDay(from), 'from', event)
  },
  'event.tickets.prices.*': ({ name, until }, { event }) =>
    until === undefined ? null : beforeNewDay(name, until, 'until', event),
  'event.tickets.prices.*.until': (until, { event, now }) =>
    problemIf(
      endOfDay(until, event.timeZone) <= now,
      `este precio acabó el ${until} y ya no se ve: quítalo, o corrige el día.`,
    ),
  'event.notice.from': (from, { event }) =>
    problemIf(
      isoDay(from) < isoDay(event.start) || isoDay(from) > isoDay(event.end),
      `el aviso empieza el ${isoDay(from)}, y el evento es el ${isoDay(event.start)}: mira si es ese día.`,
    ),
  'event.notice.until': (until, { event: { updated } }) =>
    problemIf(
      isoDay(until) < isoDay(updated),
      `el aviso terminó el ${isoDay(until)}, antes del último cambio (${isoDay(updated)}), y ya no se ve: quítalo, o corrige el día.`,
    ),
  'event.askUntil': (day, { event }) =>
    problemIf(
      day > isoDay(event.start) || isLongBefore(day, event),
      `el plazo acaba el ${day}, y el evento es el ${isoDay(event.start)}: si es el de la edición anterior, corrígelo.`,
    ),

  'programme.parts.*': shortWalk,
  'programme.parts.*.items.*': speakerInTwoPlaces,
  'programme.parts.*.items.*.room': otherSpelling,
  'programme.parts.*.items.*.talks.*': copiedTitle,

  'speakers.speakers.*': (speaker, content, [, , id = '']) =>
    samePerson(id, speaker, content) ?? longSpeakerTitle(speaker, content) ?? noTalk(id, content),
  'speakers.speakers.*.photoAlt': (_, { photos }, [, , id = '']) =>
    problemIf(photos.speakers[id] === undefined, noPhoto('speakers', id)),
  'editions.editions.*': ({ id, photoAlt }, { photos }) =>
    problemIf(photoAlt !== undefined && photos.editions[id] === undefined, noPhoto('editions', id)),
  'editions.editions.*.year': (year, { event }) =>
    problemIf(
      year >= yearOf(event.start),
      `${year} no es de una edición anterior a la de ${yearOf(event.start)}: mira si está bien.`,
    ),

  'venues.venues.*.homeHours': closedDuringPart,

  'pages.pages.sponsorship': (_, { forms, copy }) =>
    noService(forms, 'la solicitud de patrocinio', copy.sponsorship.form.success),
  'pages.pages.contact': (_, { forms, copy }) =>
    noService(forms, 'el formulario de contacto', copy.contact.form.success),
  'pages.legalLinks.*.path': (path, { folder }) =>
    problemIf(
      !isWritten(path, folder),
      `el pie lleva a «${path}», que no está y responde 404: copia su modelo de plantillas a «pages${path}.md», o quita el enlace.`,
    ),
})

/** The present day in the event's time zone. */
function todayOf({ timeZone }: Event, now: number): string {
  return isoDay(new Date(now + zoneOffset(now, timeZone)).toISOString())
}

/** Warns if `updated` may be older than a change: calendars take only changes with a newer date. */
function oldUpdate(updated: string, { event, now }: WarnedContent): Problem {
  const { status, notice, tickets } = event
  const endsSale = tickets?.sale?.some(({ is, from }) => saleStages[is].isLate && !from)
  const changes = [
    { field: 'status', isThere: status !== undefined && status.is !== 'scheduled' },
    { field: 'notice', isThere: notice !== undefined },
    { field: 'sale', isThere: endsSale },
  ]
  const changed = changes.find(({ isThere }) => isThere)
  const isOver = now >= Date.parse(event.end)
  if (!changed || isOver || isoDay(updated) >= todayOf(event, now)) return null
  return `pone ${isoDay(updated)}: si «${changed.field}» es de después, pon en «updated» el día de hoy, o ningún calendario se entera.`
}

/** "devolvemos el dinero", "reembolso" */
const refunds = /devol|devuel|reembols|reintegr|dinero/i

function noWordOnRefunds({ event, states, faq }: WarnedContent): Problem {
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

/** Warns about a date that stays before the old day of an event that is postponed to a new one. */
function beforeNewDay(what: string, day: string, field: string, event: Event): Problem {
  const { previousStart, start, updated } = event
  if (previousStart === undefined) return null
  const isToCome = day >= isoDay(updated)
  const isOld = day <= isoDay(previousStart)
  if (!isToCome || !isOld) return null
  return `«${what}» sigue el ${day}, y el evento se ha aplazado al ${isoDay(start)}: cambia su «${field}» si también se aplaza.`
}

/** Whether a moment is more than four months before the event. Such a date is usually left from the last edition. */
const isLongBefore = (moment: string, { start }: Event) =>
  Date.parse(start) - Date.parse(moment) > 120 * 86_400_000

const ofLastEdition = (is: string, moment: string, event: Event) =>
  isLongBefore(moment, event)
    ? `«${is}» es de ${isoDay(moment)}, y el evento, el ${isoDay(event.start)}: si es de la edición anterior, quítalo.`
    : null

function shortWalk(part: PartData, content: WarnedContent): Problem {
  const { programme, venues, event, isSample } = content
  const minuteOf = (time: string) => Date.parse(instantAt(event, time)) / 60_000
  // The walk between invented places says nothing about the event.
  const isInvented = (venue: string) => isSample(`venues.venues.${venue}.latitude`)
  for (const before of programme.parts) {
    if (isInvented(before.venue) || isInvented(part.venue)) continue
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

/** A warning and no mistake: a workshop with two hosts goes on while one of them speaks elsewhere. */
function speakerInTwoPlaces(item: ItemData, content: WarnedContent): Problem {
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

/** A name without case, accents and signs: "Sala Norte" and "sala  norte" → "salanorte". */
const spoken = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

function otherSpelling(room: string, content: WarnedContent, at: readonly string[]): Problem {
  const { venue } = content.programme.parts[Number(at[2])] as PartData
  const rooms = content.programme.parts
    .filter((part) => part.venue === venue)
    .flatMap((part) => part.items.flatMap((item) => item.room ?? []))
  const first = rooms.find((one) => spoken(one) === spoken(room)) ?? room
  if (first === room) return null
  return `«${room}» parece la misma sala que «${first}», más arriba: escríbela igual.`
}

/** Warns about a title that was copied with its entry. Talks without speakers may share a provisional title. */
function copiedTitle(
  talk: NonNullable<ItemData['talks']>[number],
  content: WarnedContent,
): Problem {
  const talks = itemsOf(content).flatMap(talksOf)
  const first = talks.find((one) => one.talk === talk.talk) ?? talk
  const hasSpeaker = first.speaker ?? first.speakers
  if (first === talk || !hasSpeaker) return null
  return `«${talk.talk}» ya es el título de otra charla, más arriba: si no se repite, corrígelo.`
}

/** A name without its brackets: "Marta Ruiz (Cooperativa Sur)" → "Marta Ruiz". */
const withoutBrackets = (name: string) => name.replace(/\([^)]*\)/g, '')

function samePerson(id: string, { name }: Speaker, { speakers }: WarnedContent): Problem {
  const person = spoken(withoutBrackets(name))
  const all = Object.entries(speakers.speakers)
  const [first, other] = all.find(([, one]) => spoken(withoutBrackets(one.name)) === person) ?? []
  if (first === undefined || first === id) return null
  return other?.name === name
    ? `«${name}» es también el nombre de «${first}»: mira si sobra uno.`
    : `«${name}» parece la misma persona que «${first}» («${other?.name}»): mira si sobra una.`
}

function longSpeakerTitle({ name }: Speaker, { files }: WarnedContent): Problem {
  const letters = lettersIn(fill(files.speakerPage.title, { persona: name }))
  if (letters <= longestTitle) return null
  return `el título de su página tiene ${letters} letras, y los buscadores cortan lo que pasa de ${longestTitle}: acorta el nombre, o «title» de «speakerPage», en files.yaml.`
}

/** Warns about a speaker without a talk, once any speaker has one: speakers are often announced before the programme. */
function noTalk(id: string, content: WarnedContent): Problem {
  const speaking = itemsOf(content).flatMap(speakersOf)
  if (speaking.length === 0 || speaking.includes(id)) return null
  return `«${id}» no da ninguna charla en programme.yaml: mira si falta, o si sobra.`
}

const noPhoto = (folder: keyof Photos, id: string) =>
  `dice lo que se ve en una foto que no está: ponla en «${folder}/${id}.jpg», o quita «photo».`

function closedDuringPart(
  hours: { readonly from: string; readonly to: string },
  { programme }: WarnedContent,
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

/** Whether a time lies in a span, which may reach into the next morning. */
const isWithin = (time: string, from: string, to: string) =>
  from < to ? from <= time && time < to : from <= time || time < to

/** Warns about a form without a service: it says that the message is sent, and sends nothing. */
const noService = ({ delivery = 'none' }: ContentData['forms'], what: string, success: string) =>
  problemIf(
    delivery === 'none',
    `${what} dice «${success}» y no envía nada a nadie: pon «delivery» en forms.yaml, o quita la página.`,
  )
