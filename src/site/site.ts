import { origin, pages } from 'content/values.ts'
import type { SiteAddress } from '../lib/address.ts'

/** The address of this site, for the functions of src/lib/address.ts. */
export const site: SiteAddress = { origin, base: import.meta.env.BASE_URL }

/**
 * The texts of a page. The event must have this page, because it is rendered, or because a rendered page links to it.
 * @throws if the event has no such page
 */
export function pageOf(id: keyof typeof pages) {
  const page = pages[id]
  if (!page) throw new Error(`The event has no page "${id}".`)
  return page
}
