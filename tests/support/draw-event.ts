// Random events, drawn as changes to what the event of the specification says of day, places, programme and people.
import * as fc from 'fast-check'
import { movedTo } from '../../scripts/content/newDay.ts'
import { ContentMistakes } from '../../scripts/content/mistakes.ts'
import type { SiteContent } from '../../scripts/content/loadContent.ts'
import type { ContentData } from '../../src/content/schema.ts'
import { alteredEvent, type Changes } from './altered-event.ts'

const plainWords =
  'taller mercado barrio energía ciudad música datos niñez camino huerta lengua puente agua oficio mapa cuidado piña cigüeña'.split(
    ' ',
  )

/** Words that break careless code, used now and then; the content checks must refuse the last ones. */
const oddWords =
  "«entre comillas»|d'Or|&|50%|A/B|C++|João|Björn|Íñigo|Gil-Robles|electroencefalografistas|</script>|<b>|{nada}|שלום|🎉".split(
    '|',
  )

const phrase = (least: number, most: number) => {
  const word = fc.oneof(
    { weight: 1000, arbitrary: fc.constantFrom(...plainWords) },
    { weight: 30, arbitrary: fc.constantFrom(...oddWords.slice(0, 11)) },
    { weight: 1, arbitrary: fc.constantFrom(...oddWords) },
  )
  return fc
    .array(word, { minLength: least, maxLength: most, size: 'max' })
    .map((words) => words.join(' ').replace(/^./u, (letter) => letter.toUpperCase()))
}

/** Draws a number of items, from `least` to `most`. */
const amount = (least: number, most: number) =>
  fc.constantFrom(...[0, 1, 2, 3, 5, 7, 9, 20, 40, 60].filter((n) => n >= least && n <= most))

const state = fc.constantFrom<Partial<ContentData['event']>>(
  {},
  { status: { is: 'cancelled' } },
  { status: { is: 'postponed' } },
  { tickets: { sale: [{ is: 'sold-out' }] } },
  { tickets: { sale: [{ is: 'soon' }, { is: 'open', from: '2026-01-01T10:00:00+01:00' }] } },
  { notice: { text: 'Llueve: la fiesta pasa al centro comercial.' } },
)

const arbitrary = fc.record({
  name: phrase(1, 5),
  city: fc.constantFrom('Sevilla', 'Las Palmas de Gran Canaria', 'Vigo', "L'Hospitalet", 'Rota'),
  day: fc.date({ min: new Date('2026-01-01'), max: new Date('2031-12-31'), noInvalidDate: true }),
  state,
  venues: amount(1, 5),
  rooms: fc.integer({ min: 1, max: 3 }),
  items: amount(1, 7),
  speakers: amount(0, 60),
  editions: amount(0, 60),
  texts: fc.array(phrase(3, 30), { minLength: 3, maxLength: 12 }),
})

type Drawn = typeof arbitrary extends fc.Arbitrary<infer Value> ? Value : never

/** The seeds of the events to draw: COUNT seeds from SEED on. */
export function seeds(count: number): number[] {
  const { SEED = '7', COUNT = String(count) } = process.env
  return Array.from({ length: Number(COUNT) }, (_, i) => Number(SEED) + i)
}

/**
 * Reads an event.
 * @returns null if it is refused
 * @throws if the refusal does not name the field
 */
export function readEvent(changes: Changes): SiteContent | null {
  try {
    return alteredEvent(changes)
  } catch (error) {
    const isTold = error instanceof ContentMistakes && error.mistakes.every(({ field }) => field)
    if (isTold) return null
    throw error
  }
}

/** The event of a seed, and its changes to the event of the specification. */
export function drawEvent(seed: number): { readonly drawn: Drawn; readonly changes: Changes } {
  const [drawn] = fc.sample(arbitrary, { seed, numRuns: 1 }) as [Drawn]
  return { drawn, changes: changesOf(drawn) }
}

const list = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index))

export function changesOf(drawn: Drawn): Changes {
  const { texts } = drawn
  const words = (index: number) => texts[index % texts.length] as string
  const text = (index: number, most: number) =>
    `${words(index)
      .slice(0, most - 4)
      .trim()} ${index}`
  const people = list(drawn.speakers, (i) => `ponente-${i}`)
  return {
    event: (event) => eventOn(event, drawn),
    venues: ({ venues: { mall, ...others } }) => {
      const more = list(3, (i) => [`sede-${i}`, { ...mall, name: text(i, 60), latitude: 37.4 }])
      const all = [['mall', mall], ...Object.entries(others), ...more].slice(0, drawn.venues)
      return { venues: Object.fromEntries(all) as ContentData['venues']['venues'] }
    },
    programme: ({ parts }) => ({
      parts: parts.map((part, index) => ({
        ...part,
        venue: drawn.venues === 1 ? 'mall' : part.venue,
        items: index === 1 ? part.items : itemsOf(part, drawn, people, text),
      })),
    }),
    speakers: () => ({
      speakers: Object.fromEntries(
        people.map((id, i) => [id, { name: text(i, 60), role: text(i + 1, 90), bio: words(i) }]),
      ),
    }),
    editions: () => ({
      editions: list(drawn.editions, (i) => ({
        id: `momento-${i}`,
        title: text(i, 60),
        description: words(i),
        year: 1995 + Math.floor(i / 2),
      })),
    }),
    // Other answers name the second venue.
    faq: ({ questions }) => ({ questions: questions.slice(0, 1) }),
  }
}

/** The same hours on the drawn day. */
function eventOn(event: ContentData['event'], { day, name, city, state: now }: Drawn) {
  const moved = movedTo(event, day.toISOString().slice(0, 10))
  const [start, end] = [moved(event.start), moved(event.end)]
  const names = { name: name.slice(0, 30).trim(), shortName: name.slice(0, 12).trim() }
  return { ...event, ...now, ...names, city, start, end }
}

type Part = ContentData['programme']['parts'][number]

/** One item after the other in each room, each with a talk by one of the remaining speakers. */
function itemsOf(
  { items: [first] }: Part,
  { items, rooms }: Drawn,
  people: readonly string[],
  text: (index: number, most: number) => string,
): Part['items'] {
  const clock = (slot: number) => {
    const minutes = 11 * 60 + Math.floor((slot * 210) / items)
    return new Date(minutes * 60_000).toISOString().slice(11, 16)
  }
  return Array.from({ length: items * rooms }, (_, i) => {
    const slot = Math.floor(i / rooms)
    const share = people.filter((_person, place) => place % (items * rooms) === i).slice(0, 2)
    const talks = share.map((speaker, turn) => ({ speaker, talk: text(turn, 90) }))
    const span = { start: clock(slot), end: clock(slot + 1) }
    return {
      ...(first as Part['items'][number]),
      ...span,
      title: text(i, 80),
      description: text(i, 400),
      ...(rooms > 1 && { room: `Sala ${(i % rooms) + 1}` }),
      ...(talks.length > 0 && { talks }),
    }
  })
}
