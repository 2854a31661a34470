import * as fc from 'fast-check'

/** Texts that a stranger may give: mostly words, now and then what breaks careless code. */
const plainWords =
  'taller mercado barrio energía ciudad música datos niñez camino huerta lengua puente agua oficio mapa cuidado piña cigüeña'.split(
    ' ',
  )

const oddWords = [
  '«entre comillas»',
  "d'Or",
  '&',
  '50%',
  'A/B',
  'C++',
  'naïf',
  'João',
  'Björn',
  'Íñigo',
  'electroencefalografistas',
  'Gil-Robles',
  'x'.repeat(60),
  '</script>',
  '<b>',
  '{nada}',
  'שלום',
  'Nguyễn',
  '🎉',
]

const word = fc.oneof(
  { weight: 1000, arbitrary: fc.constantFrom(...plainWords) },
  { weight: 30, arbitrary: fc.constantFrom(...oddWords.slice(0, 12)) },
  { weight: 1, arbitrary: fc.constantFrom(...oddWords) },
)

const phrase = (least: number, most: number) =>
  fc
    .array(word, { minLength: least, maxLength: most, size: 'max' })
    .map((words) => words.join(' '))
    .map((text) => text.charAt(0).toUpperCase() + text.slice(1))

/** How many there may be of what fills a page: each of the numbers that a design has to stand. */
const amount = (least: number, most: number) =>
  fc.constantFrom(...[0, 1, 2, 3, 5, 7, 9, 20, 40, 60].filter((n) => n >= least && n <= most))

const part = fc.record({
  title: phrase(1, 4),
  venue: fc.nat(4),
  tone: fc.constantFrom('day', 'night'),
  rooms: fc.constantFrom(1, 1, 1, 2, 3),
  items: fc.array(fc.record({ title: phrase(1, 6), talks: fc.constantFrom(0, 0, 1, 1, 2, 4) }), {
    minLength: 1,
    maxLength: 10,
  }),
})

/** An event of any shape, as short as it can be told; scripts/invent/write.ts makes its files. */
export const inventedEvent = fc.record({
  name: phrase(1, 5),
  city: fc.constantFrom('Sevilla', 'Las Palmas de Gran Canaria', 'Vigo', "L'Hospitalet", 'Rota'),
  timeZone: fc.constantFrom('Europe/Madrid', 'Europe/Madrid', 'Atlantic/Canary'),
  year: fc.integer({ min: 2026, max: 2031 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
  days: fc.constant(1),
  venues: fc.array(fc.record({ name: phrase(1, 5), text: phrase(3, 25) }), {
    minLength: 1,
    maxLength: 5,
  }),
  parts: fc.array(part, { minLength: 1, maxLength: 4 }),
  speakers: amount(0, 60),
  names: fc.array(phrase(1, 5), { minLength: 1, maxLength: 60 }),
  texts: fc.array(phrase(3, 30), { minLength: 3, maxLength: 12 }),
  questions: amount(1, 60),
  editions: amount(0, 60),
  perks: amount(1, 20),
  benefits: amount(0, 20),
  sponsorBenefits: amount(0, 20),
})

type ValueOf<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never

export type InventedEvent = ValueOf<typeof inventedEvent>
