import { expect, it } from 'vitest'
import { readContent } from '../../../../scripts/derive/readContent.ts'
import { marksOf } from '../../../../scripts/derive/loadContent.ts'
import { eventFolder, spoil } from '../../../support/mistakes.ts'
import { specificationFolder } from '../../../support/specification.ts'

const delivered = marksOf(readContent(specificationFolder))
it('a mark is reported with its line and text until it is removed', () => {
  const folder = eventFolder()
  const marks = () => marksOf(readContent(folder))
  const comment = ' # Ejemplo: aún no se sabe'
  const line = spoil(folder, ['event.yaml', 'city: Sevilla', `city: Ronda${comment}`])
  const mark = { file: 'event.yaml', line, at: ['city'], text: 'Ronda', kind: 'sample' }
  expect(marks()).toContainEqual(mark)
  spoil(folder, ['event.yaml', comment, ''])
  expect(marks()).toEqual(delivered)
})

it.each([
  ['cancelled', 'status: { is: cancelled }'],
  ['sold out', 'tickets: { sale: [{ is: sold-out }] }'],
])('an event that is %s promises nothing of its sale', (_, state) => {
  const folder = eventFolder(['event.yaml', 'replyHours', `${state}\nreplyHours`])
  const said = new Set(marksOf(readContent(folder)).map(({ text }) => text))
  const unsaid = delivered.filter(({ text }) => !said.has(text))
  expect(unsaid.map(({ at }) => at.join('.'))).toEqual(['home.closing.text', 'tickets.warningText'])
})
