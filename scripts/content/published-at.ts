import type { Event } from '../../src/content/schema.ts'
import type { SiteAddress } from '../../src/lib/address.ts'
import { readSiteAddress } from '../lib/site-address.ts'
import { loadContent } from './site-content.ts'

/**
 * Where the site will be published: as SITE_URL and BASE_PATH say, else as `site` of event.yaml does, whose path is the
 * sub-folder.
 * @throws with one sentence if that cannot be meant
 */
export function publishedAt(
  environment = process.env,
  { site }: Pick<Event, 'site'> = loadContent().event,
): SiteAddress {
  if (environment.SITE_URL || !site) return readSiteAddress(environment)
  const { origin, pathname } = new URL(site)
  const BASE_PATH = environment.BASE_PATH || pathname.replace(/\/*$/, '/')
  return readSiteAddress({ SITE_URL: origin, BASE_PATH })
}
