import { origin, pages } from 'content:values'
import type { SiteAddress } from '../lib/address.ts'

export const site: SiteAddress = { origin, base: import.meta.env.BASE_URL }

/** Whether the event has a page, or leaves it out. */
export const hasPage = (id: keyof typeof pages): boolean => id in pages

/** The path of the speakers' own page; false if the event has none: the programme names them too. */
export const speakersPath = hasPage('speakers') && pages.speakers.path
