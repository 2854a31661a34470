import { origin, pages } from 'content/values.ts'
import type { SiteAddress } from '../lib/address.ts'

export const site: SiteAddress = { origin, base: import.meta.env.BASE_URL }

/**
 * A page that the event has: the shown one, or one to which its content leads.
 * @throws if the event leaves it out
 */
export function pageOf(id: keyof typeof pages) {
  const page = pages[id]
  if (!page) throw new Error(`The event has no page "${id}".`)
  return page
}
