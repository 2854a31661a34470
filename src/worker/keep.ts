/**
 * The service worker: keeps the pages that a visitor needs on the day, for when the park's network is down.
 * It keeps what every visitor gets at the first visit and nothing of this one, not even which pages were seen.
 * Built into sw.js by scripts/outputs/service-worker.ts.
 */
import { cacheNames, clientsClaim } from 'workbox-core'
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
import type { WorkerScope } from './scope.ts'

declare const self: WorkerScope

const { base, files, offline } = __KEPT__

/** Longer than a page takes on a slow network; then the kept one is better than a blank screen. */
const patienceSeconds = 3

function kept(url: string): string | undefined {
  return getCacheKeyForURL(keptAddress(new URL(url), base) ?? url)
}

/** Only what was kept at installation is read; nothing is written at a visit. */
const readOnly: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => kept(request.url) ?? request,
  cacheWillUpdate: async () => null,
}

/** Firefox takes a page that it asked for ahead in vain for an answer (workbox#3134), so the kept one is looked for here. */
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

// A page comes from the network, so that it is never older than the site.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && keptAddress(url, base) !== null,
  new NetworkFirst({
    cacheName: cacheNames.precache,
    networkTimeoutSeconds: patienceSeconds,
    plugins: [readOnly, offlineInstead],
  }),
)

// A file's name changes with what it holds, so that the kept one is as good as the site's.
registerRoute(
  ({ request, url }) => request.mode !== 'navigate' && getCacheKeyForURL(url.href) !== undefined,
  new CacheFirst({ cacheName: cacheNames.precache, plugins: [readOnly] }),
)

// A new worker takes over at once, without a question: pages come from the network anyway.
void self.skipWaiting()
clientsClaim()

// The browser asks for a page while the worker wakes up. Firefox since 99, Safari since 15.4.
self.addEventListener('activate', (event) =>
  event.waitUntil(self.registration.navigationPreload.enable()),
)
