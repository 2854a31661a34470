import type { Page } from '@playwright/test'
import type { SiteAddress } from '../../src/lib/address.ts'
import { notFoundFile, readBuiltSite } from '../lib/built-site.ts'
import { serveSite } from '../lib/server.ts'
import { distDir } from '../lib/work-folder.ts'
import type { Finding } from './model.ts'
import { unknownPath } from './states.ts'

/** A page with its address below the site's root. */
export type AuditedPage = { readonly path: string; readonly document: () => Document }

/**
 * The pages of the built site under the addresses that the audit visits.
 * @throws if the folder holds no page.
 */
export const readAuditedSite = (): AuditedPage[] =>
  readBuiltSite(distDir).pages.map((page) => ({
    path: page.path ?? (page.file === notFoundFile ? unknownPath : `/${page.file}`),
    document: () => page.document,
  }))

const homeOf = (pages: readonly AuditedPage[]) => pages.find(({ path }) => path === '/')?.document()

/**
 * The address that the site was built for, from its home page.
 * @throws if the home page does not name it
 */
export function publishedAt(pages: readonly AuditedPage[]): SiteAddress {
  const link = homeOf(pages)?.querySelector('link[rel="canonical"]')
  if (!link)
    throw new Error('The home page does not name its address (canonical): build the site anew.')
  const { origin, pathname } = new URL(link.getAttribute('href') ?? '')
  return { origin, base: pathname }
}

/** Serves the site while the tests run. Their processes read its address from the environment. */
export default async function serve(): Promise<() => Promise<void>> {
  const { base } = publishedAt(readAuditedSite())
  const server = await serveSite({ dir: distDir, port: 0, base })
  process.env.AUDIT_ORIGIN = server.url
  return server.close
}

const listed = (links: readonly Element[]) =>
  links.map((link) => `${link.textContent} (${link.getAttribute('href')})`).join(', ')

let home: Document | undefined

/** Links of the header or footer that differ from the home page's (WCAG 3.2.3, 3.2.4, 3.2.6). */
export async function otherLinks(page: Page, selector: string): Promise<Finding[]> {
  const here = await page.locator(selector).evaluateAll(listed)
  home ??= homeOf(readAuditedSite())
  const there = listed([...(home?.querySelectorAll(selector) ?? [])])
  const message = `En la portada los enlaces son ${there}`
  return here === '' || here === there ? [] : [{ target: selector, message }]
}
