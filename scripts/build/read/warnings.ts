import type {
  ContentData,
  ItemData,
  PartData,
  Speaker,
  StageData,
} from '../../../src/content/schema.ts'
import { lettersIn } from '../../../src/content/schema/formats.ts'
import { longestTitle } from '../../../src/content/schema/pages.ts'
import type { Event, SiteContent } from '../../../src/event/model.ts'
import { spanOfEvent } from '../../../src/event/hours.ts'
import { saleStages } from '../../../src/event/moment.ts'
import { walkBetween } from '../../../src/event/walk.ts'
import { dayMonth, isoDay, yearOf } from '../../../src/lib/dates.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import { fill } from '../../../src/lib/texts.ts'
import { endOfDay, instantAt, dayAt } from '../../../src/lib/zones.ts'
import { overlap, spanOfItem } from './checkTimes.ts'
import { leadsToPage } from './checks.ts'
import { formatMistake, type Mistake, type Problem, problemIf } from './mistakes.ts'
import type { Sources } from './readFolder.ts'
import { type FolderContent, idIn, problemsIn, rulesFor } from './rules.ts'
import { fieldName } from './yamlFile.ts'

type Photos = SiteContent['photos']

/** An event that was read (`readEvent`). `advice` holds the warnings from reading, such as warnings about pictographs. */
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
 * @returns a text for each warning, which begins with the file and line of the value
 */
export function warningsOn(
  { folder, data, sources, photos, advice }: ReadEvent,
  now: number,
): readonly string[] {
  const content: WarningContext = { ...data, folder, now, photos, samples: samplesIn(sources) }
  const found = problemsIn(warnings, content).map(({ file, at, problem }) =>
    sources[file].mistake(at, problem),
  )
  return [...advice, ...found].map((mistake) => formatMistake(folder, mistake))
}

/** The fields whose values are annotated as samples: "venues.venues.mall.latitude". */
function samplesIn(sources: Sources): ReadonlySet<string> {
  const fields = new Set<string>()
  for (const [file, { annotations }] of Object.entries(sources)) {
    for (const { kind, at } of annotations) {
      if (kind === 'sample') fields.add(`${file}.${fieldName(at)}`)
    }
  }
  return fields
}

/** The content, and the other values on which warnings depend. */
type WarningContext = FolderContent & {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly photos: Photos
  /** The fields whose values are annotated as samples: "venues.venues.mall.latitude". */
  readonly samples: ReadonlySet<string>
}

const warnings = rulesFor({
  'event.updated': oldUpdate,
  'event.status': ({ is }, content) => (is === 'cancelled' ? noTextOnRefunds(content) : null),
  'event.tickets.sale.*': oldLateStage,
  'event.tickets.prices.*': ({ name, until }, { event }) =>
    until === undefined ? null : notPostponed(name, until, 'until', event),
  'event.tickets.prices.*.until': (until, { event, now }) =>
    problemIf(
      endOfDay(until, event.timeZone) <= now,
      `este precio acabó el ${until} y ya no se ve: quítalo, o corrige el día.`,
    ),
  'event.notice.from': noticeOnOtherDay,
  'event.notice.until': (until, { event: { updated } }) =>
    problemIf(
      isoDay(until) < isoDay(updated),
      `el aviso terminó el ${isoDay(until)}, antes del último cambio (${isoDay(updated)}), y ya no se ve: quítalo, o corrige el día.`,
    ),
  'event.askUntil': deadlineOfOtherEdition,

  'faq.questions.*': ({ answer, answerAfter }, { event: { askUntil } }) =>
    problemIf(
      askUntil !== undefined && answer.includes(dayMonth(askUntil)) && answerAfter === undefined,
      'esta respuesta dice hasta cuándo se pide, y después del evento seguiría ahí: escribe también «answerAfter».',
    ),

  'programme.parts.*': shortWalk,
  'programme.parts.*.items.*': speakerInTwoPlaces,
  'programme.parts.*.items.*.room': otherSpelling,
  'programme.parts.*.items.*.talks.*': copiedTitle,

  'speakers.speakers.*': (speaker, content, at) =>
    samePerson(idIn(at), speaker, content) ??
    longSpeakerTitle(speaker, content) ??
    noTalk(idIn(at), content),
  'speakers.speakers.*.photoAlt': (_, { photos }, at) =>
    photos.speakers[idIn(at)] ? null : noPhoto('speakers', idIn(at)),
  'editions.editions.*': ({ id, photoAlt }, { photos }) =>
    photoAlt === undefined || photos.editions[id] ? null : noPhoto('editions', id),
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
  'pages.legalLinks.*.path': (path, content) =>
    problemIf(
      !leadsToPage(path, content),
      `el pie lleva a «${path}», que no está y responde 404: copia su modelo de plantillas a «pages${path}.md», o quita el enlace.`,
    ),
})

/**
 * Warns if the event has changed and `updated` is before today. Calendars take a change only if `updated` is newer than in
 * their copy.
 */
function oldUpdate(updated: string, { event, now }: WarningContext): Problem {
  const { status, notice, tickets } = event
  // The organiser may write a stage with `from` long before it begins, so only a late stage without `from` counts as a change.
  const hasLateStage = tickets?.sale?.some(({ is, from }) => saleStages[is].isLate && !from)
  const changes = [
    { field: 'status', isMade: status !== undefined && status.is !== 'scheduled' },
    { field: 'notice', isMade: notice !== undefined },
    { field: 'sale', isMade: hasLateStage },
  ]
  const change = changes.find(({ isMade }) => isMade)
  const isEventOver = now >= spanOfEvent(event).to
  const isUpToDate = isoDay(updated) >= dayAt(now, event.timeZone)
  if (!change || isEventOver || isUpToDate) return null
  return `pone ${isoDay(updated)}: si «${change.field}» es de después, pon en «updated» el día de hoy, o ningún calendario se entera.`
}

/**
 * Warns if a notice begins on another day than the event's. A notice with a beginning is usually for that day: "Llueve: la
 * fiesta pasa al centro comercial."
 */
function noticeOnOtherDay(from: string, { event }: WarningContext): Problem {
  const isBefore = isoDay(from) < isoDay(event.start)
  const isAfter = isoDay(from) > isoDay(event.end ?? event.start)
  return problemIf(
    isBefore || isAfter,
    `el aviso empieza el ${isoDay(from)}, y el evento es el ${isoDay(event.start)}: mira si es ese día.`,
  )
}

/** Warns if the last day to ask for something (`askUntil`) is after the event or long before it. */
function deadlineOfOtherEdition(lastDay: string, { event }: WarningContext): Problem {
  const isAfterEvent = lastDay > isoDay(event.start)
  return problemIf(
    isAfterEvent || isLongBefore(lastDay, event),
    `el plazo acaba el ${lastDay}, y el evento es el ${isoDay(event.start)}: si es el de la edición anterior, corrígelo.`,
  )
}

/** Words about refunds: "devolvemos el dinero", "reembolso". */
const refunds = /devol|devuel|reembols|reintegr|dinero/i

/** Warns if a cancelled event that has a ticket shop does not say whether people get their money back. */
function noTextOnRefunds({ event, states, faq }: WarningContext): Problem {
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

/**
 * Warns if the event is postponed to a new day, and another date was not postponed with it. A date that had passed at the last
 * change of the content (`updated`) is left out.
 * @param name the name of the price or stage that has the date
 * @param field the field of the date
 */
function notPostponed(name: string, date: string, field: string, event: Event): Problem {
  const { previousStart, start, updated } = event
  if (previousStart === undefined) return null
  const hadNotPassed = date >= isoDay(updated)
  const isUpToOldDay = date <= isoDay(previousStart)
  if (!hadNotPassed || !isUpToOldDay) return null
  return `«${name}» sigue el ${date}, y el evento se ha aplazado al ${isoDay(start)}: cambia su «${field}» si también se aplaza.`
}

/** A day in milliseconds. */
const day = 24 * 60 * 60 * 1000

/** Whether a date is more than 120 days before the event. Such a date is usually a date of the last edition. */
const isLongBefore = (date: string, { start }: Event): boolean =>
  Date.parse(start) - Date.parse(date) > 120 * day

/** Warns about a late stage of the sale, such as "sold-out", whose date is of the last edition or was not postponed. */
function oldLateStage({ is, from }: StageData, { event }: WarningContext): Problem {
  if (from === undefined || !saleStages[is].isLate) return null
  if (isLongBefore(from, event)) {
    return `«${is}» es de ${isoDay(from)}, y el evento, el ${isoDay(event.start)}: si es de la edición anterior, quítalo.`
  }
  return notPostponed(is, isoDay(from), 'from', event)
}

/** Warns if the time between two parts is shorter than the walk between their venues. */
function shortWalk(part: PartData, content: WarningContext): Problem {
  const { programme, venues, event, samples } = content
  const minuteOf = (time: string) => Date.parse(instantAt(event, time)) / 60_000
  // The distance to a venue whose latitude is a sample is not known.
  const isLocated = (venue: string) => !samples.has(`venues.venues.${venue}.latitude`)
  for (const other of programme.parts) {
    if (!isLocated(other.venue) || !isLocated(part.venue)) continue
    // The minutes from the end of the other part to the start of this one; negative if the other part ends later.
    const gap = minuteOf(part.start) - minuteOf(other.end)
    const walk = walkBetween(lookUp(venues.venues, other.venue), lookUp(venues.venues, part.venue))
    if (walk && gap >= 0 && gap < walk.minutes) {
      return `empieza ${gap} minutos después de «${other.title}», y a pie son unos ${walk.minutes}: deja tiempo para llegar.`
    }
  }
  return null
}

const itemsOf = ({ programme }: ContentData) => programme.parts.flatMap((part) => part.items)

const talksOf = ({ talks = [] }: ItemData) => talks

/** The identifiers of an item's speakers. A talk has one `speaker`, several `speakers`, or neither. */
const speakersOf = (item: ItemData): readonly string[] =>
  talksOf(item).flatMap(({ speaker, speakers }) => speakers ?? speaker ?? [])

/**
 * Warns if a speaker is in an earlier item of the file at the same time. Later items of the file are not compared, so that each
 * clash is reported once. A clash is no mistake, because the other host of a workshop may go on alone.
 */
function speakerInTwoPlaces(item: ItemData, content: WarningContext): Problem {
  const { event } = content
  const span = spanOfItem(item, event)
  const items = itemsOf(content)
  for (const earlier of items.slice(0, items.indexOf(item))) {
    const earlierSpan = spanOfItem(earlier, event)
    const sharedSpeaker = speakersOf(item).find((id) => speakersOf(earlier).includes(id))
    if (sharedSpeaker && overlap(earlierSpan, span)) {
      return `«${sharedSpeaker}» está a la vez en ${earlierSpan.name} y en ${span.name}: si no puede, cambia las horas.`
    }
  }
  return null
}

/** A name in a form for comparisons, with only letters and digits: "Salón Norte", "salon  norte" → "salonnorte". */
const lettersOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Warns if an earlier item of the file, at the venue of this one, spells the name of the room in another way. */
function otherSpelling(room: string, content: WarningContext, at: readonly string[]): Problem {
  // The path of a room: "programme", "parts", "0", "items" …
  const [_file, _parts, partIndex] = at
  const { venue } = content.programme.parts[Number(partIndex)] as PartData
  const rooms = content.programme.parts
    .filter((part) => part.venue === venue)
    .flatMap((part) => part.items.flatMap((item) => item.room ?? []))
  const firstSpelling = rooms.find((spelling) => lettersOf(spelling) === lettersOf(room)) ?? room
  if (firstSpelling === room) return null
  return `«${room}» parece la misma sala que «${firstSpelling}», más arriba: escríbela igual.`
}

/** Warns if an earlier talk has the title of this one. Talks without a speaker may share a title: "Por confirmar". */
function copiedTitle(
  talk: NonNullable<ItemData['talks']>[number],
  content: WarningContext,
): Problem {
  const talks = itemsOf(content).flatMap(talksOf)
  const { talk: title } = talk
  const firstWithTitle = talks.find((other) => other.talk === title) ?? talk
  const hasSpeaker = Boolean(firstWithTitle.speaker ?? firstWithTitle.speakers)
  if (firstWithTitle === talk || !hasSpeaker) return null
  return `«${title}» ya es el título de otra charla, más arriba: si no se repite, corrígelo.`
}

/** The name of a person in a form for comparisons, without the text in brackets: "Ana Ruiz (Cooperativa Sur)" → "anaruiz". */
const personOf = (name: string) => lettersOf(name.replace(/\([^)]*\)/g, ''))

/** Warns if an earlier speaker of the file is probably this person, because `personOf` gives the same text for both names. */
function samePerson(id: string, { name }: Speaker, { speakers }: WarningContext): Problem {
  const allSpeakers = Object.entries(speakers.speakers)
  // Without a match among earlier speakers, the search finds this speaker.
  const [firstId, first] =
    allSpeakers.find(([, speaker]) => personOf(speaker.name) === personOf(name)) ?? []
  if (firstId === undefined || firstId === id) return null
  if (first?.name === name) {
    return `«${name}» es también el nombre de «${firstId}»: mira si sobra uno.`
  }
  return `«${name}» parece la misma persona que «${firstId}» («${first?.name}»): mira si sobra una.`
}

/** Warns if search engines would cut the title of a speaker's page. */
function longSpeakerTitle({ name }: Speaker, { files }: WarningContext): Problem {
  const letters = lettersIn(fill(files.speakerPage.title, { persona: name }))
  if (letters <= longestTitle) return null
  return `el título de su página tiene ${letters} letras, y los buscadores cortan lo que pasa de ${longestTitle}: acorta el nombre, o «title» de «speakerPage», en files.yaml.`
}

/** Warns about a speaker without a talk, unless no talk has a speaker yet. */
function noTalk(id: string, content: WarningContext): Problem {
  const speakersWithTalk = itemsOf(content).flatMap(speakersOf)
  if (speakersWithTalk.length === 0 || speakersWithTalk.includes(id)) return null
  return `«${id}» no da ninguna charla en programme.yaml: mira si falta, o si sobra.`
}

/** The warning about the text alternative of a photo that is not there. */
const noPhoto = (folder: keyof Photos, id: string) =>
  `dice lo que se ve en una foto que no está: ponla en «${folder}/${id}.jpg», o quita «photoAlt».`

/**
 * Warns if a venue is closed during a whole part. If it is open for some of the time, there is no warning, because the hours of
 * venues are approximate.
 */
function closedDuringPart(
  hours: { readonly from: string; readonly to: string },
  { programme }: WarningContext,
  at: readonly string[],
): Problem {
  const partsHere = programme.parts.filter(({ venue }) => venue === idIn(at))
  const isClosedDuring = ({ start, end }: PartData) => {
    const beginsWhileOpen = isWithin(start, hours.from, hours.to)
    const opensDuringPart = isWithin(hours.from, start, end)
    return !beginsWhileOpen && !opensDuringPart
  }
  const part = partsHere.find(isClosedDuring)
  if (!part) return null
  return `«${part.title}» es de ${part.start} a ${part.end}, y la sede abre de ${hours.from} a ${hours.to}: cambia lo que esté mal.`
}

/** Whether a time lies between `from` and `to`. If `to` is not later than `from`, the span ends on the next morning. */
function isWithin(time: string, from: string, to: string): boolean {
  const endsNextMorning = to <= from
  if (endsNextMorning) return from <= time || time < to
  return from <= time && time < to
}

/**
 * Warns if a form sends nothing, although it tells visitors that their message was sent.
 * @param form "el formulario de contacto"
 * @param success the text that the form shows to visitors
 */
const noService = (
  { delivery = 'none' }: ContentData['forms'],
  form: string,
  success: string,
): Problem =>
  problemIf(
    delivery === 'none',
    `${form} dice «${success}» y no envía nada a nadie: pon «delivery» en forms.yaml, o quita la página.`,
  )
