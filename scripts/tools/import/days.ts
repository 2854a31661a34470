import { day as isoDate } from '../../../src/content/schema/formats.ts'
import { isoDay, twoDigits } from '../../../src/lib/dates.ts'
import { slugOf } from '../../../src/lib/texts.ts'

/** Names of the months, from January, without accents, in Spanish, English, Catalan and Galician. */
const months: readonly (readonly string[])[] = [
  ['enero', 'january', 'gener', 'xaneiro'],
  ['febrero', 'february', 'febrer', 'febreiro'],
  ['marzo', 'march', 'marc', 'marzo'],
  ['abril', 'april', 'abril', 'abril'],
  ['mayo', 'may', 'maig', 'maio'],
  ['junio', 'june', 'juny', 'xuno'],
  ['julio', 'july', 'juliol', 'xullo'],
  ['agosto', 'august', 'agost', 'agosto'],
  ['septiembre', 'september', 'setembre', 'setembro', 'setiembre'],
  ['octubre', 'october', 'octubre', 'outubro'],
  ['noviembre', 'november', 'novembre', 'novembro'],
  ['diciembre', 'december', 'desembre', 'decembro'],
]

/** "sábado, ", "Sat. ", or nothing. */
const weekday = String.raw`(?:\p{L}+\.?,? )?`
const dayNumber = String.raw`(?<day>\d{1,2})`
const monthName = String.raw`(?<name>\p{L}+)\.?`
const yearNumber = String.raw`(?<year>\d{4})(?!\d)`

/** Shapes of a day at the beginning of a text, each with examples. */
const shapes = [
  // 2025-11-08
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?!\d)/,
  // 8/11/2025, 8/11/25, 8-11-2025, 8.11.2025
  /^(?<day>\d{1,2})(?<sign>[/.-])(?<month>\d{1,2})\k<sign>(?<year>\d{4}|\d\d)(?!\d)/,
  // 08-may-2027, 08-may-27
  /^(?<day>\d{1,2})-(?<name>\p{L}+)\.?-(?<year>\d{4}|\d\d)(?!\d)/u,
  // 8 de mayo de 2027, sábado, 8 mayo 2027, 08 May 2027
  new RegExp(
    `^${weekday}${dayNumber}(?: de | d'| d’| )${monthName}(?: de | del |,? )${yearNumber}`,
    'iu',
  ),
  // May 8, 2027
  new RegExp(`^${weekday}${monthName} ${dayNumber}(?:st|nd|rd|th)?, ${yearNumber}`, 'iu'),
]

/** The day (YYYY-MM-DD) at the beginning of a text, and the rest of the text. `day` is empty if the text begins with none. */
export type DayAndRest = { readonly day: string; readonly rest: string }

/**
 * Reads the day at the beginning of a text.
 * @returns undefined if the text begins with a day that does not exist, such as 31/2/2026
 */
export function dayIn(text: string): DayAndRest | undefined {
  for (const shape of shapes) {
    const match = shape.exec(text)
    if (!match) continue
    const day = isoDayOf(match.groups ?? {})
    return day ? { day, rest: text.slice(match[0].length) } : undefined
  }
  return spreadsheetDay(text) ?? { day: '', rest: text }
}

function isoDayOf(groups: Readonly<Record<string, string | undefined>>): string | undefined {
  const month = groups.month ?? monthNumber(groups.name ?? '')
  if (!month || !groups.year || !groups.day) return undefined
  // "25" → "2025"
  const year = groups.year.padStart(4, '20')
  const day = [year, month.padStart(2, '0'), groups.day.padStart(2, '0')].join('-')
  return isoDate.safeParse(day).success ? day : undefined
}

/** "septiembre" → ["septiembre", "sep", "sept"] */
const spellingsOf = (name: string) => [name, name.slice(0, 3), name.slice(0, 4)]

/** The number of a month from its name, or from the first three or four letters: "mayo" → "5", "feb" → "2", "sept" → "9". */
function monthNumber(written: string): string | undefined {
  const word = slugOf(written)
  const index = months.findIndex((names) => names.flatMap(spellingsOf).includes(word))
  return index === -1 ? undefined : String(index + 1)
}

const millisecondsPerDay = 86_400_000
const minutesPerDay = 1440

/**
 * Reads a day as spreadsheets store it: the number of days since 30 December 1899. 46150 is 8 May 2026. Only numbers of five
 * digits are read, so that a year is not taken for a day. Decimals are the time. They become the rest: "46150,4375" → "0,4375".
 */
function spreadsheetDay(text: string): DayAndRest | undefined {
  const [, days, decimals = ''] = /^(\d{5})([.,]\d+)?$/.exec(text) ?? []
  if (!days) return undefined
  const instant = Date.UTC(1899, 11, 30) + Number(days) * millisecondsPerDay
  const rest = decimals === '' ? '' : `0${decimals}`
  return { day: isoDay(new Date(instant).toISOString()), rest }
}

/**
 * The minutes of a time that a spreadsheet writes as a fraction of a day: "0.4375" → 630.
 * @returns undefined for other texts, for a fraction that gives no whole minute, and for a text such as "0.45", which may mean
 *   45 minutes past midnight
 */
export function minutesOfFraction(text: string): number | undefined {
  const [, sign, decimals] = /^0([.,])(\d+)$/.exec(text) ?? []
  if (!sign || !decimals) return undefined
  const mayBeClockTime = sign === '.' && /^[0-5]\d$/.test(decimals)
  if (mayBeClockTime) return undefined
  const minutes = Number(`0.${decimals}`) * minutesPerDay
  const wholeMinutes = Math.round(minutes)
  // Rounding to four decimals changes a fraction by 0.00005 days at most, which is 0.072 minutes. Fewer decimals are exact,
  // except for the error of floating-point numbers.
  const mayBeRounded = decimals.length >= 4
  const tolerance = mayBeRounded ? 0.08 : 1e-6
  const isWholeMinute = Math.abs(minutes - wholeMinutes) <= tolerance
  return isWholeMinute && wholeMinutes < minutesPerDay ? wholeMinutes : undefined
}

/** 630 → "10:30" */
export const timeOfMinutes = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
