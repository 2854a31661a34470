/**
 * The kill switch: a service worker that removes the files that src/worker/keep.ts has kept, and then itself. The build writes
 * it as sw.js if SERVICE_WORKER is "off".
 */

// Without imports this file is no module, so it cannot redeclare `self` as keep.ts does.
const worker = self as unknown as ServiceWorkerGlobalScope

async function retire(): Promise<void> {
  const { scope } = worker.registration
  const names = await caches.keys()
  // All sites of an origin share their caches. The name of this site's cache ends with the site's scope.
  await Promise.all(names.filter((name) => name.endsWith(scope)).map((name) => caches.delete(name)))
  await worker.registration.unregister()
}

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(retire()))
