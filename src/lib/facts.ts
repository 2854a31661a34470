import type { Event } from '../content/event.ts'
import type { ProgrammePart } from '../content/programme.ts'
import type { Venue } from '../content/venues.ts'
import { dayDate, dayMonth, isoDay, longDate, timeOf, yearOf } from './dates.ts'
import { capitalise } from './fill.ts'
import { inWords } from './numberWords.ts'
import { walkBetween } from './walk.ts'

/** "Encuentro Startup Sevilla 2025" */
export function eventName(event: Pick<Event, 'name' | 'start'>): string {
  return `${event.name} ${yearOf(event.start)}`
}

/**
 * "Calle, número, código postal ciudad".
 * @param space between postal code and city, which stay on one line unless told otherwise
 */
export function addressLine(venue: Venue, event: Pick<Event, 'city'>, space = '\u00a0'): string {
  return `${venue.street}, ${venue.postalCode}${space}${event.city}`
}

/** 2700 → "2,7" */
function kilometres(metres: number): string {
  return (metres / 1000).toFixed(1).replace('.', ',')
}

type Sources = {
  readonly event: Event
  readonly venues: { readonly mall: Venue; readonly park: Venue }
  readonly programme: { readonly morning: ProgrammePart }
  readonly speakers: object
  readonly questions: readonly unknown[]
  readonly editions: readonly { readonly year: number }[]
}

/** The facts that texts of src/content may name in braces, each written as it reads inside a sentence. */
export function factsOf({ event, venues, programme, speakers, questions, editions }: Sources) {
  const walk = walkBetween(venues.mall, venues.park)
  return {
    evento: eventName(event),
    nombre: event.name,
    ciudad: event.city,
    anio: String(yearOf(event.start)),
    fechaIso: isoDay(event.start),
    fechaLarga: capitalise(longDate(event.start)),
    dia: dayDate(event.start),
    diaMes: dayMonth(event.start),
    inicio: timeOf(event.start),
    fin: timeOf(event.end),
    puertas: venues.mall.homeHours.from,
    inicioCharlas: programme.morning.start,
    finCharlas: programme.morning.end,
    correo: event.email,
    plataforma: event.ticketPlatform,
    horasRespuesta: String(event.replyHours),
    ponentes: inWords(Object.keys(speakers).length),
    preguntas: inWords(questions.length),
    ediciones: inWords(new Set(editions.map(({ year }) => year)).size),
    centroComercial: venues.mall.name,
    direccionCentroComercial: venues.mall.street,
    parque: venues.park.name,
    direccionParque: venues.park.street,
    paseoMinutos: String(walk.minutes),
    paseoKilometros: kilometres(walk.metres),
  } as const
}

export type Facts = ReturnType<typeof factsOf>
