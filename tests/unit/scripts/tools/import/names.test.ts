// The names of persons in a cell, and a remark if the cell can be read in several ways. An empty text stands for no remark.
import { expect, it } from 'vitest'
import { namesIn } from '../../../../../scripts/tools/import/names.ts'

it.each([
  ['Eva Ros; Leo Gil', ['Eva Ros', 'Leo Gil'], ''],
  ['Eva Ros\nLeo Gil', ['Eva Ros', 'Leo Gil'], ''],
  ['Eva Ros y Campos; Leo Gil', ['Eva Ros y Campos', 'Leo Gil'], 'se lee como una persona'],
  ['Eva Ros, Leo Gil', ['Eva Ros', 'Leo Gil'], '«Eva Ros, Leo Gil» se lee como 2 personas'],
  ['Salazar, Irene', ['Irene Salazar'], '«Irene Salazar» se lee como una persona'],
  ['Ferrer Soler, Dr. Pau', ['Dr. Pau Ferrer Soler'], 'se lee como una persona'],
  ['Dr. Pau Ferrer', ['Dr. Pau Ferrer'], ''],
  [
    'Dr. Pau Ferrer, Universidad del Norte',
    ['Dr. Pau Ferrer'],
    '«Universidad del Norte» no es una persona',
  ],
  ['Ana Núñez, Directora de Datos', ['Ana Núñez'], '«Directora de Datos» no es una persona'],
  ['Ana Núñez; Panes Norte, S.L.', ['Ana Núñez'], '«Panes Norte, S.L.» no es una persona'],
  ['Asociación de Vecinos', ['Asociación de Vecinos'], ''],
  ['Ana Núñez y Iñaki Goñi', ['Ana Núñez y Iñaki Goñi'], 'sepáralas con «;»'],
  ['Pau Ferrer & Noa Vidal', ['Pau Ferrer & Noa Vidal'], 'sepáralas con «;»'],
  ['Ana Núñez / Pau Ferrer', ['Ana Núñez / Pau Ferrer'], 'sepáralas con «;»'],
  ['-', [], ''],
])('reads %j as the names %j, with the remark «%s»', (cell, names, remark) => {
  const { names: foundNames, remarks } = namesIn(cell)
  expect(foundNames).toEqual(names)
  expect(remarks.join('\n')).toContain(remark)
  expect(remarks.length > 0).toBe(remark !== '')
})

it('splits a cell at commas if another cell has as many persons', () => {
  // Two persons, such as the two identifiers in a column of speaker ids.
  expect(namesIn('Eva Ros, Leo', 2)).toEqual({ names: ['Eva Ros', 'Leo'], remarks: [] })
})
