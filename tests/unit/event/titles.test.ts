// Titles of pages stay short enough through the year, with long names, in every state.
import { describe, expect, it } from 'vitest'
import type { ContentData } from '../../../src/content/schema.ts'
import { zonedInstant } from '../../../src/lib/zones.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { alteredEvent, type Changes } from '../../support/altered-event.ts'
import { event, pages } from '../../support/specification.ts'

/** The longest month and weekday, and a day of one figure. */
const days = ['2028-09-27', '2028-05-01']

/** The titles of an event with a name, on a day, in a state. */
function titlesOn(
  day: string,
  name: string,
  state: Partial<ContentData['event']> = {},
  more: Changes = {},
): string[] {
  const start = zonedInstant(day, '11:00', 'Europe/Madrid')
  const changed = alteredEvent({
    event: (before) => ({ ...before, name, ...state, start, end: '21:00' }),
    ...more,
  })
  return Object.values(changed.pages).map(({ title }) => title)
}

describe('the titles of the pages', () => {
  it.each([
    ['with a long name', 'Trobada d’Emprenedors i Emprenedores del Vallès', {}],
    ['with the longest name', 'm'.repeat(60), {}],
    ['put off', event.name, { status: { is: 'postponed', day: '2028-12-01' } }],
    ['sold out, with a long name', 'm'.repeat(45), { tickets: { sale: [{ is: 'sold-out' }] } }],
  ] as const)('have 70 letters at most: %s', (_, name, state) => {
    const all = days.flatMap((day) => titlesOn(day, name, state))
    expect(all).toHaveLength(days.length * Object.keys(pages).length)
    expect(all.filter((title) => [...title].length > 70)).toEqual([])
    expect(all.filter((title) => !/ · /.test(title))).toEqual([])
  })

  it('tell pages apart in every state, also where the name of the event comes first', () => {
    const all = titlesOn(
      '2028-09-30',
      'Encuentro Startup de Castilla-La Mancha',
      { status: { is: 'postponed' } },
      {
        pages: (before) => ({
          ...before,
          pages: mapValues(before.pages, (page) => ({
            ...page,
            title: page.title.split(' · ').toReversed().join(' · '),
          })),
        }),
      },
    )
    expect(all).toEqual([...new Set(all)])
    expect(all.filter((title) => !title.startsWith('Aplazado · '))).toEqual([])
  })

  it('keep the whole name where it fits', () => {
    const [fits, long] = [event.name, 'm'.repeat(60)].map((name) => titlesOn('2028-09-30', name)[0])
    expect(fits).toBe('Encuentro Startup Sevilla 2028 · 30 de septiembre')
    expect(long).toBe('Startup Sevilla · 30 de septiembre')
  })
})
