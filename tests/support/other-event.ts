import { mapValues } from '../../src/lib/mapValues.ts'
import { slugOf } from '../../src/lib/texts.ts'
import { writeEvent } from './altered-event.ts'

const rooms = ['Sala Bahía', 'Sala Montes']

const names = [
  'Ana Núñez Bermúdez-Coronel',
  'Concepción Fernández de Córdoba y Álvarez',
  'Íñigo Echevarría',
  'João Gonçalves',
  'Björn Söderström',
  'Laia Puigdomènech',
]
const ids = names.map(slugOf)

/** Two hours of talks, in two rooms each. */
const talks = [
  ['16:30', '17:20'],
  ['17:30', '18:20'],
].flatMap(([start = '', end = ''], i) =>
  rooms.map((room, j) => {
    const talk = { speaker: ids[i * 2 + j] ?? '', talk: 'Lo que funcionó y lo que no' }
    return { start, end, room, title: `Charlas de la ${room} a las ${start}`, talks: [talk] }
  }),
)

/** A very different event: cancelled, on the Canary Islands, in two rooms and past midnight, without a page for sponsors. */
export function writeOtherEvent(folder: string): void {
  writeEvent(folder, {
    event: (event) => ({
      ...event,
      name: 'Jornada de Datos Abiertos del Atlántico',
      shortName: 'Datos Abiertos',
      city: 'Las Palmas de Gran Canaria',
      start: '2026-06-27T16:00:00+01:00',
      end: '02:00',
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
    speakers: ({ speakers }) => ({
      speakers: Object.fromEntries(
        names.map((name, i) => [ids[i], { ...Object.values(speakers)[i % 5], name }]),
      ) as typeof speakers,
    }),
    programme: ({ parts: [day, night] }) => ({
      parts: [
        {
          ...day!,
          start: '16:00',
          end: '21:00',
          items: [
            { start: '16:00', end: '16:30', title: 'Puertas y café' },
            ...talks,
            // Its talk is its title.
            {
              start: '20:30',
              end: '21:00',
              talks: [{ speakers: ids.slice(4), talk: 'Lo que nos llevamos' }],
            },
          ],
        },
        {
          ...night!,
          start: '21:30',
          end: '02:00',
          items: [
            { start: '21:30', end: '00:30', title: 'Cena y música' },
            { start: '00:30', end: '02:00', title: 'La última hora y media' },
          ],
        },
      ],
    }),
  })
}
