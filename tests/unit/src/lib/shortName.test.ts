// An event may leave out its short name, which is below the icon of the installed site. Then the short name is made of the
// first words of its name. It has 15 letters at most, and does not end with words such as "de la".
import { expect, it } from 'vitest'
import { shortNameOf } from '../../../../src/lib/shortName.ts'

it.each([
  ['Feria', 'Feria'],
  ['Encuentro Startup Sevilla', 'Encuentro'],
  ['Foro de la Ribera', 'Foro'],
  ['Día del Río', 'Día del Río'],
  // A single long word is cut off.
  ['Internacionalización', 'Internacionaliz'],
])('the short name of «%s» is «%s»', (name, short) => {
  expect(shortNameOf(name)).toBe(short)
})
