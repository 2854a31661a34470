import { pages } from 'content:pages'
import { origin } from 'content:published'
import type { SiteAddress } from '../lib/address.ts'

export const site: SiteAddress = { origin, base: import.meta.env.BASE_URL }

/** The path of the speakers' own page; false if the event has none: the programme names them too. */
export const speakersPath = __USES__.pages.speakers && pages.speakers.path
