import type { ContentData, PriceData } from '../../../src/content/schema.ts'
import type { Price } from '../../../src/event/model.ts'
import { dayMonth } from '../../../src/lib/dates.ts'
import { locale } from '../../../src/lib/locale.ts'
import { fill } from '../../../src/lib/texts.ts'
import { endOfDay } from '../../../src/lib/zones.ts'

/**
 * The prices of event.yaml as people read them; null if it has none.
 * @param now the present, in milliseconds since 1970
 */
export function pricesOf({ event, copy }: ContentData, now: number): readonly Price[] | null {
  const { tickets, timeZone } = event
  return tickets?.prices?.map((price) => priceOf(price, timeZone, copy.prices.until, now)) ?? null
}

/** A price with its texts. `hasEnded` says whether its last day is over at `now`. */
function priceOf(data: PriceData, timeZone: string, untilTemplate: string, now: number): Price {
  const price = { ...data, shown: euros(data.price) }
  if (data.until === undefined) return { ...price, hasEnded: false }
  const endsAt = endOfDay(data.until, timeZone)
  const untilText = fill(untilTemplate, { fecha: dayMonth(data.until) })
  return { ...price, untilText, endsAt, hasEnded: endsAt <= now }
}

/** A price as people read it: "25 €", "12,50 €". */
const euros = (price: number): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(price)
