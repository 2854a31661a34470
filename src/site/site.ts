import { origin, pages } from 'content:values'
import type { SiteAddress } from '../lib/address.ts'

export const site: SiteAddress = { origin, base: import.meta.env.BASE_URL }

/** Whether the event has a page, or leaves it out. */
export const hasPage = (id: keyof typeof pages): boolean => id in pages

/**
 * A page that the event has: the shown one, or one to which its content leads.
 * @throws if the event leaves it out
 */
export function pageOf(id: keyof typeof pages) {
  const page = pages[id]
  if (!page) throw new Error(`The event has no page "${id}".`)
  return page
}

/** The path of the speakers' own page; undefined if the event has none: the programme names them too. */
export const speakersPath = pages.speakers?.path
