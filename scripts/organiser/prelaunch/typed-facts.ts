import type { ContentData } from '../../../src/content/schema.ts'
import { inWords } from '../../../src/lib/texts.ts'
import { months, timeOf, weekdays } from '../../../src/lib/dates.ts'
import { textsIn } from '../../../src/event/reading/mapTexts.ts'
import type { Content } from '../../../src/event/reading/readContent.ts'
import { contentFolder } from '../../../src/event/reading/siteContent.ts'
import type { Finding } from './report.ts'

const counted = ['sedes', 'ponentes', 'preguntas', 'ediciones', 'momentos', 'ventajas'] as const

const numbers = Array.from({ length: 14 }, (_, i) => inWords(i + 2)).join('|')

const typed = [
  // Not "cada viernes", "de lunes a viernes".
  `(?<!(?:cada|de|a)\\s+)(?:${weekdays.join('|')})`,
  `\\d{1,2}\\s+de\\s+(?:${months.join('|')})`,
  `(?:\\d+|${numbers})\\s+(?:${counted.join('|')})`,
  // "21:00", "las 21.00", and no "2.50".
  '\\d{1,2}:[0-5]\\d|(?<=las\\s+)\\d{1,2}\\.[0-5]\\d',
]
const pattern = new RegExp(`(?<![\\p{L}\\d:])(?:${typed.join('|')})(?![\\p{L}\\d])`, 'giu')

/** Writes a fact in one way: "3 Sedes" → "tres sedes", "09.30" → "9:30". */
function plain(text: string): string {
  const [, hour, minute] = /^(\d{1,2})[:.](\d\d)$/.exec(text) ?? []
  if (hour) return `${Number(hour)}:${minute}`
  return text.toLowerCase().replace(/^\d+/, (digits) => inWords(Number(digits)))
}

/**
 * Finds typed weekdays, dates, counts and hours that contradict the facts, and words for a venue that the event has
 * left. Some are right all the same, such as the last day of a sale, so the organiser has to judge.
 */
export function typedFindings(content: Content): Finding[] {
  const { facts } = content
  const known = new Set([
    facts.diaSemana,
    plain(facts.diaMes),
    ...counted.map((things) => `${facts[things]} ${things}`),
    ...timesIn(content.data).map(plain),
  ])
  return [
    ...findInTexts(content, pattern).filter(({ words }) => !known.has(plain(words))),
    ...leftVenueIn(content),
  ].map(({ place, words }) => ({
    mark: '?',
    what: `${contentFolder}/${place}: pone «${words}», y los datos del evento dicen otra cosa.`,
    next: 'Mira si es verdad lo que está escrito a mano. Si es un dato del evento, ponlo entre llaves, como {dia} o {ponentes}.',
  }))
}

/** Texts that name the venue that the event has left, such as "parque". */
function leftVenueIn(content: Content) {
  const { venues } = content.sources.venues.value as ContentData['venues']
  const left = venues[content.data.event.status?.from ?? '']
  if (!left) return []
  const word = left.inSentence
    .replace(/^(?:el|la|los|las) /, '')
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const named = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu')
  return findInTexts(content, named).filter(({ place }) => !place.startsWith('venues.yaml'))
}

function timesIn({ event, programme, venues }: ContentData): string[] {
  const spans = programme.parts.flatMap((part) => [part, ...part.items])
  return [
    timeOf(event.start),
    timeOf(event.end),
    ...spans.flatMap(({ start, end }) => [start, end]),
    ...Object.values(venues.venues).flatMap(({ homeHours: { from, to } }) => [from, to]),
  ]
}

/** Words found in a text as it was typed, with facts still in braces. */
type Found = {
  /** "perks.yaml:5", where the text begins; "pages/normas.md" */
  readonly place: string
  readonly words: string
}

/** Files not searched: the facts themselves, and past editions, which had others. */
const leftOut = new Set(['event.yaml', 'editions.yaml'])

/** Finds a pattern (with the flag "g") in the texts of an event. */
function findInTexts({ sources, textPages }: Content, wanted: RegExp): Found[] {
  const find = (place: string, text: string) =>
    [...text.replace(/\s+/g, ' ').matchAll(wanted)].map(([words]) => ({ place, words }))
  const inFiles = Object.values(sources)
    .filter(({ name }) => !leftOut.has(name))
    .flatMap(({ name, value, mistake }) =>
      textsIn(value)
        // Identifiers, times and addresses are not texts.
        .filter(({ text }) => /^\p{Lu}|\s/u.test(text))
        .flatMap(({ at, text }) => find(`${name}:${mistake(at, '').line}`, text)),
    )
  const pages = textPages.flatMap(({ path, html }) =>
    find(`pages${path}.md`, html.replace(/<[^>]*>/g, ' ')),
  )
  return [...inFiles, ...pages]
}
