// The name below the icon of the installed site, for an event that gives none: 15 letters at most, and no "de la" at its end.
import { expect, it } from 'vitest'
import { shortNameOf } from '../../../../src/lib/shortName.ts'

it.each([
  ['Feria', 'Feria'],
  ['Encuentro Startup Sevilla', 'Encuentro'],
  ['Foro de la Ribera', 'Foro'],
  ['Día del Río', 'Día del Río'],
  ['Internacionalización', 'Internacionaliz'],
])('the short name of «%s» is «%s»', (name, short) => {
  expect(shortNameOf(name)).toBe(short)
})
