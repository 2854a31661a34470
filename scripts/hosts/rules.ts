import { publicPath, type SiteAddress } from '../../src/lib/address.ts'
import { ownPaths } from '../../src/lib/ownNames.ts'

export type Header = readonly [name: string, value: string]

/**
 * Features that this header controls (W3C Permissions Policy registry). Neither the site nor the map needs any. Only
 * names that Chromium knows: it complains in the console about any other.
 */
const features = `
  accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen gamepad
  geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi
  otp-credentials payment picture-in-picture publickey-credentials-create publickey-credentials-get
  screen-wake-lock serial storage-access usb window-management xr-spatial-tracking`
  .trim()
  .split(/\s+/)

/**
 * Of these, what a purchase in the ticket platform's frame may need, at the platform and at the buyer's bank. Only a
 * frame with an `allow` of its own gets it (src/pages/Tickets/TicketFrame.tsx).
 */
const forPaying = new Set(['payment', 'publickey-credentials-create', 'publickey-credentials-get'])

/** One year in seconds; Mozilla's Observatory requires half of it at least. */
const year = 31_536_000

export type HostRules = Readonly<ReturnType<typeof hostRules>>

/**
 * The one source of caching, headers, types and the answer to unknown addresses, before each host's own format.
 * @param policy the content policy that holds for every page
 * @param pays whether tickets are sold in a frame of the platform's
 */
export function hostRules(site: Pick<SiteAddress, 'base'>, policy: string, pays: boolean) {
  const allowed = (feature: string) => (pays && forPaying.has(feature) ? '*' : '()')
  return {
    /** Path of the site's root, "/" or like "/evento/". */
    base: site.base,
    /** Path of the page that answers unknown addresses. */
    notFound: publicPath('/404.html', site),
    /** Sent with every file and every 404. */
    headers: [
      ['Content-Security-Policy', policy],
      // Neither for sub-domains nor for browsers' preload lists: the rest of the domain is not ours to decide on.
      ['Strict-Transport-Security', `max-age=${year}`],
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      [
        'Permissions-Policy',
        features.map((feature) => `${feature}=${allowed(feature)}`).join(', '),
      ],
      // A bank that opens a window has to find its way back.
      ['Cross-Origin-Opener-Policy', pays ? 'same-origin-allow-popups' : 'same-origin'],
      // Previews, icons and calendars are there to be shown elsewhere, and no file here is anybody's secret.
      ['Cross-Origin-Resource-Policy', 'cross-origin'],
    ] satisfies Header[],
    /** Paths of the folders whose files carry a hash in their names, so that they never change. */
    hashedFolders: [ownPaths.assets, ownPaths.previews].map((folder) =>
      publicPath(`${folder}/`, site),
    ),
    cache: {
      /** For hashed files. */
      forever: `public, max-age=${year}, immutable`,
      /** For all others, the service worker among them: kept, but revalidated at each use. */
      ask: 'no-cache',
    },
    /** Content types that servers do not know by themselves, by file ending. */
    types: {
      ics: 'text/calendar; charset=utf-8',
      webmanifest: 'application/manifest+json',
    },
  }
}
