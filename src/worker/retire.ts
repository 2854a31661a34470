/**
 * The kill switch: a service worker that removes what src/worker/keep.ts has kept, and then itself.
 * The build writes it as sw.js if SERVICE_WORKER is "off".
 */

// A file without imports is no module, so it cannot declare a `self` of its own as keep.ts does.
const worker = self as unknown as ServiceWorkerGlobalScope

async function retire(): Promise<void> {
  const { scope } = worker.registration
  const names = await caches.keys()
  // Sites of the same host share the list of caches. The name of this site's cache ends with its scope.
  await Promise.all(names.filter((name) => name.endsWith(scope)).map((name) => caches.delete(name)))
  await worker.registration.unregister()
}

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(retire()))
