import { origin } from 'content:published'
import type { SiteAddress } from '../lib/address.ts'

export const site: SiteAddress = { origin, base: import.meta.env.BASE_URL }
