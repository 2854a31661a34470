/**
 * The service worker: keeps the pages that a visitor needs on the day, for when the park's network is down.
 * It keeps the same files for every visitor at the first visit, and nothing about the visit, not even the pages seen.
 * Built into sw.js by scripts/outputs/service-worker.ts.
 */
import { cacheNames } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import {
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  precache,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { keptAddress } from '../lib/address.ts'

declare const self: ServiceWorkerGlobalScope

const { base, files, offline } = __KEPT__

/** Longer than a page takes on a slow network; after that, the kept page is better than a blank screen. */
const networkTimeoutSeconds = 3

function kept(url: string): string | undefined {
  return getCacheKeyForURL(keptAddress(new URL(url), base) ?? url)
}

/** Reads only what was kept at installation; a visit writes nothing. */
const readOnly: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => kept(request.url) ?? request,
  cacheWillUpdate: async () => null,
}

/** Firefox takes a failed navigation preload for an answer (workbox#3134), so the kept page is looked up here. */
const offlineInstead: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const asked = await matchPrecache(keptAddress(new URL(request.url), base) ?? request.url)
    if (asked) return asked
    const page = await matchPrecache(offline)
    return page && new Response(page.body, { status: 503, headers: page.headers })
  },
}

precache([...files])
cleanupOutdatedCaches()

// Pages come from the network first, so that they are never older than the site.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && keptAddress(url, base) !== null,
  new NetworkFirst({
    cacheName: cacheNames.precache,
    networkTimeoutSeconds,
    plugins: [readOnly, offlineInstead],
  }),
)

// A file's name changes with its content, so a kept file is as good as the site's.
registerRoute(
  ({ request, url }) => request.mode !== 'navigate' && getCacheKeyForURL(url.href) !== undefined,
  new CacheFirst({ cacheName: cacheNames.precache, plugins: [readOnly] }),
)

// A new worker takes over from an old one at once, without a question: pages come from the network anyway. The first one
// claims no open page: Chromium would drop the claimed ones that a visitor has just left, and "back" would load them anew.
void self.skipWaiting()

// The browser requests a page while the worker wakes up. Firefox since 99, Safari since 15.4.
self.addEventListener('activate', (event) =>
  event.waitUntil(self.registration.navigationPreload.enable()),
)
