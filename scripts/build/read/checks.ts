import { existsSync } from 'node:fs'
import type { StageData, VenueData } from '../../../src/content/schema.ts'
import { webAddress } from '../../../src/content/schema/formats.ts'
import { spanOfEvent } from '../../../src/event/hours.ts'
import { linkTargets } from '../../../src/event/links.ts'
import { runsOf, type TextLink } from '../../../src/lib/runs.ts'
import { abandonedVenue, onNewDay } from '../../../src/event/newDay.ts'
import { isoDay, yearOf } from '../../../src/lib/dates.ts'
import { latestEnd } from '../../../src/lib/zones.ts'
import { distanceBetween } from '../../../src/event/walk.ts'
import {
  firstProblem,
  type Problem,
  problemIf,
  shown,
  suggestion,
  unknownIdProblem,
} from './mistakes.ts'
import { type FolderContent as Content, idIn, rulesFor } from './rules.ts'
import type { Event } from '../../../src/event/model.ts'

/**
 * Rules that the schema of a single field cannot express. Some compare files, such as "the speaker of each talk exists". Some
 * are about the world, such as "the postal code is in the time zone". The rules about times are in checkTimes.ts.
 */
export const rules = rulesFor({
  'event.name': yearInName,
  'event.timeZone': wrongTimeZone,
  'event.status': wrongMove,
  'event.notice': ({ from, until }) =>
    problemIf(isUpTo(until, from), `el aviso termina (${until}) sin haber empezado (${from}).`),
  'event.tickets': ({ free }, { event }) => (free ? wrongFreeEvent(event) : null),
  'event.tickets.sale.*': wrongStage,
  'event.tickets.prices.*.until': (until, { event }) =>
    problemIf(
      until > isoDay(onNewDay(event).start),
      `este precio acaba (${until}) después del evento.`,
    ),

  'programme.parts.*.venue': wrongVenueOfPart,
  'programme.parts.*.items.*.talks.*': ({ speaker, speakers }) =>
    problemIf(
      Boolean(speaker && speakers),
      '«speaker» es para una persona y «speakers», para varias: deja uno de los dos.',
    ),
  'programme.parts.*.items.*.talks.*.speaker': unknownSpeaker,
  'programme.parts.*.items.*.talks.*.speakers': repeatedSpeaker,
  'programme.parts.*.items.*.talks.*.speakers.*': unknownSpeaker,

  'venues.venues.*': (venue, content, at) =>
    unusedVenue(idIn(at), content) ?? farVenue(idIn(at), venue, content),
  'venues.venues.*.access': (_, { event }) =>
    problemIf(
      event.email === undefined,
      'quien necesite algo no tiene a quién preguntar: pon «email» en event.yaml.',
    ),
  'venues.venues.*.homeHours': wrongHomeHours,

  'faq.questions': (questions, { pages }) =>
    problemIf(
      pages.pages.faq !== undefined && questions.length === 0,
      'falta alguna pregunta: si no las hay, quita «faq» de «pages» y del menú (pages.yaml).',
    ),
  'faq.questions.*.answer': wrongLink,
  'faq.questions.*.answerAfter': wrongLink,
  'states.changes.*.text': wrongLink,
  'states.sale.*.text': wrongLink,
  'states.sale.*.closing': wrongLink,
  'states.free.*.text': wrongLink,
  'states.free.*.closing': wrongLink,

  'pages.pages': ({ tickets: ticketsPage }, { event }) =>
    problemIf(
      !ticketsPage && hasTicketUrlOrPrices(event),
      'la página «tickets» solo puede faltar si aún no se sabe nada de las entradas, o si nadie se apunta: sin «ticketUrl» ni «prices» en event.yaml.',
    ),
  'pages.pages.programme': (_, { programme }) =>
    problemIf(
      programme.parts.length === 0,
      'falta alguna parte en programme.yaml: si aún no hay programa, quita «programme» de «pages» y del menú.',
    ),
  'pages.pages.tickets': (_, { event: { ticketUrl, tickets } }) =>
    problemIf(
      !ticketUrl && !tickets?.free && !tickets?.sale,
      'nada dice cómo son las entradas: pon en event.yaml «ticketUrl» y «ticketPlatform», «tickets: { free: true }» si es gratis, o «tickets: { sale: [{ is: soon }] }» si aún no se sabe; o quita «tickets» de «pages» y del menú.',
    ),
  'pages.pages.contact': formWithoutReader,
  'pages.pages.sponsorship': formWithoutReader,
  'pages.navigation.*': wrongMenuLink,
  'pages.navigation.*.page': (id, { pages }) =>
    problemIf(
      !pages.pages[id],
      `la página «${id}» no está en «pages»: quita este enlace, o escríbela.`,
    ),

  // Forms that send data must say who receives it, why, and where to read more (GDPR, article 13).
  'forms.delivery': (_, { forms }) =>
    problemIf(
      areFormsSent(forms) && !forms.dataProtection,
      'los formularios envían datos sin decir de quién son: falta «dataProtection», con «controller» (quién responde de ellos), «purpose» (para qué) y «page» (la ruta de la página de privacidad).',
    ),
  'forms.dataProtection.page': wrongPrivacyPage,
})

/** Whether an instant is before a limit or equal to it. False if the instant or the limit is missing. */
const isUpTo = (instant: string | undefined, limit: string | undefined): boolean =>
  instant !== undefined && limit !== undefined && Date.parse(instant) <= Date.parse(limit)

/** Whether a path leads to a page of pages.yaml or to a text page. */
export const leadsToPage = (path: string, { pages, folder }: Pick<Content, 'pages' | 'folder'>) =>
  Object.values(pages.pages).some((page) => page?.path === path) || hasTextPageFile(path, folder)

/** Whether the folder has the file of a text page with this path. */
const hasTextPageFile = (path: string, folder: string): boolean =>
  existsSync(`${folder}/pages${path}.md`)

/** Whether forms are sent to a service: `delivery` in forms.yaml is the service's address instead of "none". */
const areFormsSent = ({ delivery = 'none' }: Content['forms']): boolean => delivery !== 'none'

/**
 * Checks that a form reaches somebody: it is sent to a service, or visitors can write to the event's e-mail address instead.
 */
function formWithoutReader(_: unknown, { event, forms }: Content): Problem {
  return problemIf(
    !areFormsSent(forms) && event.email === undefined,
    'tiene un formulario, y no hay a quién escribir: pon «email» en event.yaml, o «delivery» en forms.yaml; o quita la página y su enlace del menú.',
  )
}

const hasTicketUrlOrPrices = ({ ticketUrl, tickets }: Event): boolean =>
  Boolean(ticketUrl ?? tickets?.prices)

/** Checks that a link of the menu leads either to a page or to a text page, and that the text page exists. */
function wrongMenuLink(
  { page, path }: Content['pages']['navigation'][number],
  { folder }: Content,
): Problem {
  const hasExactlyOneTarget = Boolean(page) !== Boolean(path)
  if (!hasExactlyOneTarget) {
    return 'un enlace lleva a «page» o, si es una página de texto, a «path».'
  }
  // Another rule, `pages.navigation.*.page`, checks that the page of a link exists.
  if (!path || hasTextPageFile(path, folder)) return null
  return `la página ${shown(path)} no existe: escríbela en «pages${path}.md».`
}

/** Checks that a venue opens before it closes. A venue may close after midnight. */
function wrongHomeHours({ from, to }: NonNullable<VenueData['homeHours']>): Problem {
  const closesAtNight = to < from && to <= latestEnd
  return problemIf(
    to <= from && !closesAtNight,
    `la sede cierra (${to}) sin haber abierto (${from}). De madrugada vale hasta las ${latestEnd}.`,
  )
}

/** Four digits at the end of a name, and no digit before them: "Encuentro 2026". */
const finalYear = /(?<!\d)\d{4}$/

/** Checks that the name does not end in the year of the event, which the site adds. */
function yearInName(name: string, { event }: Content): Problem {
  const [digits] = finalYear.exec(name) ?? []
  if (digits === undefined) return null
  const year = Number(digits)
  // A year far from the event belongs to the name: "Agenda 2030".
  const isNearEvent = Math.abs(year - yearOf(event.start)) <= 1
  return problemIf(
    isNearEvent,
    `va el nombre sin el año (${year}), que sale de «start» y se pone detrás.`,
  )
}

/** The time zone of a venue, by its postal code. The codes of the Canary Islands begin with 35 or 38. */
const zoneOf = ({ postalCode }: VenueData): Event['timeZone'] =>
  /^3[58]/.test(postalCode) ? 'Atlantic/Canary' : 'Europe/Madrid'

/** Checks that every venue is in the time zone of the event. */
function wrongTimeZone(timeZone: Event['timeZone'], { venues: { venues } }: Content): Problem {
  const other = Object.values(venues).find((venue) => zoneOf(venue) !== timeZone)
  if (!other) return null
  return `«${other.name}» (${other.postalCode}) tiene otra hora: pon «timeZone: ${zoneOf(other)}», o corrige su código postal (venues.yaml).`
}

/** Checks that a venue exists. */
const unknownVenue = (id: string, { venues: { venues } }: Content) =>
  unknownIdProblem('ninguna sede', id, 'venues', venues)

/** Checks the old and the new venue of an event that moves: `from` and `to`. A postponed event may move, too. */
function wrongMove({ is, from, to }: NonNullable<Event['status']>, content: Content): Problem {
  const namesVenue = from !== undefined || to !== undefined
  const mayMove = is === 'moved' || is === 'postponed'
  if (namesVenue && !mayMove) return 'solo «is: moved» y «is: postponed» llevan «from» y «to».'
  const moves = is === 'moved' || namesVenue
  if (!moves) return null
  if (!from || !to) return `falta la sede: «is: ${is}» que cambia de sede lleva «from» y «to».`
  const unknownFrom = unknownVenue(from, content)
  if (unknownFrom) return unknownFrom
  const unknownTo = unknownVenue(to, content)
  if (unknownTo) return `${unknownTo} Si es nueva, escríbela antes en venues.yaml.`
  return problemIf(from === to, `«${to}» es la sede que ya tenía.`)
}

/** Checks that a free event sells nothing. Without `ticketUrl` nobody signs up, so the only possible stage is "closed". */
function wrongFreeEvent({ tickets, ticketUrl }: Event): Problem {
  if (tickets?.prices) return 'un evento gratuito («free») no vende entradas: quita «prices».'
  if (tickets?.frame) return 'un evento gratuito («free») no vende entradas: quita «frame».'
  const otherStage = tickets?.sale?.find(({ is }) => is !== 'closed')
  if (ticketUrl || !otherStage) return null
  return `sin «ticketUrl» nadie se apunta: quita «is: ${otherStage.is}» de «sale».`
}

/**
 * Checks a stage of the sale:
 * - after "soon" comes "open", unless "soon" is the only stage and has no `from`;
 * - only the first stage may have no `from`;
 * - stages are in chronological order;
 * - only a "closed" stage may begin after the event.
 */
function wrongStage({ is, from }: StageData, { event }: Content, path: readonly string[]): Problem {
  const eventOnNewDay = onNewDay(event)
  const { start, end } = eventOnNewDay
  const { to: eventEnd } = spanOfEvent(eventOnNewDay)
  // The path of a stage ends in its position in the list: "event", "tickets", "sale", "0".
  const position = Number(path.at(-1))
  const sale = event.tickets?.sale ?? []
  const stageBefore = sale[position - 1]
  const stageAfter = sale[position + 1]
  const isOnlyAndUndated = sale.length === 1 && from === undefined
  const beginsAfterEvent = from !== undefined && Date.parse(from) >= eventEnd
  return firstProblem(
    {
      fails: is === 'soon' && stageAfter?.is !== 'open' && !isOnlyAndUndated,
      says: 'detrás de «soon» va «open» con su «from», que es cuando se abre la venta; si aún no se sabe, «soon» va solo y sin «from».',
    },
    {
      fails: from === undefined && position > 0,
      says: `falta «from», desde cuándo vale «${is}»: solo la primera puede no decirlo.`,
    },
    {
      fails: isUpTo(from, stageBefore?.from),
      says: `«${is}» empieza (${from}) antes que lo anterior: ponlas en orden.`,
    },
    {
      fails: is !== 'closed' && beginsAfterEvent,
      says: `«${is}» empieza (${from}) cuando el evento ya ha terminado (${end ?? start}).`,
    },
  )
}

/** Checks that the venue of a part exists, and that the event has not left it. */
function wrongVenueOfPart(venue: string, content: Content): Problem {
  const { to: newVenue = '' } = content.event.status ?? {}
  const isAbandoned = venue === abandonedVenue(content.event)
  // The message below names the new venue. If the new venue is unknown, that message would confuse, and `wrongMove` reports it.
  const isNewVenueKnown = newVenue in content.venues.venues
  if (!isAbandoned || !isNewVenueKnown) return unknownVenue(venue, content)
  return `el evento ya no está en «${venue}» (status, en event.yaml): pon «venue: ${newVenue}», y mira las horas.`
}

/** Checks that the speaker of a talk exists. */
function unknownSpeaker(id: string, { speakers: { speakers } }: Content): Problem {
  const problem = unknownIdProblem('ningún ponente', id, 'speakers', speakers)
  if (!problem) return null
  const namesSeveral = id.includes(',')
  if (namesSeveral) return `varias personas van en una lista: «speakers: [${id}]».`
  return `${problem} Si aún no se anuncia, quita de esta línea «speaker: …», y deja su «- » delante de lo que sigue.`
}

/** Checks that a talk names no speaker twice. */
function repeatedSpeaker(ids: readonly string[]): Problem {
  const repeated = ids.find((id, i) => ids.indexOf(id) < i)
  if (repeated === undefined) return null
  return `${shown(repeated)} está dos veces: deja una.`
}

/**
 * Checks that some part of the programme is at a venue. An event without a programme, and a venue that it has left, need none.
 */
function unusedVenue(id: string, { venues, programme, event }: Content): Problem {
  const usedVenues = programme.parts.map((part) => part.venue)
  if (usedVenues.length === 0 || id === abandonedVenue(event)) return null
  // A part whose venue is unknown, because of a typing error, may mean this venue. `wrongVenueOfPart` reports the part.
  const areAllKnown = usedVenues.every((venue) => venue in venues.venues)
  if (!areAllKnown || usedVenues.includes(id)) return null
  return `ninguna parte del programa es en «${id}»: quita la sede, o di en «venue» qué parte es allí.`
}

/** The largest distance between two venues. They are in one city, so a larger one is usually a typing error in a coordinate. */
const maxKilometres = 30

/**
 * Checks the distance of a venue from the first venue. A venue that the event has left is not checked, and does not count as
 * the first one.
 */
function farVenue(id: string, venue: VenueData, { venues, event }: Content): Problem {
  const abandoned = abandonedVenue(event)
  if (id === abandoned) return null
  // The search always finds a venue: this venue itself, if no other one comes before it.
  const [, firstVenue] = Object.entries(venues.venues).find(([other]) => other !== abandoned)!
  const kilometres = Math.round(distanceBetween(firstVenue, venue) / 1000)
  if (kilometres <= maxKilometres) return null
  return `está a ${kilometres} km de «${firstVenue.name}»: las sedes son de una ciudad, a ${maxKilometres} km como mucho.`
}

/**
 * A piece of text that looks like a link, but is none for `runsOf`. After "[" and the label it has one of two forms:
 * - "(" at once or after "]": "[a](b", "[a](/b)", "[a(b)";
 * - "]", white space, and a target in parentheses: "[a] (b)".
 *
 * The last part, up to ")", completes the piece that the message shows.
 */
const halfLink = /\[[^[\]]*(?:\]?\(|\]\s+\([\w/-]+\))[^)]*\)?/

/** The beginning of a link's address without "https:": "(http://a.example)", "(www.a.example)". */
const insecureAddress = /\((?:http:|www\.)/

/** Checks the links of a text. */
function wrongLink(text: string, content: Content): Problem {
  for (const piece of runsOf(text)) {
    const problem = typeof piece === 'string' ? unfinishedLink(piece) : deadLink(piece, content)
    if (problem) return problem
  }
  return null
}

/** Checks that a text without links has nothing that looks like one. */
function unfinishedLink(text: string): Problem {
  const [half] = halfLink.exec(text) ?? []
  if (!half) return null
  return insecureAddress.test(half)
    ? `el enlace ${shown(half)} va con «https://».`
    : `el enlace ${shown(half)} está a medias: se escribe «[texto](programme)», sin espacios, rutas ni paréntesis en la dirección.`
}

/** Checks that a link leads to an https address, or to a name that the event has (`linkTargets`). */
function deadLink({ label, target }: TextLink, { pages, venues, event }: Content): Problem {
  const abandoned = abandonedVenue(event)
  const beginning = `el enlace «${label}» va a «${target}»`
  if (target === abandoned) {
    return `${beginning}, donde el evento ya no está (status, en event.yaml): escríbelo de nuevo.`
  }
  if (target === 'mail' && event.email === undefined) {
    return `${beginning}, y event.yaml no tiene «email».`
  }
  const targets = linkTargets({ pages: pages.pages, venues: venues.venues, event })
  const knownNames = Object.keys(targets).filter((name) => name !== abandoned)
  const leadsSomewhere = knownNames.includes(target) || webAddress.safeParse(target).success
  return leadsSomewhere ? null : `${beginning}, que no existe.${suggestion(target, knownNames)}`
}

/** Checks that the page about data protection is linked in the footer and, if forms are sent, that it exists. */
function wrongPrivacyPage(page: string, { forms, pages, folder }: Content): Problem {
  const paths = pages.legalLinks.map(({ path }) => path)
  return firstProblem(
    {
      fails: !paths.includes(page),
      says: `${shown(page)} no está en «legalLinks» (pages.yaml).${suggestion(page, paths)}`,
    },
    {
      fails: areFormsSent(forms) && !hasTextPageFile(page, folder),
      says: `la página ${shown(page)} no existe: copia plantillas/privacidad.md a «pages${page}.md» y rellénala.`,
    },
  )
}
