import { event } from '../content/event.ts'
import { programme } from '../content/programme.ts'
import { venues } from '../content/venues.ts'
import type { SiteAddress } from '../lib/address.ts'
import { factsOf } from '../lib/facts.ts'
import { fill } from '../lib/fill.ts'

export const site: SiteAddress = { origin: __SITE_ORIGIN__, base: import.meta.env.BASE_URL }

export const facts = factsOf(event, venues, programme)

/** A text of src/content with the event's facts in it; `more` adds what only the caller knows. */
export function say(text: string, more: Readonly<Record<string, string>> = {}): string {
  return fill(text, { ...facts, ...more })
}
