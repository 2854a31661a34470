import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse, stringify } from 'yaml'
import { twoDigits } from '../../src/lib/dates.ts'
import { clockDay } from '../content/check-times.ts'
import { contentFolder } from '../content/site-content.ts'
import type { InventedEvent } from './draw.ts'

/** Hours of the day that its parts share. */
const hours = { first: 9, last: 21 }

/** Files that hold no facts of an event: taken as they are delivered. */
const shared = ['copy.yaml', 'states.yaml', 'files.yaml', 'forms.yaml'] as const

/** Writes an invented event as a content folder. */
export function writeEvent(invented: InventedEvent, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const file of shared) cpSync(path.join(contentFolder, file), path.join(folder, file))
  for (const [name, value] of Object.entries(filesOf(invented))) {
    writeFileSync(path.join(folder, `${name}.yaml`), stringify(value))
  }
}

/** One of a list, round and round. */
const at = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item

/** Names of lists have to differ. */
const numbered = (text: string, index: number, most: number) =>
  `${text.slice(0, most - 3).trim()} ${index + 1}`

const count = <Item>(length: number, make: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, index) => make(index))

/** What has become of the event, by its month: half of all are as they were announced. */
function stateIn({ month, texts }: InventedEvent, later: string, onSale: string): object {
  const states: Readonly<Record<number, object>> = {
    2: { status: { is: 'cancelled' } },
    4: { status: { is: 'postponed' } },
    6: { status: { is: 'postponed', day: later } },
    8: { tickets: { sale: [{ is: 'sold-out' }] } },
    10: { notice: { text: at(texts, 0).slice(0, 180).trim() } },
    12: { tickets: { sale: [{ is: 'soon' }, { is: 'open', from: onSale }] } },
  }
  return states[month] ?? {}
}

/** The texts of an event, round and round. */
type Words = (index: number) => string

function filesOf(invented: InventedEvent) {
  const { texts, venues } = invented
  const dayOf = (offset: number) => {
    const date = new Date(Date.UTC(invented.year, invented.month - 1, invented.day + offset))
    return date.toISOString().slice(0, 10)
  }
  const words: Words = (index) => at(texts, index)
  const people = count(invented.speakers, (i) => `ponente-${i + 1}`)
  const venueIds = venues.map((_, i) => `sede-${i + 1}`)
  return {
    event: eventOf(invented, dayOf),
    venues: { venues: byId(venueIds, (i) => venueOf(at(venues, i), i)) },
    programme: { parts: partsOf(invented, dayOf, venueIds, people, words) },
    speakers: {
      speakers: byId(people, (i) => ({
        name: numbered(at(invented.names, i), i, 60),
        role: words(i + 1).slice(0, 90),
        bio: words(i),
      })),
    },
    editions: {
      editions: count(invented.editions, (i) => ({
        id: `momento-${i + 1}`,
        title: numbered(words(i), i, 50),
        description: words(i + 2),
        year: invented.year - 1 - Math.floor((invented.editions - 1 - i) / 2),
      })),
    },
    faq: {
      questions: count(invented.questions, (i) => ({
        id: `pregunta-${i + 1}`,
        question: `¿${words(i).slice(0, 90)} (${i + 1})?`,
        answer: `${words(i + 1)}. Mira [el programa](programme) o escribe a [{correo}](mail).`,
      })),
    },
    perks: { perks: count(invented.perks, (i) => reason(words, i)) },
    benefits: { benefits: benefits(invented.benefits, words) },
    sponsorship: { benefits: benefits(invented.sponsorBenefits, words) },
    pages: pagesOf(),
  }
}

const byId = (ids: readonly string[], make: (index: number) => object) =>
  Object.fromEntries(ids.map((id, i) => [id, make(i)]))

const reason = (words: Words, i: number) => ({
  title: numbered(words(i), i, 50),
  text: words(i + 1).slice(0, 200),
})

const benefits = (length: number, words: Words) =>
  count(length, (i) => ({ id: `motivo-${i + 1}`, ...reason(words, i) }))

function eventOf(invented: InventedEvent, dayOf: (offset: number) => string) {
  const { name, city, timeZone } = invented
  const instant = (day: string, clock: string) =>
    `${day}T${clock}:00${clockDay(day, clock, timeZone).offset}`
  const lastDay = dayOf(Math.min(invented.days, invented.parts.length) - 1)
  return {
    name,
    shortName: name.slice(0, 12),
    city,
    start: instant(dayOf(0), time(hours.first * 60)),
    end: instant(lastDay, time(hours.last * 60)),
    updated: dayOf(-30),
    ...stateIn(invented, dayOf(14), instant(dayOf(-60), '10:00')),
    timeZone,
    email: 'hola@evento.example',
    ticketUrl: 'https://www.eventbrite.es/',
    ticketPlatform: 'Eventbrite',
    replyHours: 48,
    social: [{ name: 'Mastodon', url: 'https://mastodon.social/' }],
    tile: { motif: 'rosa', palette: 'trono' },
  }
}

const venueOf = ({ name, text }: InventedEvent['venues'][number], i: number) => ({
  name,
  inSentence: `la sede de la calle ${i + 1}`,
  directions: `Cómo llegar a la sede ${i + 1}`,
  street: `Calle del Agua, ${i + 1}`,
  postalCode: '41001',
  latitude: 37.38 + i / 150,
  longitude: -5.98 + i / 90,
  what: 'Aquí pasan cosas',
  description: text,
  homeHours: { from: '09:00', to: '21:00' },
})

/** The parts one after the other on their days, with items one after the other in each room. */
function partsOf(
  { parts, days }: InventedEvent,
  dayOf: (offset: number) => string,
  venueIds: readonly string[],
  people: readonly string[],
  words: Words,
) {
  const dayCount = Math.min(days, parts.length)
  let spoken = 0
  return parts.map((part, index) => {
    const onDay = Math.floor((index * dayCount) / parts.length)
    const sameDay = parts.filter(
      (_, other) => Math.floor((other * dayCount) / parts.length) === onDay,
    )
    const length = Math.floor(((hours.last - hours.first) * 60) / sameDay.length)
    const start = hours.first * 60 + length * sameDay.indexOf(part)
    const slot = Math.floor(length / part.items.length)
    return {
      id: `parte-${index + 1}`,
      tone: part.tone,
      title: part.title,
      venue: at(venueIds, part.venue),
      ...(dayCount > 1 && { day: dayOf(onDay) }),
      start: time(start),
      end: time(start + length),
      intro: words(index),
      items: part.items.flatMap((item, place) =>
        count(part.rooms, (room) => ({
          start: time(start + slot * place),
          end: time(start + slot * (place + 1)),
          title: item.title,
          description: words(place),
          ...(part.rooms > 1 && { room: `Sala ${room + 1}` }),
          ...(item.talks > 0 && {
            talks: count(item.talks, (turn) => {
              const speaker = people[spoken++]
              return {
                ...(speaker && { speaker }),
                talk: `${words(turn).slice(0, 90)} ${turn + 1}`,
              }
            }),
          }),
        })),
      ),
    }
  })
}

function time(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

/** The delivered pages with words for any event. */
function pagesOf() {
  const delivered = parse(readFileSync(path.join(contentFolder, 'pages.yaml'), 'utf8')) as {
    readonly pages: Readonly<Record<string, { readonly path: string }>>
  }
  const description =
    'Todo lo que hace falta saber antes de venir, en una sola página y sin dar vueltas'
  const pages = Object.entries(delivered.pages).map(([id, { path: address }]) => {
    const heading = address === '/' ? '{nombre}' : address.slice(1)
    const title = address === '/' ? 'Inicio' : `Página de ${heading}`
    return [
      id,
      {
        path: address,
        title,
        shareTitle: title,
        description: `${description}: ${id}.`,
        heading,
        intro: 'Ven.',
      },
    ]
  })
  return { ...delivered, samples: [], promises: [], pages: Object.fromEntries(pages) as unknown }
}
