import type { SiteAddress } from '../lib/address.ts'

export const site: SiteAddress = { origin: __SITE_ORIGIN__, base: import.meta.env.BASE_URL }
