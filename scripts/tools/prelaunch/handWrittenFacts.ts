import path from 'node:path'
import type { ContentData } from '../../../src/content/schema.ts'
import { abandonedVenue } from '../../../src/event/newDay.ts'
import { timeOf } from '../../../src/lib/dates.ts'
import { inWords, months, weekdays } from '../../../src/lib/locale.ts'
import type { EventFiles } from '../../build/derive/readEvent.ts'
import { lineAt } from '../../build/derive/textPages.ts'
import { namesIn, textPagesFolder } from '../../build/read/folders.ts'
import { textsIn } from '../../build/read/mapTexts.ts'
import { lineOf, mistakeIn, shown } from '../../build/read/mistakes.ts'
import { readText } from '../../build/read/yamlFile.ts'
import type { LaunchFinding } from './report.ts'

const counted = ['sedes', 'ponentes', 'ediciones', 'ventajas'] as const

const numbers = Array.from({ length: 14 }, (_, i) => inWords(i + 2)).join('|')

const kinds = [
  // Not "cada viernes", "de lunes a viernes".
  `(?<!(?:cada|de|a)\\s+)(?:${weekdays.join('|')})`,
  // Not of a law: "Ley 34/2002, de 11 de julio".
  `(?<!\\d/\\d{4},\\s+de\\s+)\\d{1,2}\\s+de\\s+(?:${months.join('|')})`,
  `(?:\\d+|${numbers})\\s+(?:${counted.join('|')})`,
  // "21:00", "las 21.00", and no "2.50".
  '\\d{1,2}:[0-5]\\d|(?<=las\\s+)\\d{1,2}\\.[0-5]\\d',
]
/** "25 €", "12,50 euros"; only if the event tells its prices. */
const price = '(?<![.,])\\d+(?:[.,]\\d{1,2})?\\s*(?:€|euros?)'

/** Writes a fact in one way: "3 Sedes" → "tres sedes", "09.30" → "9:30", "12,50 euros" → "12.5 €". */
function plain(written: string): string {
  const text = onOneLine(written).toLowerCase()
  const [, hour, minute] = /^(\d{1,2})[:.](\d\d)$/.exec(text) ?? []
  if (hour) return `${Number(hour)}:${minute}`
  const [, euros] = /^([\d.,]+)\s*(?:€|euros?)$/.exec(text) ?? []
  if (euros) return `${Number(euros.replace(',', '.'))} €`
  return text.replace(/^\d+/, (digits) => inWords(Number(digits)))
}

const onOneLine = (words: string) => words.trim().replaceAll(/\s+/g, ' ')

/** Files not searched: the facts themselves, and past editions, which had others. */
const leftOut = new Set(['event.yaml', 'venues.yaml', 'editions.yaml'])

/** Names of the venue that the event has left: its own, and how sentences refer to it, without article. */
function leftVenue({ data, sources }: EventFiles): RegExp | null {
  const venues = (sources.venues.value as ContentData['venues']).venues
  const venue = venues[abandonedVenue(data.event) ?? '']
  if (!venue) return null
  const names = [venue.name, venue.inSentence.replace(/^\S+\s+(?=\S)/, '')]
  const escaped = names.map((name) => name.replaceAll(/[^\p{L}\d\s]/gu, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\d])(?:${escaped.join('|')})(?![\\p{L}\\d])`, 'giu')
}

const next =
  'Mira si es verdad lo que está escrito a mano. Si es un dato del evento, ponlo entre llaves, como {dia} o {ponentes}.'

/**
 * Finds hand-written weekdays, dates, counts, hours and prices that contradict the facts, and names of a place that the
 * event has left. Some are right all the same, such as the last day of a sale, so the organiser has to judge.
 */
export function handWrittenFindings(files: EventFiles): LaunchFinding[] {
  const { facts, data, folder } = files
  const { tickets } = data.event
  const prices = tickets?.free ? [0] : (tickets?.prices ?? []).map((one) => one.price)
  const known = new Set([
    facts.diaSemana,
    plain(facts.diaMes),
    ...counted.map((things) => `${facts[things]} ${things}`),
    ...timesIn(data).map(plain),
    ...prices.map((one) => `${one} €`),
  ])
  const all = prices.length > 0 ? [...kinds, price] : kinds
  const handWritten = new RegExp(`(?<![\\p{L}\\d:])(?:${all.join('|')})(?![\\p{L}\\d])`, 'giu')
  const left = leftVenue(files)
  return writtenTexts(files).flatMap(({ text, mistake }) => {
    const wrong = [...text.matchAll(handWritten)].filter(([words]) => !known.has(plain(words)))
    const names = left ? [...text.matchAll(left)] : []
    const mistakes = [
      ...wrong.map(({ 0: words, index }) =>
        mistake(`pone ${shown(onOneLine(words))}, y los datos del evento dicen otra cosa.`, index),
      ),
      ...names.map(({ 0: name, index }) =>
        mistake(`nombra ${shown(name)}, donde el evento ya no está.`, index),
      ),
    ]
    return mistakes.map((one) => ({ mark: '?', what: lineOf(folder, one), next }))
  })
}

/** Every text of an event as it is written, with facts in braces: values of its files, and pages of text as a whole. */
function writtenTexts({ folder, sources }: EventFiles) {
  const inFiles = Object.values(sources)
    .filter(({ name }) => !leftOut.has(name))
    .flatMap(({ value, mistake }) =>
      textsIn(value).map(({ at, text }) => ({
        text,
        mistake: (problem: string) => mistake(at, problem),
      })),
    )
  const below = path.join(folder, textPagesFolder)
  const inPages = namesIn(below).map((name) => {
    const text = readText(path.join(below, name))
    const mistake = (problem: string, index: number) =>
      mistakeIn(`${textPagesFolder}/${name}`, problem, lineAt(text, index))
    return { text, mistake }
  })
  // Identifiers, times and addresses are not texts.
  return [...inFiles, ...inPages].filter(({ text }) => /^\p{Lu}|\s/u.test(text))
}

function timesIn({ event, programme, venues }: ContentData): string[] {
  const spans = programme.parts.flatMap((part) => [part, ...part.items])
  const doors = Object.values(venues.venues).map(({ homeHours: { from, to } }) => [from, to])
  const own = [event.start, event.end].map(timeOf)
  return [...own, ...spans.flatMap(({ start, end }) => [start, end]), ...doors.flat()]
}
