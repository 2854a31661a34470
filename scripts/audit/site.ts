import type { SiteAddress } from '../../src/lib/address.ts'
import { type BuiltPage, readBuiltSite } from '../lib/built-site.ts'
import { notFoundFile } from '../lib/site-files.ts'
import { serveSite } from '../lib/server.ts'
import { distDir } from '../lib/work-folder.ts'
import { unknownPath } from './states.ts'

/** The address below the site's root that the audit visits. */
export const pathOf = ({ path, file }: BuiltPage): string =>
  path ?? (file === notFoundFile ? unknownPath : `/${file}`)

/** @throws if the folder holds no page */
export const auditedPages = (): readonly BuiltPage[] => readBuiltSite(distDir).pages

/**
 * The address that the site was built for, from its home page.
 * @throws if the home page does not name it
 */
export function publishedAt(pages: readonly BuiltPage[]): SiteAddress {
  const home = pages.find(({ path }) => path === '/')?.document
  const link = home?.querySelector('link[rel="canonical"]')
  if (!link)
    throw new Error('The home page does not name its address (canonical): build the site anew.')
  const { origin, pathname } = new URL(link.getAttribute('href') ?? '')
  return { origin, base: pathname }
}

/** The runner's global setup: serves the site, and passes its address to the environment. */
export default async function serve(): Promise<() => Promise<void>> {
  const { base } = publishedAt(auditedPages())
  const server = await serveSite({ dir: distDir, port: 0, base })
  process.env.AUDIT_ORIGIN = server.url
  return server.close
}
