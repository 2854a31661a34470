/** Where the site is published: set at build time from SITE_URL and BASE_PATH. */
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

/** What the history entry of a repaired address remembers; the router hands it on as its location's state. */
export type Repair = { readonly asked: string }

/**
 * Makes the address one that the route table can read. Hosts also answer /programa/index.html, which becomes
 * /programa/; they take several slashes for one; and a stray "%", which encodes nothing, becomes what it stands for: "%25".
 */
export function repairAddress(location: Location, history: History): void {
  const { origin, pathname, search, hash } = location
  const folder = pathname.replace(/\/index\.html$/, '/').replace(/\/{2,}/g, '/')
  const path = folder.split('/').map(encodeStray).join('/')
  if (path === pathname) return
  const repair: Repair = { asked: pathname }
  history.replaceState({ usr: repair }, '', origin + path + search + hash)
}

function encodeStray(segment: string): string {
  try {
    // The result is used: the minifier (rolldown 1) takes a call away whose result is not, and with it the error.
    return decodeURIComponent(segment) === '' ? '' : segment
  } catch {
    return segment.replaceAll('%', '%25')
  }
}
