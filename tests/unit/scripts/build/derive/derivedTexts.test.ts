// Texts that depend on an event's venues, on its hours, on how soon it answers messages, and on whether it is free.
import { expect, it } from 'vitest'
import { withDerivedTexts } from '../../../../../scripts/build/derive/derivedTexts.ts'
import { readEvent } from '../../../../../scripts/build/derive/readEvent.ts'
import type { Copy } from '../../../../../src/content/schema.ts'
import { alteredFolder, type Edit, withField } from '../../../../support/alteredEvent.ts'

/** The derived copy of the tests' event after some edits. */
function copyAfter(...edits: readonly Edit[]): Copy {
  const { data, facts } = readEvent(alteredFolder(...edits))
  return withDerivedTexts(data, facts)
}

const withoutReplyHours: readonly Edit[] = [
  ['event.yaml', /^replyHours: .*\n/m, ''],
  // The description of the contact page names this fact, which would be a mistake without `replyHours`.
  ['pages.yaml', '{horasRespuesta}', 'unas'],
]
const withoutVenuesIntro: Edit = ['copy.yaml', /^ {4}intro: De la biblioteca al muelle .*\n/m, '']

it('an event with two venues says how long the walk is, and how many metres each arch on the map stands for', () => {
  const { map } = copyAfter().home
  expect(map.walk).toMatch(/^Paseo de \d+,\d\skm, \d+\smin$/)
  expect(map.text).toMatch(/^Cada curva, \d+ metros\.$/)
})

it('the ticket says the hours', () => {
  expect(copyAfter().tickets.hours).toBe('De 10:00 a 22:00, en Gijón')
})

it('printed pages say when and where', () => {
  expect(copyAfter().layout.paper).toBe(
    [
      'Jornadas del Cantábrico 2026 · Viernes 15 de mayo de 2026, 10:00–22:00 · Gijón',
      'Biblioteca del Arenal, Calle del Faro, 7 · Muelle de Levante, Paseo del Muelle, s/n',
    ].join('\n'),
  )
})

it('the contact page promises an answer only if the event says within how many hours', () => {
  expect(copyAfter().contact.ways.reply).toMatch(/^Respondemos en 24 horas/)
  expect(copyAfter(...withoutReplyHours).contact.ways.reply).toBe('')
})

it('the section on venues names the venues if its introduction is left out', () => {
  expect(copyAfter(withoutVenuesIntro).home.venues.intro).toBe(
    'Biblioteca del Arenal y Muelle de Levante, en Gijón.',
  )
})

it('the heading of the perks of a free event does not mention a ticket', () => {
  expect(copyAfter().programme.perks.heading).toBe('Todo esto va con tu entrada')
  const free = withField('event.yaml', 'tickets', '{ free: true }')
  expect(copyAfter(free).programme.perks.heading).toBe('Todo esto va incluido')
})
