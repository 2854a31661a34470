// Titles of pages stay short enough through the year, with long names.
import { expect, it } from 'vitest'
import { speakerTitle } from '../../../../src/event/names.ts'
import { zonedInstant } from '../../../../src/lib/zones.ts'
import { alteredEvent } from '../../../support/altered-event.ts'
import { event, pages } from '../../../support/evento.ts'

/** The titles of an event with a name, on a day. */
function titlesOn(day: string, name: string): string[] {
  const start = zonedInstant(day, '10:00', 'Europe/Madrid')
  const changed = alteredEvent({ event: (before) => ({ ...before, name, start, end: '22:00' }) })
  return Object.values(changed.pages).map(({ title }) => title)
}

it('titles have 70 letters at most, and keep the whole name where it fits', () => {
  // The longest month and weekday, and a day of one digit.
  const all = ['2028-09-27', '2028-05-01'].flatMap((day) => titlesOn(day, 'm'.repeat(60)))
  expect(all).toHaveLength(2 * Object.keys(pages).length)
  expect(all.filter((title) => [...title].length > 70)).toEqual([])
  expect(all[0]).toBe('Cantábrico · 27 de septiembre')
  const [fits] = titlesOn('2028-09-27', event.name)
  expect(fits).toBe('Jornadas del Cantábrico 2028 · 27 de septiembre')
})

it('a speaker is shared with the talk where both fit, and by name elsewhere', () => {
  expect(speakerTitle('Ana Gil', 'm'.repeat(61))).toBe(`Ana Gil: ${'m'.repeat(61)}`)
  expect(speakerTitle('Ana Gil', 'm'.repeat(62))).toBe('Ana Gil')
})
