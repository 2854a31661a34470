import { publicPath, type SiteAddress } from '../../../src/lib/address.ts'
import { reservedPaths } from '../../../src/lib/reservedNames.ts'
import { littleKnownTypes } from './contentTypes.ts'

export type Header = readonly [name: string, value: string]

/**
 * Of the policy only what never changes between two publications: no hash, no service, no map. Pages and the files for
 * hosts are often not replaced at the same time, and an old policy would take the styles from new pages. Each page's own
 * `meta` says all (scripts/build/render/content-policy.ts), but for `frame-ancestors`, which only a header can say.
 */
const policy = "base-uri 'none'; object-src 'none'; frame-ancestors 'none'"

/** What visitors fear. Most other features are our own pages' alone, unless a frame is given them. */
const features = ['browsing-topics', 'camera', 'geolocation', 'microphone', 'storage-access']

/** One year in seconds; Mozilla's Observatory requires half of it at least. */
const year = 31_536_000

export type HostRules = Readonly<ReturnType<typeof hostRules>>

/**
 * The one source of caching, headers, types and the answer to unknown addresses, before each host's own format.
 * @param files of the site, below its folder
 */
export function hostRules(site: Pick<SiteAddress, 'base'>, files: readonly string[] = []) {
  const hashedFolder = `${reservedPaths.assets}/`.slice(1)
  return {
    /** Path of the site's root, "/" or like "/evento/". */
    base: site.base,
    /** Path of the page that answers unknown addresses. */
    notFound: publicPath('/404.html', site),
    /** Sent with every file and every 404. */
    headers: [
      ['Content-Security-Policy', policy],
      // It holds for every folder and port of a host, so only a site that has the host to itself may send it. Neither for
      // sub-domains nor for browsers' preload lists: the rest of the domain is not ours to decide on.
      ...(site.base === '/' ? [['Strict-Transport-Security', `max-age=${year}`] as const] : []),
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Permissions-Policy', features.map((feature) => `${feature}=()`).join(', ')],
      // A bank that opens a window from the ticket platform's frame has to find its way back.
      ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
      // Previews, icons and calendars are there to be shown elsewhere, and no file here is anybody's secret.
      ['Cross-Origin-Resource-Policy', 'cross-origin'],
    ] satisfies Header[],
    /** Folder, below the site's, whose files carry a hash in their names, so that they never change. */
    hashedFolder,
    /** Paths of those files, without their compressed copies, which have no address of their own. */
    hashedFiles: files
      .filter((file) => file.startsWith(hashedFolder) && !/\.(?:br|gz)$/.test(file))
      .map((file) => publicPath(file, site)),
    cache: {
      /** For hashed files. */
      forever: `public, max-age=${year}, immutable`,
      /** For all others, the service worker among them: kept, but revalidated at each use. */
      ask: 'no-cache',
    },
    /** Content types that servers do not know by themselves, by file ending. */
    types: littleKnownTypes,
    /** Types of text beside HTML: sent with their character set, and worth compressing. */
    texts:
      'text/css text/plain text/xml text/calendar text/javascript application/javascript application/json application/xml image/svg+xml',
  }
}
