import { origin, pages } from 'content/values.ts'
import type { SiteAddress } from '../lib/address.ts'

export const site: SiteAddress = { origin, base: import.meta.env.BASE_URL }

/**
 * A page that this event must have, because the page itself is rendered or a rendered page links to it.
 * @throws if the event has no such page
 */
export function pageOf(id: keyof typeof pages) {
  const page = pages[id]
  if (!page) throw new Error(`The event has no page "${id}".`)
  return page
}
