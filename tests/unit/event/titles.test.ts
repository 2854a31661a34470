// Titles of pages stay short enough through the year, with long names, in every state.
import { describe, expect, it } from 'vitest'
import type { ContentData } from '../../../src/content/schema.ts'
import { zonedInstant } from '../../../src/lib/zones.ts'
import { alteredEvent } from '../../support/altered-event.ts'
import { event, pages } from '../../support/specification.ts'

/** The longest month and weekday, and a day of one figure. */
const days = ['2028-09-27', '2028-05-01']

/** The titles of an event with a name, on a day, in a state. */
function titlesOn(day: string, name: string, state: Partial<ContentData['event']> = {}): string[] {
  const start = zonedInstant(day, '11:00', 'Europe/Madrid')
  const changed = alteredEvent({
    event: (before) => ({ ...before, name, ...state, start, end: '21:00' }),
  })
  return Object.values(changed.pages).map(({ title }) => title)
}

describe('the titles of the pages', () => {
  it.each([
    ['with the longest name', 'm'.repeat(60), {}],
    ['sold out, with a long name', 'm'.repeat(45), { tickets: { sale: [{ is: 'sold-out' }] } }],
  ] as const)('have 70 letters at most: %s', (_, name, state) => {
    const all = days.flatMap((day) => titlesOn(day, name, state))
    expect(all).toHaveLength(days.length * Object.keys(pages).length)
    expect(all.filter((title) => [...title].length > 70)).toEqual([])
    expect(all.filter((title) => !/ · /.test(title))).toEqual([])
  })

  it('keep the whole name where it fits', () => {
    const [fits, long] = [event.name, 'm'.repeat(60)].map((name) => titlesOn('2028-09-30', name)[0])
    expect(fits).toBe('Encuentro Startup Sevilla 2028 · 30 de septiembre')
    expect(long).toBe('Startup Sevilla · 30 de septiembre')
  })
})
