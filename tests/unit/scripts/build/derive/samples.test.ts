import { expect, it } from 'vitest'
import { annotationsOf } from '../../../../../scripts/build/derive/annotations.ts'
import { annotationNote } from '../../../../../scripts/build/read/annotations.ts'
import { readEvent } from '../../../../../scripts/build/derive/readEvent.ts'
import {
  type Change,
  changeFile,
  eventFolder,
  withField,
} from '../../../../support/altered-event.ts'
import { eventoFolder } from '../../../../support/evento.ts'
import { readSiteContent } from '../../../../support/site-content.ts'

const annotationsIn = (folder: string) => annotationsOf(readEvent(folder), readSiteContent(folder))

const before = annotationsIn(eventoFolder)
const inEvent = (name: string, value: string) => withField('event.yaml', name, value)

it('an annotation is reported with its line and text until it is removed', () => {
  const folder = eventFolder()
  const annotations = () => annotationsIn(folder)
  const comment = ' # Ejemplo: aún no se sabe'
  const line = changeFile(folder, ['event.yaml', 'city: Gijón', `city: Ronda${comment}`])
  const annotation = { file: 'event.yaml', line, at: ['city'], text: 'Ronda', kind: 'sample' }
  expect(annotations()).toContainEqual(annotation)
  changeFile(folder, ['event.yaml', comment, ''])
  expect(annotations()).toEqual(before)
})

it.each([
  [1, 'queda 1 marca de «# ejemplo» o «# promesa»: npm run prelaunch dice dónde'],
  [2, 'quedan 2 marcas de «# ejemplo» o «# promesa»: npm run prelaunch dice dónde'],
])('%i is counted in its number', (count, note) => {
  expect(annotationNote(annotationsIn(eventoFolder).slice(0, count))).toBe(note)
})

const isOfSale = (place: string) => /^(?:home\.closing\.text|tickets\.warningText)$/.test(place)

const placesWith = (...changes: readonly Change[]) =>
  annotationsIn(eventFolder(...changes)).map(({ at }) => at.join('.'))

it.each([
  ['is cancelled', 'status', '{ is: cancelled }'],
  ['is sold out', 'tickets', '{ sale: [{ is: sold-out }] }'],
  // Its "last" stage has texts of its own, and the "open" one is over.
  ['sells its last tickets', 'tickets', '{ sale: [{ is: last }] }'],
])('an event that %s does not promise the texts of the "open" stage', (_, field, value) => {
  const onSale = inEvent('tickets', '')
  const said = new Set(placesWith(onSale, inEvent(field, value)))
  const places = placesWith(onSale)
  expect(places.filter((place) => !said.has(place))).toEqual(places.filter(isOfSale))
})
