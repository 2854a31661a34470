// How the words that Orca speaks are compared with those that a screen must and must not say.
import { expect, it } from 'vitest'
import { hearingFaults } from '../../../../scripts/audit/orca/hear-site.ts'

it('words must be heard in order, and forbidden words are reported', () => {
  const screen = { screen: 'menú', address: '/', heard: ['Menú', 'Inicio'], never: ['segundos'] }
  expect(hearingFaults(screen, ['09 segundos', 'Menú contraído', 'Inicio enlace'])).toEqual([])
  expect(hearingFaults(screen, ['Inicio', 'Menú', '09 segundos'])).toEqual([
    'menú: "Inicio" is not heard in its place',
    'menú: "segundos" is heard',
  ])
})
