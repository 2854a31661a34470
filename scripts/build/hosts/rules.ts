import { publicPath, type SiteAddress } from '../../../src/lib/address.ts'
import { reservedPaths } from '../../../src/lib/reservedNames.ts'

export type Header = readonly [name: string, value: string]

/**
 * The directives that are the same in all publications: no hash, no service, no map. Pages and host files are often not
 * replaced at the same time, and an old hash would block the styles of new pages. The `meta` element of each page has the
 * other directives (scripts/build/render/content-policy.ts). Only a header can have `frame-ancestors`.
 */
const policy = "base-uri 'none'; object-src 'none'; frame-ancestors 'none'"

/** Features that could harm visitors. Frames of other hosts get most other features only if the page gives them. */
const features = ['browsing-topics', 'camera', 'geolocation', 'microphone', 'storage-access']

/** One year in seconds. Mozilla's Observatory requires half of it at least. */
const year = 31_536_000

/** The rules for all hosts, before a renderer writes them in the format of each. */
export type HostRules = {
  /** Path of the site's root, "/" or like "/evento/". */
  readonly base: string
  /** Path of the page that answers unknown addresses. */
  readonly notFound: string
  /** Sent with every file and with every 404. */
  readonly headers: readonly Header[]
  /** Folder below the site's root whose files carry a hash in their names: "assets/". They never change. */
  readonly hashedFolder: string
  /** Paths of the files in that folder. Their compressed copies have no address of their own. */
  readonly hashedFiles: readonly string[]
  /** Values of `Cache-Control`. */
  readonly cache: {
    /** For hashed files. */
    readonly forever: string
    /** For all other files, the service worker among them: kept, and revalidated at each use. */
    readonly ask: string
  }
}

/**
 * The one source of addresses, headers and caching.
 * @param files names below the site's folder
 */
export function hostRules(
  site: Pick<SiteAddress, 'base'>,
  files: readonly string[] = [],
): HostRules {
  const hashedFolder = `${reservedPaths.assets}/`.slice(1)
  const isHashed = (file: string) => file.startsWith(hashedFolder) && !/\.(?:br|gz)$/.test(file)
  return {
    base: site.base,
    notFound: publicPath('/404.html', site),
    headers: headersFor(site.base),
    hashedFolder,
    hashedFiles: files.filter(isHashed).map((file) => publicPath(file, site)),
    cache: { forever: `public, max-age=${year}, immutable`, ask: 'no-cache' },
  }
}

function headersFor(base: string): readonly Header[] {
  const everywhere: readonly Header[] = [
    ['Content-Security-Policy', policy],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', features.map((feature) => `${feature}=()`).join(', ')],
    // A bank that opens a window from the ticket platform's frame has to find its way back.
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    // Previews, icons and calendars are there to be shown elsewhere, and no file of a site is secret.
    ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ]
  // Strict transport holds for every folder and port of a host, so a site in a sub-folder does not send it. It names
  // neither sub-domains nor the browsers' preload lists, because the rest of the domain is not ours to decide on.
  if (base !== '/') return everywhere
  return [...everywhere, ['Strict-Transport-Security', `max-age=${year}`]]
}
