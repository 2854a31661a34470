import type { ContentData, PriceData } from '../../../src/content/schema.ts'
import type { Price } from '../../../src/event/model.ts'
import { dayMonth } from '../../../src/lib/dates.ts'
import { locale } from '../../../src/lib/locale.ts'
import { fill } from '../../../src/lib/texts.ts'
import { endOfDay } from '../../../src/lib/zones.ts'

/**
 * The prices as people read them; null if they are not told.
 * @param now milliseconds since 1970
 */
export function pricesOf({ event, copy }: ContentData, now: number): readonly Price[] | null {
  const { tickets, timeZone } = event
  return tickets?.prices?.map((one) => priceOf(one, timeZone, copy.prices.until, now)) ?? null
}

function priceOf(one: PriceData, timeZone: string, untilText: string, now: number): Price {
  const price = { ...one, shown: euros(one.price) }
  if (one.until === undefined) return { ...price, isOver: false }
  const to = endOfDay(one.until, timeZone)
  const ends = fill(untilText, { fecha: dayMonth(one.until) })
  return { ...price, ends, to, isOver: to <= now }
}

/** "25 €", "12,50 €" */
const euros = (price: number): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(price)
