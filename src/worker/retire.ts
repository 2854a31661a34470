/**
 * The kill switch: a service worker that removes what an earlier one kept, and then itself.
 * Built into sw.js if SERVICE_WORKER is "off".
 */

declare const self: ServiceWorkerGlobalScope
// A module, which may declare `self` for itself.
export {}

async function retire(): Promise<void> {
  const { scope } = self.registration
  const names = await caches.keys()
  // Other sites of the same host have caches of their own.
  await Promise.all(names.filter((name) => name.endsWith(scope)).map((name) => caches.delete(name)))
  await self.registration.unregister()
}

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))
