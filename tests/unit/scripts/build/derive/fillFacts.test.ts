// The titles of pages, which contain the event's name and date. They have to be short enough with any name and date.
import { expect, it } from 'vitest'
import { zonedInstant } from '../../../../../src/lib/zones.ts'
import { alteredEvent } from '../../../../support/alteredEvent.ts'
import { event, pages } from '../../../../support/evento.ts'

/** The titles of all pages of an event with this name on this day. The first one is the home page's. */
function titlesOn(day: string, name: string): string[] {
  const start = zonedInstant(day, '10:00', 'Europe/Madrid')
  const changed = alteredEvent({ event: (before) => ({ ...before, name, start, end: '22:00' }) })
  return Object.values(changed.pages).map(({ title }) => title)
}

/** "miércoles 27 de septiembre" has the longest weekday and the longest month in Spanish. */
const longDay = '2028-09-27'

/** "lunes 1 de mayo" */
const shortDay = '2028-05-01'

/** The longest name that event.yaml allows. */
const longName = 'm'.repeat(60)

it('titles have 70 characters at most', () => {
  const titles = [longDay, shortDay].flatMap((day) => titlesOn(day, longName))
  expect(titles).toHaveLength(2 * Object.keys(pages).length)
  expect(titles.filter((title) => [...title].length > 70)).toEqual([])
})

it('the home page’s title has the event’s short name if its name is too long', () => {
  const [titleWithLongName] = titlesOn(longDay, longName)
  const [titleWithUsualName] = titlesOn(longDay, event.name)
  expect(titleWithLongName).toBe('Cantábrico · 27 de septiembre')
  expect(titleWithUsualName).toBe('Jornadas del Cantábrico 2028 · 27 de septiembre')
})
