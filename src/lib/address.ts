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

/** Hosts also answer /programa/index.html, which is no address of the route table: makes it /programa/. */
export function dropIndexFile(location: Location, history: History): void {
  const { pathname, search, hash } = location
  if (!pathname.endsWith('/index.html')) return
  history.replaceState(null, '', pathname.slice(0, -'index.html'.length) + search + hash)
}
