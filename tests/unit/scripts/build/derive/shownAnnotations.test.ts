// Annotations are comments in the content: "# ejemplo" (a sample value) and "# promesa" (a promise that nobody has confirmed).
import { expect, it } from 'vitest'
import { deriveEvent } from '../../../../../scripts/build/derive/deriveEvent.ts'
import { annotationsOf } from '../../../../../scripts/build/derive/shownAnnotations.ts'
import { annotationNote } from '../../../../../scripts/build/read/annotations.ts'
import { readEvent } from '../../../../../scripts/build/derive/readEvent.ts'
import { type Edit, alteredFolder, withField } from '../../../../support/alteredEvent.ts'
import { eventoFolder } from '../../../../support/evento.ts'
import { builtAt } from '../../../../support/eventoSettings.ts'

/** The annotations in a folder, at a build after the event (`builtAt`). */
function annotationsIn(folder: string) {
  const files = readEvent(folder)
  return annotationsOf(files, deriveEvent(files, builtAt))
}

it('a value with the comment "# Ejemplo" is reported with its line and text', () => {
  const folder = alteredFolder([
    'event.yaml',
    'city: Gijón',
    'city: Ronda # Ejemplo: aún no se sabe',
  ])
  // In the event.yaml of the tests' event, "city" is in line 5.
  const annotation = { file: 'event.yaml', line: 5, at: ['city'], text: 'Ronda', kind: 'sample' }
  expect(annotationsIn(folder)).toContainEqual(annotation)
})

it('a value without a comment is not reported', () => {
  const folder = alteredFolder(['event.yaml', 'city: Gijón', 'city: Ronda'])
  expect(annotationsIn(folder)).toEqual(annotationsIn(eventoFolder))
})

it.each([
  [1, 'queda 1 marca de «# ejemplo» o «# promesa»: npm run prelaunch dice dónde'],
  [2, 'quedan 2 marcas de «# ejemplo» o «# promesa»: npm run prelaunch dice dónde'],
])('the note on %i annotations is: %s', (count, note) => {
  const annotations = annotationsIn(eventoFolder).slice(0, count)
  expect(annotationNote(annotations)).toBe(note)
})

/** The names of the annotated fields that are reported, in the tests' event after some edits. */
const annotatedFieldsAfter = (...edits: readonly Edit[]) =>
  annotationsIn(alteredFolder(...edits)).map(({ at }) => at.join('.'))

/** The two texts of copy.yaml that only the stage "open" of the sale shows. Both are annotated in the tests' event. */
const textsOfOpenStage = ['closing.text', 'tickets.warningText']

/** Leaves the sale open for ever. In the unchanged tests' event it has ended at `builtAt`. */
const openForEver = withField('event.yaml', 'tickets', '')

/** The annotated fields that are reported while the sale is open, and are not reported after some edits. */
function fieldsHiddenBy(edits: readonly Edit[]) {
  const reported = new Set(annotatedFieldsAfter(...edits))
  return annotatedFieldsAfter(openForEver).filter((name) => !reported.has(name))
}

it.each<readonly [what: string, edits: readonly Edit[]]>([
  ['is cancelled', [openForEver, withField('event.yaml', 'status', '{ is: cancelled }')]],
  ['is sold out', [withField('event.yaml', 'tickets', '{ sale: [{ is: sold-out }] }')]],
  ['sells its last tickets', [withField('event.yaml', 'tickets', '{ sale: [{ is: last }] }')]],
])(
  'in an event that %s, annotations of texts that only the stage "open" shows are not reported',
  (_, edits) => {
    expect(fieldsHiddenBy(edits)).toEqual(textsOfOpenStage)
  },
)
