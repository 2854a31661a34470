// Names of rooms are shortened, or left out, to fit the site.
import { expect, it } from 'vitest'
import { fittedRoom } from '../../../../../scripts/tools/import/rooms.ts'

it.each([
  ['Salón de actos de la Facultad, ala norte', 'Salón de actos…ala norte'],
  ['Salón de actos de la Facultad, ala sur', 'Salón de actos…ala sur'],
])(
  'a name of more than 30 characters, «%s», keeps its beginning and its end: «%s»',
  (written, short) => {
    expect(fittedRoom(written)).toEqual({
      text: short,
      remarks: [`su sala, «${written}», es «${short}»`],
    })
  },
)

it('a name of 30 characters stays as it is', () => {
  const name = 'Salón de actos de la Facultad1'
  expect(name).toHaveLength(30)
  expect(fittedRoom(name)).toEqual({ text: name, remarks: [] })
})

it.each(['Todas', 'todas las salas', 'Totes', 'All rooms', 'Plenaria'])(
  '«%s» means all rooms, so the session has no room',
  (written) => {
    const remark = `«${written}» no es una sala; sale sin ella`
    expect(fittedRoom(written)).toEqual({ text: undefined, remarks: [remark] })
  },
)

it.each(['Aula 1 / Aula 2', 'Aula 1 + Aula 2', 'Aula 1 y Aula 2'])(
  '«%s» names several rooms, and is shown as one',
  (written) => {
    const { text, remarks } = fittedRoom(written)
    expect(text).toBe(written)
    expect(remarks).toEqual([`su sala, «${written}», nombra varias y sale como una sola`])
  },
)
