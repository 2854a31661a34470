/**
 * The service worker: keeps the pages that a visitor needs on the event's day, in case the park's network is down. It keeps the
 * same files for every visitor, and nothing about the visit, not even which pages were seen.
 * scripts/build/outputs/serviceWorker.ts builds it into sw.js.
 */
import { language } from '../lib/locale.ts'
import { keptAddress } from '../lib/address.ts'
import { revisionMark } from '../lib/reservedNames.ts'
import type { Kept } from './kept.ts'

declare const self: ServiceWorkerGlobalScope
declare const __KEPT__: Kept

const { base, files, offline, hint } = __KEPT__

/** How long to wait for a page on a slow network, in milliseconds. After that, the kept page is better than a blank screen. */
const networkTimeoutMs = 3000

const { scope } = self.registration
/** Name of this site's cache. It ends with the scope, by which the kill switch finds it (retire.ts). */
const cacheName = `kept ${scope}`

const absolute = (url: string) => new URL(url, self.location.origin).href

const byAddress = new Map(files.map((file) => [absolute(file.url), file]))

/** The key of a file in the cache. A page's key has its revision. The addresses of other files change with their content. */
const keyOf = ({ url, revision }: Kept['files'][number]) =>
  absolute(revision ? `${url}?${revision}` : url)

/** The error for a response that is not the requested file, such as an error page, or the page of a network filter. */
const wrongResponse = (url: string, { status, headers }: Response) =>
  new Error(`${url}: ${status} ${headers.get('content-type')}`)

/**
 * Fetches a page. The revision in its HTML distinguishes it from older versions and from other pages.
 * @throws if the response is another page
 */
async function fetchPage(url: string, revision: string): Promise<Response> {
  const response = await fetch(absolute(url), { cache: 'reload' })
  const page = await response.text()
  if (!response.ok || !page.includes(revisionMark(revision))) throw wrongResponse(url, response)
  return new Response(page, { headers: response.headers })
}

/**
 * Fetches a file that is not a page. The browser's cache may hold a network filter's page under the file's address, for up to a
 * year. Then a second request goes to the host, and the host's response replaces the filter's page in the cache.
 * @throws if the host's response is a page as well
 */
async function fetchFile(url: string): Promise<Response> {
  const first = await fetch(absolute(url))
  if (isFile(first)) return first
  const second = await fetch(absolute(url), { cache: 'reload' })
  if (isFile(second)) return second
  throw wrongResponse(url, second)
}

const isFile = ({ ok, headers }: Response) => ok && !headers.get('content-type')?.includes('html')

/**
 * Puts all files into the cache that are not there yet. It fetches one after the other, so that requests of the page come
 * first.
 * @throws if a file cannot be fetched. The files before it stay, and the browser installs the worker with the next page.
 */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName)
  const keptKeys = new Set((await cache.keys()).map(({ url }) => url))
  for (const file of files) {
    const key = keyOf(file)
    if (keptKeys.has(key)) continue
    const { url, revision } = file
    const { body, headers: published } = await (revision
      ? fetchPage(url, revision)
      : fetchFile(url))
    const headers = new Headers(published)
    // `withHint` shows visitors this date, at which the file was put into the cache.
    headers.set('date', new Date().toUTCString())
    // The response is copied, because browsers refuse a redirected response to a navigation.
    await cache.put(key, new Response(body, { headers }))
  }
}

/** Removes files of earlier publications from the cache. */
async function removeOldFiles(): Promise<void> {
  const cache = await caches.open(cacheName)
  const currentKeys = new Set(files.map(keyOf))
  for (const { url } of await cache.keys()) if (!currentKeys.has(url)) await cache.delete(url)
}

/** The file in the cache for an address. Undefined if there is none, or if the browser's storage is damaged. */
async function keptFile(address: string): Promise<Response | undefined> {
  const file = byAddress.get(address)
  return caches.match(file ? keyOf(file) : address, { cacheName }).catch(() => undefined)
}

/**
 * The response of the host; undefined if the browser is offline. Firefox reports a failed navigation preload as a response of
 * the type "error" (workbox#3134).
 */
async function fromNetwork(event: FetchEvent): Promise<Response | undefined> {
  try {
    const response: Response = (await event.preloadResponse) ?? (await fetch(event.request))
    return response.type === 'error' ? undefined : response
  } catch {
    return undefined
  }
}

/** Adds a line to the top of a kept page. It says when the page was put into the cache. */
async function withHint(page: Response): Promise<Response> {
  const keptAt = new Date(page.headers.get('date') ?? '').toLocaleString(language, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })
  const html = await page.text()
  return new Response(
    html.replace('<body>', () => `<body>${hint.replace('{fecha}', keptAt)}`),
    page,
  )
}

/**
 * The response to the request for a page. The first of these responses that exists counts:
 * - the network's response, if it comes in time, and if the host neither fails (5xx) nor is overloaded (429)
 * - the kept page
 * - the network's response, however late it comes and whatever it is
 * - the offline page
 *
 * The network comes first, so that a page is not older than without a service worker. The browser's cache may respond in place
 * of the network (on GitHub Pages for ten minutes).
 */
async function respond(address: string, network: Promise<Response | undefined>): Promise<Response> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeoutMs))
  const inTime = await Promise.race([network, timeout])
  if (inTime && inTime.status < 500 && inTime.status !== 429) return inTime
  const page = await keptFile(address)
  if (page) return withHint(page)
  const networkResponse = await network
  if (networkResponse) return networkResponse
  const offlinePage = await keptFile(absolute(offline))
  return offlinePage
    ? new Response(offlinePage.body, { status: 503, headers: offlinePage.headers })
    : Response.error()
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  if (method !== 'GET') return
  const address = mode === 'navigate' ? keptAddress(new URL(url), base) : null
  if (address !== null) {
    event.respondWith(respond(address, fromNetwork(event)))
  } else if (byAddress.get(url)?.revision === null) {
    // The address of such a file changes with its content, so a kept file is never outdated.
    event.respondWith(keptFile(url).then((file) => file ?? fetch(event.request)))
  }
})

// A new worker replaces an old one at once, because pages come from the network anyway. The worker does not claim open pages
// (`clients.claim`), because Chromium keeps no claimed page in its back/forward cache.
void self.skipWaiting()

self.addEventListener('install', (event) => event.waitUntil(keepFiles()))

// With navigation preload the browser requests a page while the worker starts (Firefox since 99, Safari since 15.4).
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([removeOldFiles(), self.registration.navigationPreload.enable()])),
)
