// What is told of what Orca says (issue: an audit that names the fault).
import { expect, it } from 'vitest'
import { otherThan } from '../../../scripts/orca/hear-site.ts'

it('what is heard has to come in its order, and what may not come after it is named', () => {
  const screen = { screen: 'menú', address: '/', heard: ['Menú', 'Inicio'], never: ['segundos'] }
  expect(otherThan(screen, ['09 segundos', 'Menú contraído', 'Inicio enlace'])).toEqual([])
  expect(otherThan(screen, ['Inicio', 'Menú', '09 segundos'])).toEqual([
    'menú: "Inicio" is not heard in its place',
    'menú: "segundos" is heard',
  ])
})
