import type { Group } from './table.ts'

const hour = 'Hora'
const moment = 'Momento o día'
const order = 'Orden del programa'

/** Moments, days and hours, and how they follow each other. */
export const timeMistakes: readonly Group[] = [
  {
    kind: hour,
    file: 'programme.yaml',
    rows: [
      ...['9:30', '24:00', '25:00', '11:60', 'a las diez', '11.30 h', '11:30:00', '"11:30 "'].map(
        (wrong) =>
          ['start: 11:30', `start: ${wrong}`, 'parts[0].items[1].start', 'como «09:30»'] as const,
      ),
      ['start: 11:30', 'start: 11.30', 'parts[0].items[1].start', 'sin comillas'],
      ['start: 11:30', 'start: 1130', 'parts[0].items[1].start', 'sin comillas'],
    ],
  },
  {
    kind: hour,
    file: 'venues.yaml',
    rows: [
      ['to: 14:00', 'to: 2 pm', 'venues.mall.homeHours.to', 'como «09:30»'],
      ['to: 14:00', 'to: 09:00', 'venues.mall.homeHours.to', 'sin haber abierto'],
    ],
  },
  {
    kind: moment,
    file: 'event.yaml',
    rows: [
      [
        'start: 2025-11-08T11:00:00+01:00',
        'start: 2025-11-08T11:00:00+02:00',
        'start',
        'ese día es +01:00: «2025-11-08T11:00:00+01:00»',
      ],
      [
        'start: 2025-11-08T11:00:00+01:00',
        'start: 2025-07-08T11:00:00+01:00',
        'start',
        'es +02:00',
      ],
      [
        'start: 2025-11-08T11:00:00+01:00',
        'start: 2025-11-08T11:00:00',
        'start',
        'diferencia con UTC',
      ],
      [
        'start: 2025-11-08T11:00:00+01:00',
        'start: 2025-11-08T11:00:00Z',
        'start',
        'diferencia con UTC',
      ],
      [
        'start: 2025-11-08T11:00:00+01:00',
        'start: 2025-11-08 11:00',
        'start',
        'diferencia con UTC',
      ],
      ['start: 2025-11-08T11:00:00+01:00', 'start: 8 de noviembre', 'start', 'diferencia con UTC'],
      [
        'start: 2025-11-08T11:00:00+01:00',
        'start: 2025-11-08T25:00:00+01:00',
        'start',
        'diferencia con UTC',
      ],
      [
        'start: 2025-11-08T11:00:00+01:00',
        'start: 2025-11-08T24:00:00+01:00',
        'start',
        'diferencia con UTC',
      ],
      [
        'start: 2025-11-08T11:00:00+01:00',
        'start: 2025-11-31T11:00:00+01:00',
        'start',
        'no existen',
      ],
      [
        'start: 2025-11-08T11:00:00+01:00',
        'start: 2025-02-29T11:00:00+01:00',
        'start',
        'no existen',
      ],
      [
        'start: 2025-11-08T11:00:00+01:00',
        'start: 2025-13-08T11:00:00+01:00',
        'start',
        'no existen',
      ],
      [
        'end: 2025-11-08T21:00:00+01:00',
        'end: 2025-11-08T10:00:00+01:00',
        'end',
        'sin haber empezado',
      ],
      [
        'end: 2025-11-08T21:00:00+01:00',
        'end: 2025-11-08T11:00:00+01:00',
        'end',
        'sin haber empezado',
      ],
      ['timeZone: Europe/Madrid', 'timeZone: Europe/Sevilla', 'timeZone', 'se espera uno de estos'],
      [
        'timeZone: Europe/Madrid',
        'timeZone: Europe/Madird',
        'timeZone',
        '¿Querías decir «Europe/Madrid»?',
      ],
      ['timeZone: Europe/Madrid', 'timeZone: CET', 'timeZone', 'se espera uno de estos'],
      ['updated: 2025-10-20', 'updated: 20/10/2025', 'updated', 'año-mes-día'],
      ['updated: 2025-10-20', 'updated: 2025-10-32', 'updated', 'ningún día del calendario'],
      ['updated: 2025-10-20', 'updated: 2025-06-31', 'updated', 'ningún día del calendario'],
    ],
  },
  {
    kind: moment,
    file: 'programme.yaml',
    rows: [
      ['tone: day', 'day: 2025-11-31\n    tone: day', 'parts[0].day', 'ningún día del calendario'],
      ['tone: day', 'day: sábado\n    tone: day', 'parts[0].day', 'año-mes-día'],
    ],
  },
  {
    kind: order,
    file: 'programme.yaml',
    rows: [
      [
        'end: 14:15',
        'end: 13:30',
        'parts[0].items[2].end',
        '«Invitada especial» termina (13:30) sin',
      ],
      ['end: 14:15', 'end: 14:00', 'parts[0].items[2].end', 'sin haber empezado'],
      ['start: 11:30', 'start: 11:20', 'parts[0].items[1].start', 'se cruza con «Bienvenida»'],
      ['start: 11:30', 'start: 10:20', 'parts[0].items[1].start', 'se sale de su parte'],
      [
        'start: 14:15\n        end: 14:30',
        'start: 14:15\n        end: 15:30',
        'parts[0].items[3].start',
        'se sale de su parte',
      ],
      [
        'start: 14:00\n        end: 14:15\n        title: Invitada especial',
        'start: 11:00\n        end: 11:15\n        room: Sala 2\n        title: Invitada especial',
        'parts[0].items[2].start',
        'ponlos en orden',
      ],
      ['end: 14:30', 'end: 10:30', 'parts[0].end', 'la parte termina (10:30) sin'],
      ['end: 14:30', 'end: 11:00', 'parts[0].end', 'sin haber empezado'],
      [
        'start: 14:30\n    end: 21:00',
        'start: 14:30\n    end: 22:00',
        'parts[1].start',
        'se sale del evento',
      ],
      [
        'tone: night',
        'day: 2025-11-09\n    tone: night',
        'parts[1].start',
        'se sale del evento',
        'start: 14:30\n    end: 21:00',
      ],
    ],
  },
  {
    kind: 'Ponente o sede que no existe',
    file: 'programme.yaml',
    rows: [
      [
        'speaker: lucia-romero',
        'speaker: lucia-romera',
        'parts[0].items[1].talks[0].speaker',
        '¿Querías decir «lucia-romero»?',
      ],
      [
        'speaker: lucia-romero',
        'speaker: ana-mora',
        'parts[0].items[1].talks[0].speaker',
        'quita esta línea',
      ],
      ['venue: mall', 'venue: mal', 'parts[0].venue', '¿Querías decir «mall»?'],
      ['venue: mall', 'venue: teatro', 'parts[0].venue', 'Hay: mall, park'],
      ['id: night', 'id: morning', 'parts[1].id', 'ya está más arriba'],
      ['tone: night', 'tone: evening', 'parts[1].tone', 'uno de estos: day, night'],
    ],
  },
  {
    kind: 'Ediciones',
    file: 'editions.yaml',
    rows: [
      ['year: 2024', 'year: 2025', 'editions[4].year', 'no es de una edición pasada'],
      ['year: 2022', 'year: 2023', 'editions[1].year', 'la más antigua, primero', 'year: 2022'],
    ],
  },
]
