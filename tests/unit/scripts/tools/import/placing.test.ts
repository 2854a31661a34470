// Each session gets a place in a part of the programme, or a reason why it is left out.
import { expect, it } from 'vitest'
import { YAMLMap } from 'yaml'
import { placeSessions } from '../../../../../scripts/tools/import/placing.ts'
import type { Session } from '../../../../../scripts/tools/import/sessions.ts'

const clock = { start: '2027-05-08T09:00:00+02:00', timeZone: 'Europe/Madrid' }

/** A session within the hours of the parts below. The source lacks the empty values. */
const session: Session = {
  where: 'fila 2',
  id: '',
  title: 'Picnic',
  description: '',
  day: '8/5/2027',
  start: '12:00',
  endDay: '',
  end: '13:00',
  length: '',
  room: '',
  status: '',
  pendingStatus: '',
  confirmed: '',
  level: '',
  language: '',
  isTalk: false,
  people: [],
  remarks: [],
}

/** A part of the programme from 9 to 20, at a venue. */
const partAt = (venue: string) => ({
  node: new YAMLMap(),
  title: venue,
  start: '2027-05-08T09:00',
  end: '2027-05-08T20:00',
  venueNames: [venue],
})

const theatre = partAt('Teatro Viejo')
const park = partAt('Parque de la Ribera')

/**
 * The part of a session, or the reason why it is left out: "en Teatro Viejo", "fuera: no tiene título".
 * @param fields the fields in which it differs from `session`
 */
function placeOf(fields: Partial<Session>, parts = [theatre]): string {
  const { placed, leftOut } = placeSessions([{ ...session, ...fields }], parts, clock)
  const placedLines = placed.map(({ part }) => `en ${part.title}`)
  const leftOutLines = leftOut.map(({ says }) => `fuera: ${says}`)
  // There is one session, so there is one line.
  return [...placedLines, ...leftOutLines].join()
}

it.each([
  '[CANCELADA] Picnic',
  'Cancelada: Picnic',
  'Cancelado - Picnic',
  'CANCEL·LAT: Pícnic',
  'Canceled – Picnic',
  'Picnic (cancelled)',
  'Picnic [anulado]',
  'Suspendida',
])('a session with the title «%s» is called off', (title) => {
  expect(placeOf({ title })).toBe('fuera: su título dice que no se da')
})

it.each([
  'Cancelar una deuda',
  'Cancelada la deuda, ¿qué?',
  'Vida suspendida',
  'La cita cancelada',
])('a session with the title «%s» takes place', (title) => {
  expect(placeOf({ title })).toBe('en Teatro Viejo')
})

it.each(['', 'Accepted', 'Confirmed', 'ACEPTADA', 'Acceptat', 'accepted-confirmed'])(
  'a session with the status or the pending status «%s» is accepted',
  (status) => {
    expect(placeOf({ status })).toBe('en Teatro Viejo')
    expect(placeOf({ pendingStatus: status })).toBe('en Teatro Viejo')
  },
)

it.each(['', 'Sí', 'yes', 'TRUE', 'x', '1', 'Confirmada'])(
  'a session whose confirmation says «%s» is confirmed',
  (confirmed) => {
    expect(placeOf({ confirmed })).toBe('en Teatro Viejo')
  },
)

it.each(['No', '0', 'sin respuesta'])(
  'a session whose confirmation says «%s» is not confirmed',
  (confirmed) => {
    expect(placeOf({ confirmed })).toBe(`fuera: está sin confirmar: «${confirmed}»`)
  },
)

it.each([
  ['Teatro', 'en Teatro Viejo'],
  ['el teatro viejo', 'en Teatro Viejo'],
  ['Escenario del Parque de la Ribera', 'en Parque de la Ribera'],
  ['La Ribera', 'en Parque de la Ribera'],
])('of two parts at the same hours, the room «%s» chooses the part: %s', (room, place) => {
  expect(placeOf({ room }, [theatre, park])).toBe(place)
})

// "Teatro de la Ribera" shares words with both venues. It lacks a word of each venue's name, and each name lacks a word of it.
it.each(['', 'Aula 1', 'Teatro de la Ribera'])(
  'of two parts at the same hours, the room «%s» chooses none',
  (room) => {
    expect(placeOf({ room }, [theatre, park])).toContain('cabe en «Teatro Viejo» y «Parque de la')
  },
)
