import { siteAddress } from '../../../src/content/schema/event.ts'
import { day, instant, time, wanted, webAddress } from '../../../src/content/schema/formats.ts'
import { isoDay, twoDigits } from '../../../src/lib/dates.ts'
import { instantAt, zonedInstant } from '../../../src/lib/zones.ts'

/** The day and the time zone of the event, as far as event.yaml says them. */
export type Clock = { readonly start: string; readonly timeZone: string }

/** Corrects a written value; undefined if the meaning is not clear. */
type Correct = (written: string, clock: Clock | undefined) => string | undefined

/** "21.00", "9:30", "9h30", "21 h", "1130" */
const looseTime = /^(\d{1,2})(?:[:.h](\d{2})|(\d{2}))? ?h?$/i

const correctTime: Correct = (written) => {
  const [, hour = '', minutes = '', glued = ''] = looseTime.exec(written) ?? []
  if (!hour) return undefined
  return fitting(`${hour.padStart(2, '0')}:${minutes || glued || '00'}`, time)
}

/** "14/11/2026", "4-1-2026" */
const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/** "2026/11/14", "2026-1-4" */
const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/

const correctDay: Correct = (written) => {
  const inOrder = yearFirst.exec(written)?.slice(1) ?? dayFirst.exec(written)?.slice(1).toReversed()
  return inOrder && fitting(inOrder.map((part) => twoDigits(Number(part))).join('-'), day)
}

/** "2026-11-14T11:00:00" → ["2026-11-14", "11:00:00"], "14/11/2026 a las 11:00", "16:00" → ["16:00"] */
const piecesOf = (written: string) => written.split(/T| a las | +/)

/** Adds the day of the event if only a time is written, and the difference from UTC on that day. */
const correctInstant: Correct = (written, clock) => {
  const pieces = piecesOf(written)
  const [writtenDay, writtenTime = writtenDay] = pieces
  // Seconds are left out: "11:00:00".
  const shownTime = correctTime(writtenTime?.replace(/(:\d\d):00$/, '$1') ?? '', clock)
  if (!clock || !shownTime || pieces.length > 2) return undefined
  if (pieces.length === 1) return fitting(instantAt(clock, shownTime), instant)
  const shownDay = correctDay(writtenDay ?? '', clock)
  return shownDay && fitting(zonedInstant(shownDay, shownTime, clock.timeZone), instant)
}

/** Also reads "24:00", which is the start of the next day. */
const correctEnd: Correct = (written, clock) =>
  /^24(?:[:.]?00)?$/.test(written)
    ? '00:00'
    : (correctTime(written, clock) ?? correctInstant(written, clock))

/** A day, perhaps with a time. A time alone is not corrected, because it does not tell the day of the change. */
const correctUpdate: Correct = (written, clock) =>
  correctDay(written, clock) ??
  (piecesOf(written).length > 1 ? correctInstant(written, clock) : undefined)

/** "12,50", "12,50 €", "25 euros" */
const loosePrice = /^(?<whole>\d+)(?:[.,](?<decimals>\d{1,2}))? ?(?:€|euros?)?$/i

const correctPrice: Correct = (written) => {
  const { whole, decimals } = loosePrice.exec(written)?.groups ?? {}
  if (!whole) return undefined
  return decimals ? `${whole}.${decimals}` : whole
}

/** "http://mi-evento.es", "www.mi-evento.es" → "https://…" */
const withHttps = (written: string) => `https://${written.replace(/^http:\/\//i, '')}`

const corrections: Readonly<Record<string, Correct>> = {
  [wanted.time]: correctTime,
  [wanted.day]: correctDay,
  [wanted.instant]: correctInstant,
  [wanted.end]: correctEnd,
  [wanted.updated]: correctUpdate,
  [wanted.webAddress]: (written) => fitting(withHttps(written), webAddress),
  [wanted.site]: (written) => fitting(withHttps(written), siteAddress),
}

/**
 * The line that was probably meant: " Escríbelo así: «21:00»."
 * @param expected the message of the schema
 * @param written the value as it stands in the file
 */
export function correctionOf(expected: string, written: string, clock?: Clock): string {
  if (expected === wanted.price) {
    const price = correctPrice(written, clock)
    return price && price !== written ? ` El precio, con punto y sin comillas: ${price}.` : ''
  }
  const corrected = corrections[expected]?.(written, clock)
  return corrected ? ` Escríbelo así: «${corrected}».` : ''
}

/** The text if the schema takes it. */
const fitting = (text: string, schema: typeof time | typeof day | typeof instant) =>
  schema.safeParse(text).success ? text : undefined

/** The clock of an event, from the value of event.yaml before it is checked. */
export function clockOf(value: unknown): Clock | undefined {
  const { start, timeZone } = (value ?? {}) as Partial<Clock>
  const isKnown = timeZone === 'Europe/Madrid' || timeZone === 'Atlantic/Canary'
  if (!isKnown || typeof start !== 'string' || !day.safeParse(isoDay(start)).success) {
    return undefined
  }
  return { start, timeZone }
}
