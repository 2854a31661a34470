// Annotations of the content: "# ejemplo" (a sample value) and "# promesa" (a promise that nobody has confirmed).
import { expect, it } from 'vitest'
import { annotationsOf } from '../../../../../scripts/build/derive/shownAnnotations.ts'
import { annotationNote } from '../../../../../scripts/build/read/annotations.ts'
import { readEvent } from '../../../../../scripts/build/derive/readEvent.ts'
import { type Edit, editFile, alteredFolder, withField } from '../../../../support/alteredEvent.ts'
import { eventoFolder } from '../../../../support/evento.ts'
import { readSiteContent } from '../../../../support/siteContent.ts'

const annotationsIn = (folder: string) => annotationsOf(readEvent(folder), readSiteContent(folder))

const inEvent = (name: string, value: string) => withField('event.yaml', name, value)

it('an annotation is reported with its line and text until it is removed', () => {
  const folder = alteredFolder()
  const comment = ' # Ejemplo: aún no se sabe'
  const line = editFile(folder, ['event.yaml', 'city: Gijón', `city: Ronda${comment}`])
  const annotation = { file: 'event.yaml', line, at: ['city'], text: 'Ronda', kind: 'sample' }
  expect(annotationsIn(folder)).toContainEqual(annotation)
  editFile(folder, ['event.yaml', comment, ''])
  expect(annotationsIn(folder)).toEqual(annotationsIn(eventoFolder))
})

it.each([
  [1, 'queda 1 marca de «# ejemplo» o «# promesa»: npm run prelaunch dice dónde'],
  [2, 'quedan 2 marcas de «# ejemplo» o «# promesa»: npm run prelaunch dice dónde'],
])('the note on a count of %i is: %s', (count, note) => {
  const annotations = annotationsIn(eventoFolder).slice(0, count)
  expect(annotationNote(annotations)).toBe(note)
})

/** The two texts of copy.yaml that only the stage "open" shows. Both are annotated in the tests' event. */
const textsOfOpenStage = ['closing.text', 'tickets.warningText']

/** Fields with an annotation, in the tests' event with some edits. */
const annotatedFields = (...edits: readonly Edit[]) =>
  annotationsIn(alteredFolder(...edits)).map(({ at }) => at.join('.'))

it.each([
  ['is cancelled', 'status', '{ is: cancelled }'],
  ['is sold out', 'tickets', '{ sale: [{ is: sold-out }] }'],
  ['sells its last tickets', 'tickets', '{ sale: [{ is: last }] }'],
])('an event that %s has no annotations of the "open" stage’s texts', (_, field, value) => {
  // At the moment of these builds (`builtAt`) the tests' event is over, and its sale has ended. A sale without stages never ends.
  const onSale = inEvent('tickets', '')
  const allFields = annotatedFields(onSale)
  const remainingFields = new Set(annotatedFields(onSale, inEvent(field, value)))
  const omittedFields = allFields.filter((name) => !remainingFields.has(name))
  expect(omittedFields).toEqual(textsOfOpenStage)
})
