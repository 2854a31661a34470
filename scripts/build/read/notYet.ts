import { hoursOf } from '../../../src/event/hours.ts'
import type { ContentData, ContentFile } from '../../../src/content/schema.ts'
import { formatMistake } from './mistakes.ts'
import type { Sources } from './readFolder.ts'

type ReadEvent = {
  readonly folder: string
  readonly data: ContentData
  readonly sources: Sources
}

/** A value, such as the e-mail address, that an event may not have yet. */
type OptionalValue = {
  readonly isThere: boolean
  /** The file and the field for the value. */
  readonly file: ContentFile
  readonly field: string
  /** Tells the organiser that the value is missing, and what the site shows with it. */
  readonly hint: string
}

const optionalValues = ({ event, venues, programme }: ContentData): readonly OptionalValue[] => [
  {
    isThere: hoursOf(event) !== undefined,
    file: 'event',
    field: 'start',
    hint: 'aún no dice las horas. Con la de comienzo aquí y la de cierre en «end», salen en la portada, el calendario y las vistas previas.',
  },
  {
    isThere: event.email !== undefined,
    file: 'event',
    field: 'email',
    hint: 'aún no hay correo. Con él, el pie dice a quién escribir, y puede haber páginas con formulario.',
  },
  {
    isThere: Object.keys(venues.venues).length > 0,
    file: 'venues',
    field: 'venues',
    hint: 'aún no hay ninguna sede. Con una salen «Dónde y cuándo», el mapa y cómo llegar.',
  },
  {
    isThere: programme.parts.length > 0,
    file: 'programme',
    field: 'parts',
    hint: 'aún no hay programa. Con él salen su página, su PDF y su calendario.',
  },
  {
    isThere: event.ticketUrl !== undefined || event.tickets !== undefined,
    file: 'event',
    field: 'tickets',
    hint: 'aún no se sabe nada de las entradas. Con «ticketUrl», o «tickets: { free: true }» si son gratis, salen su página y sus botones.',
  },
]

/** A line with a hint for each value that the event does not have yet. The line begins with the file and its line number. */
export const notYet = ({ folder, data, sources }: ReadEvent): readonly string[] =>
  optionalValues(data)
    .filter(({ isThere }) => !isThere)
    .map(({ file, field, hint }) => formatMistake(folder, sources[file].mistake([field], hint)))
