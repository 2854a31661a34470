import type { SiteAddress } from '../../src/lib/address.ts'
import { notFoundFile, readBuiltSite } from '../lib/built-site.ts'
import { unknownPath } from './states.ts'

/** A page as the audit calls it: the address below the site's root. */
export type AuditedPage = { readonly path: string; readonly document: Document }

/**
 * The pages of the built site under the addresses that the audit visits.
 * @throws if the folder holds no page.
 */
export function readAuditedSite(dir: string): AuditedPage[] {
  return readBuiltSite(dir).pages.map((page) => ({
    path: page.path ?? (page.file === notFoundFile ? unknownPath : `/${page.file}`),
    get document() {
      return page.document
    },
  }))
}

/**
 * Where the site was built to be published, as its home page says.
 * @throws if it does not say so.
 */
export function publishedAt(pages: readonly AuditedPage[]): SiteAddress {
  const home = pages.find(({ path }) => path === '/')
  const address = home?.document.querySelector('link[rel="canonical"]')?.getAttribute('href')
  if (!address)
    throw new Error('The home page does not name its address (canonical): build the site anew.')
  const { origin, pathname } = new URL(address)
  return { origin, base: pathname }
}
