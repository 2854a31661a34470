/** The address under which the site is published, from SITE_URL and BASE_PATH at build time. */
export type SiteAddress = {
  /** Scheme and host without a trailing slash: https://example.org */
  readonly origin: string
  /** Path of the site's root, with a slash at both ends: "/" or "/evento/". */
  readonly base: string
}

/** The path of a page or file of the site, below the sub-folder that it is published in. */
export function publicPath(path: string, { base }: Pick<SiteAddress, 'base'>): string {
  return base + path.replace(/^\//, '')
}

/** The absolute address of a page or file of the site. */
export function absoluteUrl(path: string, site: SiteAddress): string {
  return site.origin + publicPath(path, site)
}

/**
 * The value of `aria-current` (WAI-ARIA 1.2) for a link: "page" if it leads to the current page, "true" if it leads to a page
 * above it, as /ponentes is above /ponentes/lucia-romero. Undefined for other links. Every page is below the home page, so a
 * link to the home page is current only there.
 * @param path canonical path of the link's page, without a trailing slash
 */
export function ariaCurrentOf(path: string, { pathname }: { readonly pathname: string }) {
  if (pathname === path || pathname === `${path}/`) return 'page'
  if (path !== '/' && pathname.startsWith(`${path}/`)) return 'true'
  return undefined
}

/** Whether `location` is the page at `path`, or a page below that page. For the home page only the page itself counts. */
export const isAtOrBelow = (path: string, location: { readonly pathname: string }): boolean =>
  ariaCurrentOf(path, location) !== undefined

/**
 * The address under which the service worker keeps a page. All ways to request a page lead to one address: "/programa/?x",
 * "/programa.html" and "/programa/index.html" → "/programa".
 * @returns null for a file that is not a page
 */
export function keptAddress({ origin, pathname }: URL, base: string): string | null {
  // "/index.html" → "/", "/programa/index.html" → "/programa/", "/programa.html" → "/programa"
  const page = pathname.replace(/(?:(\/)index)?\.html$/, '$1')
  if (/\.\w+$/.test(page)) return null
  // Only the address of the home page ends in a slash.
  return origin + (page === base ? base : page.replace(/\/$/, ''))
}
