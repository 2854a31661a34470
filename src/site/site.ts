import type { SiteAddress } from '../lib/address.ts'
import { fill } from '../lib/fill.ts'

export const site: SiteAddress = { origin: __SITE_ORIGIN__, base: import.meta.env.BASE_URL }

export const facts = __FACTS__

/** A text of src/content with the event's facts in it; `more` adds what only the caller knows. */
export function say(text: string, more: Readonly<Record<string, string>> = {}): string {
  return fill(text, { ...facts, ...more })
}
