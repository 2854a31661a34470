import type { Group } from './table.ts'

const line = 'email: hola@encuentrostartup.example'

/** What the event cannot have become, how its sale cannot go, and notices that hold at no time. */
export const stateMistakes: readonly Group[] = [
  {
    kind: 'Estado, venta y aviso',
    file: 'event.yaml',
    rows: (
      [
        ['status: { is: canceled }', 'status.is', '¿Querías decir «cancelled»?'],
        ['status: cancelled', 'status', 'varios campos'],
        ['status: { is: cancelled, day: 2025-11-22 }', 'status.day', 'solo lo que se aplaza'],
        ['status: { is: postponed, day: 2025-11-31 }', 'status.day', 'ningún día del calendario'],
        ['status: { is: postponed, day: 2025-11-08 }', 'status.day', 'el día que ya tenía'],
        ['status: { is: postponed, day: pronto }', 'status.day', 'año-mes-día'],
        ['status: { is: postponed, from: park }', 'status.from', 'is: moved'],
        ['status: { is: moved, from: park }', 'status.to', 'falta la sede'],
        ['status: { is: moved, to: park }', 'status.from', 'falta la sede'],
        ['status: { is: moved, from: park, to: mal }', 'status.to', '¿Querías decir «mall»?'],
        ['status: { is: moved, from: park, to: park }', 'status.to', 'la sede que ya tenía'],
        ['tickets: { sale: sold-out }', 'tickets.sale', 'una lista'],
        [
          'tickets: { sale: [{ is: soldout }] }',
          'tickets.sale[0].is',
          '¿Querías decir «sold-out»?',
        ],
        [
          'tickets: { sale: [{ is: open }, { is: sold-out }] }',
          'tickets.sale[1].from',
          'desde cuándo',
        ],
        ['tickets: { sale: [{ is: soon }] }', 'tickets.sale[0].is', 'detrás de «soon» va «open»'],
        [
          'tickets: { sale: [{ is: open, from: 2025-10-02T10:00:00+02:00 }, { is: last, from: 2025-10-01T10:00:00+02:00 }] }',
          'tickets.sale[1].from',
          'ponlas en orden',
        ],
        [
          'tickets: { sale: [{ is: open }, { is: last, from: 2025-02-30T10:00:00+01:00 }] }',
          'tickets.sale[1].from',
          'no es ningún momento',
        ],
        [
          'tickets: { sale: [{ is: open, from: 2025-09-15T10:00:00+01:00 }] }',
          'tickets.sale[0].from',
          'ese día es +02:00',
        ],
        ['notice: Llueve', 'notice', 'varios campos'],
        ['notice: { text: "" }', 'notice.text', 'de 1 a 200 letras'],
        ['notice: { text: Llueve, from: mañana }', 'notice.from', 'diferencia con UTC'],
        ['notice: { until: 2025-11-08T20:00:00+01:00 }', 'notice.text', 'falta este campo'],
        [
          'notice: { text: Llueve, from: 2025-11-08T20:00:00+01:00, until: 2025-11-08T19:00:00+01:00 }',
          'notice.until',
          'sin haber empezado',
        ],
      ] as const
    ).map(([wrong, field, problem]) => [line, `${line}\n${wrong}`, field, problem, wrong] as const),
  },
]
