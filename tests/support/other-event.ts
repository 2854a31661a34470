import { mapValues } from '../../src/lib/mapValues.ts'
import { writeEvent } from './altered-event.ts'

/** A very different event: cancelled, on the Canary Islands, without the poster and without a page for sponsors. */
export function writeOtherEvent(folder: string): void {
  writeEvent(folder, {
    event: (event) => ({
      ...event,
      name: 'Jornada de Datos Abiertos del Atlántico',
      shortName: 'Datos Abiertos',
      city: 'Las Palmas de Gran Canaria',
      start: '2026-06-27T11:00:00+01:00',
      end: '21:00',
      timeZone: 'Atlantic/Canary',
      fediverse: '@datosabiertos@mastodon.social',
      tile: { motif: 'rombos', palette: 'plaza' },
      status: { is: 'cancelled' },
    }),
    venues: ({ venues }) => ({
      venues: mapValues(venues, (venue) => ({ ...venue, postalCode: '35008' })),
    }),
    pages: ({ pages: { sponsorship: _, ...pages }, navigation, ...more }) => ({
      ...more,
      pages,
      navigation: navigation.filter(({ page }) => page !== 'sponsorship'),
    }),
    // A later one leads to the page for sponsors.
    faq: ({ questions }) => ({ questions: questions.slice(0, 4) }),
  })
}
