import path from 'node:path'
import type { ContentData } from '../../../src/content/schema.ts'
import { hoursOf } from '../../../src/event/hours.ts'
import { abandonedVenue } from '../../../src/event/newDay.ts'
import { numeral, months, weekdays } from '../../../src/lib/locale.ts'
import type { EventFiles } from '../../build/derive/readEvent.ts'
import { namesIn, textPagesFolder } from '../../build/read/folders.ts'
import { textsIn } from '../../build/read/mapTexts.ts'
import { lineNumberAt } from '../../build/read/lines.ts'
import { formatMistake, type Mistake, mistakeIn, shown } from '../../build/read/mistakes.ts'
import { readText } from '../../build/read/yamlFile.ts'
import type { LaunchFinding } from './report.ts'

/** Facts that are numbers of things: {sedes}, {ponentes}, … */
const countedThings = ['sedes', 'ponentes', 'ediciones', 'ventajas'] as const

const weekday = weekdays.join('|')
const month = months.join('|')
/** Digits, or a numeral from "dos" to "quince". */
const number = ['\\d+', ...Array.from({ length: 14 }, (_, index) => numeral(index + 2))].join('|')

/** Patterns of facts that people write by hand, each with examples. */
const patterns = [
  // "el sábado", but not "cada viernes" or "de lunes a viernes".
  `(?<!(?:cada|de|a)\\s+)(?:${weekday})`,
  // "8 de noviembre", but not in the name of a law: "Ley 34/2002, de 11 de julio".
  `(?<!\\d/\\d{4},\\s+de\\s+)\\d{1,2}\\s+de\\s+(?:${month})`,
  // "3 sedes", "cinco ponentes"
  `(?:${number})\\s+(?:${countedThings.join('|')})`,
  // "21:00"
  '\\d{1,2}:[0-5]\\d',
  // "las 21.00", but not "2.50" alone.
  '(?<=las\\s+)\\d{1,2}\\.[0-5]\\d',
]

/** "25 €", "12,50 euros", but not the end of "1.200 €". */
const pricePattern = '(?<![.,])\\d+(?:[.,]\\d{1,2})?\\s*(?:€|euros?)'

/** Brings a fact into a form that can be compared: "3 Sedes" → "tres sedes", "09.30" → "9:30", "12,50 euros" → "12.5 €". */
function normalise(written: string): string {
  const text = onOneLine(written).toLowerCase()
  const [, hour, minute] = /^(\d{1,2})[:.](\d\d)$/.exec(text) ?? []
  if (hour) return `${Number(hour)}:${minute}`
  const [, euros] = /^([\d.,]+)\s*(?:€|euros?)$/.exec(text) ?? []
  if (euros) return `${Number(euros.replace(',', '.'))} €`
  return text.replace(/^\d+/, (digits) => numeral(Number(digits)))
}

const onOneLine = (words: string) => words.trim().replaceAll(/\s+/g, ' ')

const nextStep =
  'Mira si es verdad lo que está escrito a mano. Si es un dato del evento, ponlo entre llaves, como {dia} o {ponentes}.'

/**
 * Finds hand-written weekdays, dates, numbers, times and prices that are none of the event's facts. Also finds names of a venue
 * that the event has left. Each finding is a question, because a hand-written fact may be right, such as the last day of a
 * sale.
 */
export function handWrittenFindings(files: EventFiles): LaunchFinding[] {
  const { folder } = files
  const contradictionsIn = contradictionFinder(files)
  const abandonedNames = abandonedNamesPattern(files)
  const mistakes = writtenTexts(files).flatMap((written) => [
    ...contradictionsIn(written),
    ...mentionsOf(abandonedNames, written),
  ])
  return mistakes.map((mistake) => ({
    level: 'question',
    what: formatMistake(folder, mistake),
    next: nextStep,
  }))
}

/** A text as an organiser has written it, with facts in braces: "{dia}". */
type WrittenText = {
  readonly text: string
  /**
   * Makes a mistake with the text's file, and the line of the problem.
   * @param index of the problem in the text
   */
  readonly mistakeAt: (problem: string, index: number) => Mistake
}

/** Makes a function that finds hand-written facts in a text that are none of the event's facts. */
function contradictionFinder(files: EventFiles) {
  const prices = pricesIn(files)
  const known = knownFacts(files, prices)
  // In an event without prices, no written price can contradict them.
  const searched = prices.length > 0 ? [...patterns, pricePattern] : patterns
  // A fact has no letter or digit next to it, and no colon before it.
  const handWritten = new RegExp(`(?<![\\p{L}\\d:])(?:${searched.join('|')})(?![\\p{L}\\d])`, 'giu')
  return ({ text, mistakeAt }: WrittenText): readonly Mistake[] => {
    const found = [...text.matchAll(handWritten)]
    const unknown = found.filter(([words]) => !known.has(normalise(words)))
    return unknown.map(({ 0: words, index }) => {
      const problem = `pone ${shown(onOneLine(words))}, y los datos del evento dicen otra cosa.`
      return mistakeAt(problem, index)
    })
  }
}

/** The prices of the tickets. A free ticket costs 0 €, so any other written price contradicts it. */
function pricesIn({ data: { event } }: EventFiles): readonly number[] {
  if (event.tickets?.free) return [0]
  return (event.tickets?.prices ?? []).map(({ price }) => price)
}

/** The event's facts in the form of `normalise`. */
const knownFacts = ({ facts, data }: EventFiles, prices: readonly number[]) =>
  new Set([
    facts.diaSemana,
    normalise(facts.diaMes),
    // `facts.sedes` is the numeral alone, "tres".
    ...countedThings.map((things) => `${facts[things] ?? ''} ${things}`),
    ...timesIn(data).map(normalise),
    ...prices.map((price) => `${price} €`),
  ])

/** All times (HH:MM) of the event, the programme and the venues. */
function timesIn({ event, programme, venues }: ContentData): string[] {
  const spans = programme.parts.flatMap((part) => [part, ...part.items])
  // The home page shows these hours.
  const venueHours = Object.values(venues.venues).map(({ homeHours: { from, to } }) => [from, to])
  const { opens, closes } = hoursOf(event) ?? {}
  const eventHours = [opens, closes].filter((time) => time !== undefined)
  return [...eventHours, ...spans.flatMap(({ start, end }) => [start, end]), ...venueHours.flat()]
}

/**
 * A pattern for the two names of the venue that the event has left: `name`, and `inSentence` without its article. Without the
 * article "el mercado" is also found in "al mercado" and "del mercado".
 * @returns null if the event has left no venue
 */
function abandonedNamesPattern({ data, sources }: EventFiles): RegExp | null {
  // `data` has only the venues that stay.
  const { venues } = sources.venues.value as Partial<ContentData['venues']>
  const venueId = abandonedVenue(data.event)
  const venue = venueId === undefined ? undefined : venues?.[venueId]
  if (!venue) return null
  const names = [venue.name, venue.inSentence.replace(/^\S+\s+(?=\S)/, '')]
  // Only special characters are escaped: with the flag `u`, a backslash before any other sign, such as \', is an error.
  const escaped = names.map((name) => name.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\d])(?:${escaped.join('|')})(?![\\p{L}\\d])`, 'giu')
}

function mentionsOf(names: RegExp | null, { text, mistakeAt }: WrittenText): readonly Mistake[] {
  if (!names) return []
  return [...text.matchAll(names)].map(({ 0: name, index }) =>
    mistakeAt(`nombra ${shown(name)}, donde el evento ya no está.`, index),
  )
}

/** The texts that are searched: they begin with a capital or contain a space. Identifiers, times and addresses do neither. */
function writtenTexts({ folder, sources }: EventFiles): readonly WrittenText[] {
  const all = [...textsInFiles(sources), ...textsInPages(path.join(folder, textPagesFolder))]
  return all.filter(({ text }) => /^\p{Lu}|\s/u.test(text))
}

/** Files that are not searched. event.yaml and venues.yaml hold the facts themselves. Past editions had other facts. */
const unsearchedFiles = new Set(['event.yaml', 'venues.yaml', 'editions.yaml'])

/** The values of the YAML files, each with its line. */
function textsInFiles(sources: EventFiles['sources']): readonly WrittenText[] {
  const searched = Object.values(sources).filter(({ name }) => !unsearchedFiles.has(name))
  return searched.flatMap(({ value, mistake }) =>
    textsIn(value).map(({ at, text }) => ({ text, mistakeAt: (problem) => mistake(at, problem) })),
  )
}

/** The text pages. Each file is one text. */
const textsInPages = (folder: string): readonly WrittenText[] =>
  namesIn(folder).map((name) => {
    const text = readText(path.join(folder, name))
    const file = `${textPagesFolder}/${name}`
    return {
      text,
      mistakeAt: (problem, index) => mistakeIn(file, problem, lineNumberAt(text, index)),
    }
  })
