import { capitalise, uncapitalise } from '../lib/texts.ts'
import { fromTo, numeral, listed, kindsOfStreet } from '../lib/locale.ts'
import { calendarDay, dayDate, dayMonth, isoDay, longDate, yearOf } from '../lib/dates.ts'
import { shownPhone } from '../lib/phone.ts'
import { hoursOf } from './hours.ts'
import { type Walk, walkBetween } from './walk.ts'
import type { ContentData, EventData, VenueData } from '../content/schema.ts'

/**
 * The facts that texts of src/content may name in braces: "{evento}". Every event has the facts of `eventFacts`.
 * src/content/guia/datos-entre-llaves.md lists all facts.
 */
export type Facts = Readonly<Record<string, string>> & Readonly<ReturnType<typeof eventFacts>>

/** "Encuentro Startup Sevilla 2025" */
export function eventName(event: Pick<EventData, 'name' | 'start'>): string {
  return `${event.name} ${yearOf(event.start)}`
}

/** "Calle Sierpes, 1, 41004 Sevilla" */
export function addressLine(venue: VenueData, event: Pick<EventData, 'city'>): string {
  return `${venue.street}, ${venue.postalCode} ${event.city}`
}

/** The facts about the walk from the first venue to the second. */
export const walkFacts = ({ metres, minutes }: Walk) => ({
  paseoMinutos: String(minutes),
  paseoKilometros: (metres / 1000).toFixed(1).replace('.', ','),
})

/** All facts of an event. The keys are the names that texts use for them. */
export function factsOf(data: ContentData): Facts {
  const { event } = data
  const { venues } = data.venues
  const [first, second] = Object.values(venues)
  const walk = first && second && walkBetween(first, second)
  return {
    ...eventFacts(data),
    ...hourFacts(data),
    ...(event.email && { correo: event.email }),
    ...(event.replyHours && { horasRespuesta: String(event.replyHours) }),
    ...(event.organizer && { organizador: event.organizer }),
    ...(event.phone && { telefono: shownPhone(event.phone) }),
    ...(event.askUntil && { pedirHasta: dayMonth(event.askUntil) }),
    ponentes: numeral(Object.keys(data.speakers.speakers).length),
    // The gallery may have several entries for the edition of one year.
    ediciones: numeral(new Set(data.editions.editions.map(({ year }) => year)).size, 'feminine'),
    ventajas: numeral(data.perks.perks.length, 'feminine'),
    ...Object.fromEntries(Object.entries(venues).flatMap(([id, venue]) => factsOfVenue(id, venue))),
    ...Object.fromEntries(
      data.programme.parts.flatMap(({ id, start, end }) => [
        [`partes.${id}.inicio`, start],
        [`partes.${id}.fin`, end],
      ]),
    ),
    ...(first && factsOfAllVenues(Object.values(venues))),
    ...(walk && walkFacts(walk)),
  }
}

/** The facts that every event has. */
function eventFacts({ event }: ContentData) {
  const { start } = event
  const { day, month, weekday } = calendarDay(start)
  const hours = hoursOf(event)
  const date = longDate(start)
  return {
    evento: eventName(event),
    nombre: event.name,
    ciudad: event.city,
    anio: String(yearOf(start)),
    fechaIso: isoDay(start),
    fechaLarga: capitalise(date),
    cuando: hours ? `${date}, ${fromTo(hours.opens, hours.closes)}` : date,
    diaSemana: weekday,
    diaNumero: String(day),
    mes: month,
    dia: dayDate(start),
    diaMes: dayMonth(start),
    // Texts that name the ticket platform name the event if there is no platform.
    plataforma: event.ticketPlatform ?? event.name,
  }
}

/** The facts about the hours; empty if event.yaml has no hours yet. */
function hourFacts({ event }: ContentData): Readonly<Record<string, string>> {
  const hours = hoursOf(event)
  return hours ? { inicio: hours.opens, fin: hours.closes } : {}
}

/** The facts that an event may lack, each with the field of event.yaml that it comes from, as messages name the field. */
export const fieldsOfFacts: ReadonlyMap<string, string> = new Map([
  ['inicio', 'la hora de «start»'],
  ['fin', '«end»'],
  ['correo', '«email»'],
  ['horasRespuesta', '«replyHours»'],
  ['organizador', '«organizer»'],
  ['telefono', '«phone»'],
  ['pedirHasta', '«askUntil»'],
])

/** The names of the facts about all venues. */
export const namesOfVenueFacts = ['sedes', 'lugares', 'direcciones'] as const

/**
 * The facts about all venues.
 * @param venues at least one
 */
const factsOfAllVenues = (
  venues: readonly VenueData[],
): Readonly<Record<(typeof namesOfVenueFacts)[number], string>> => ({
  sedes: numeral(venues.length, 'feminine'),
  lugares: listed(venues.map(({ name }) => name)),
  direcciones: venues.map(({ name, street }) => `${name}, ${street}`).join(' · '),
})

/** The facts about one venue, as entries: `['sedes.parque.nombre', 'Parque']`. */
function factsOfVenue(id: string, venue: VenueData) {
  const { name, street, inSentence, homeHours, transit } = venue
  return Object.entries({
    nombre: name,
    enFrase: inSentence,
    direccion: street,
    // In a sentence the street type has no capital: "calle Mayor, 1".
    calle: street.replace(kindsOfStreet, uncapitalise),
    abre: homeHours.from,
    cierra: homeHours.to,
    ...(transit && { transporte: transit }),
  }).map(([fact, value]) => [`sedes.${id}.${fact}`, value])
}
