import { siteAddress } from '../../../src/content/schema/event.ts'
import { day, instant, time, wanted, webAddress } from '../../../src/content/schema/formats.ts'
import { isoDay, twoDigits } from '../../../src/lib/dates.ts'
import { type EventClock, instantAt, zonedInstant } from '../../../src/lib/zones.ts'

/** A function that corrects a value of a file. It returns undefined if nobody can tell what was meant. */
type Corrector = (written: string, clock: EventClock | undefined) => string | undefined

/** A time in another form, with or without minutes: "21.00", "9:30", "9h30", "1130", "21 h". */
const looseTime = /^(\d{1,2})(?:[:.h]?(\d{2}))? ?h?$/i

const correctTime: Corrector = (written) => {
  const [, hour, minutes = '00'] = looseTime.exec(written) ?? []
  return hour === undefined ? undefined : ifValid(`${hour.padStart(2, '0')}:${minutes}`, time)
}

/** "14/11/2026", "4-1-2026" */
const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/** "2026/11/14", "2026-1-4" */
const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/

const correctDay: Corrector = (written) => {
  const yearMonthDay = yearFirst.exec(written)?.slice(1)
  const dayMonthYear = dayFirst.exec(written)?.slice(1)
  const numbers = yearMonthDay ?? dayMonthYear?.toReversed()
  if (!numbers) return undefined
  const isoDate = numbers.map((digits) => twoDigits(Number(digits))).join('-')
  return ifValid(isoDate, day)
}

/**
 * Splits a text into day and time, if it has both:
 * - "2026-11-14T11:00:00" → ["2026-11-14", "11:00:00"]
 * - "14/11/2026 a las 11:00" → ["14/11/2026", "11:00"]
 * - "16:00" → ["16:00"]
 */
const piecesOf = (written: string) => written.split(/T| a las | +/)

/**
 * Corrects day and time, and adds the offset from UTC at that time: "14/11/2026 11.00" → "2026-11-14T11:00:00+01:00". A time
 * without a day gets the day of the event.
 */
const correctInstant: Corrector = (written, clock) => {
  const pieces = piecesOf(written)
  const writtenTime = pieces.at(-1) ?? ''
  // "11:00:00" → "11:00"
  const withoutSeconds = writtenTime.replace(/(:\d\d):00$/, '$1')
  const correctedTime = correctTime(withoutSeconds, clock)
  if (!clock || !correctedTime || pieces.length > 2) return undefined
  const isTimeAlone = pieces.length === 1
  if (isTimeAlone) return ifValid(instantAt(clock, correctedTime), instant)
  const correctedDay = correctDay(pieces[0] ?? '', clock)
  if (!correctedDay) return undefined
  return ifValid(zonedInstant(correctedDay, correctedTime, clock.timeZone), instant)
}

/** The midnight at the end of a day: "24:00", "24.00", "24". */
const midnight = /^24(?:[:.]?00)?$/

/** Corrects the end of the event. "24:00" becomes "00:00": `instantAt` puts an end at that time on the next day. */
const correctEnd: Corrector = (written, clock) => {
  if (midnight.test(written)) return '00:00'
  return correctTime(written, clock) ?? correctInstant(written, clock)
}

/**
 * Corrects a day or an instant: the value of `start` or `updated` in event.yaml. A time without a day is not corrected, because
 * its day is unknown: the day of the event is what `start` should say, and `updated` is usually another day.
 */
const correctDayOrInstant: Corrector = (written, clock) => {
  const correctedDay = correctDay(written, clock)
  if (correctedDay) return correctedDay
  const hasTime = piecesOf(written).length > 1
  return hasTime ? correctInstant(written, clock) : undefined
}

/** "12,50", "12,50 €", "25 euros" */
const loosePrice = /^(\d+)(?:[.,](\d{1,2}))? ?(?:€|euros?)?$/i

const correctPrice: Corrector = (written) => {
  const [, whole, decimals] = loosePrice.exec(written) ?? []
  if (!whole) return undefined
  return decimals ? `${whole}.${decimals}` : whole
}

/** "http://mi-evento.es", "www.mi-evento.es" → "https://…" */
const withHttps = (written: string) => `https://${written.replace(/^http:\/\//i, '')}`

/** Corrections by the schema's message, which says what kind of value is expected. */
const corrections: Readonly<Record<string, Corrector>> = {
  [wanted.time]: correctTime,
  [wanted.day]: correctDay,
  [wanted.instant]: correctInstant,
  [wanted.end]: correctEnd,
  [wanted.dayOrInstant]: correctDayOrInstant,
  [wanted.webAddress]: (written) => ifValid(withHttps(written), webAddress),
  [wanted.site]: (written) => ifValid(withHttps(written), siteAddress),
}

/**
 * A sentence with the value that was probably meant, " Escríbelo así: «21:00».", or "" if nobody can tell.
 * @param expected the message of the schema, which says what kind of value it expects
 * @param written the value in the file
 */
export function correctionOf(expected: string, written: string, clock?: EventClock): string {
  if (expected === wanted.price) {
    const price = correctPrice(written, clock)
    return price && price !== written ? ` El precio, con punto y sin comillas: ${price}.` : ''
  }
  const corrected = corrections[expected]?.(written, clock)
  return corrected ? ` Escríbelo así: «${corrected}».` : ''
}

/** The text if the schema accepts it, otherwise undefined. */
const ifValid = (text: string, schema: typeof time | typeof day | typeof instant) =>
  schema.safeParse(text).success ? text : undefined

/**
 * The start and the time zone of the event, from the unchecked value of event.yaml.
 * @param value the value of event.yaml. Any other file may be given too. It has no `start`.
 * @returns undefined if the start or the time zone is wrong or missing
 */
export function clockOf(value: unknown): EventClock | undefined {
  const { start, timeZone = 'Europe/Madrid' } = (value ?? {}) as Partial<EventClock>
  const isZoneKnown = timeZone === 'Europe/Madrid' || timeZone === 'Atlantic/Canary'
  const isStartKnown = typeof start === 'string' && day.safeParse(isoDay(start)).success
  return isZoneKnown && isStartKnown ? { start, timeZone } : undefined
}
