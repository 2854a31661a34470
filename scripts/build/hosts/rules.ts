import { publicPath, type SiteAddress } from '../../../src/lib/address.ts'
import { assetFolder, notFoundFile } from '../lib/siteFiles.ts'

export type Header = readonly [name: string, value: string]

/**
 * The directives of the content security policy that are sent as a header. They do not change between publications. Directives
 * with hashes or addresses are in a `<meta>` of each page (scripts/build/render/contentPolicy.ts): hosts often replace pages
 * and headers at different times, and an old header with hashes would block the styles of new pages. `frame-ancestors` works
 * only in a header.
 */
const policy = "base-uri 'none'; object-src 'none'; frame-ancestors 'none'"

/**
 * Browser features that affect a visitor's privacy. Neither the site nor the frames in it may use them. Most other features are
 * not available to frames of another host by default.
 */
const features = ['browsing-topics', 'camera', 'geolocation', 'microphone', 'storage-access']

/** A year in seconds. Mozilla's Observatory asks for at least half a year of strict transport security. */
const year = 31_536_000

/** The rules for all hosts. apache.ts, caddy.ts, nginx.ts and ruleLists.ts write them in the format of each host. */
export type HostRules = {
  /** Path of the site's root: "/" or, in a sub-folder, "/evento/". */
  readonly base: string
  /** Path of the page that answers unknown addresses. */
  readonly notFound: string
  /** Sent with every file and with every 404. */
  readonly headers: readonly Header[]
  /** Folder below the site's root whose files have a hash in their names, and so never change: "assets/". */
  readonly hashedFolder: string
  /**
   * Paths of the files in `hashedFolder`, without the compressed copies (`.br`, `.gz`), which hosts send under the path of the
   * file.
   */
  readonly hashedFiles: readonly string[]
  /** Values of `Cache-Control`. */
  readonly cache: {
    /** For hashed files. Browsers keep them for a year. */
    readonly forever: string
    /** For all other files, such as the service worker. Browsers keep them, and revalidate them at each use. */
    readonly revalidate: string
  }
}

/**
 * The rules of a site, from which all configuration files for hosts are written.
 * @param files paths below the site's folder
 */
export function hostRules(
  site: Pick<SiteAddress, 'base'>,
  files: readonly string[] = [],
): HostRules {
  const hashedFolder = `${assetFolder}/`
  const isHashed = (file: string) => file.startsWith(hashedFolder) && !/\.(?:br|gz)$/.test(file)
  return {
    base: site.base,
    notFound: publicPath(`/${notFoundFile}`, site),
    headers: headersFor(site.base),
    hashedFolder,
    hashedFiles: files.filter(isHashed).map((file) => publicPath(file, site)),
    cache: { forever: `public, max-age=${year}, immutable`, revalidate: 'no-cache' },
  }
}

function headersFor(base: string): readonly Header[] {
  const commonHeaders: readonly Header[] = [
    ['Content-Security-Policy', policy],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', features.map((feature) => `${feature}=()`).join(', ')],
    // The ticket platform's frame may open the window of a bank, and that window has to report back to the frame.
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    // Other sites may show the previews, icons and calendars. No file of the site is secret.
    ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ]
  // Strict transport security covers a whole host. A site in a sub-folder does not send it, because the host may have other
  // sites. Sub-domains may have other sites, too, so the header has neither `includeSubDomains` nor `preload`.
  if (base !== '/') return commonHeaders
  return [...commonHeaders, ['Strict-Transport-Security', `max-age=${year}`]]
}
