/**
 * The service worker: keeps the pages that a visitor needs on the day, for when the park's network is down.
 * It keeps the same files for every visitor, and nothing about the visit, not even which pages were seen.
 * scripts/build/outputs/serviceWorker.ts builds it into sw.js.
 */
import { language } from '../lib/locale.ts'
import { keptAddress } from '../lib/address.ts'
import { revisionMark } from '../lib/reservedNames.ts'
import type { Kept } from './kept.ts'

declare const self: ServiceWorkerGlobalScope
declare const __KEPT__: Kept

const { base, files, offline, hint } = __KEPT__

/** Time that a page gets on a slow network. After that, the kept page is better than a blank screen. */
const networkTimeoutMs = 3000

const { scope } = self.registration
/** Name of this site's cache. The kill switch finds it by the scope at its end (retire.ts). */
const store = `kept ${scope}`

const absolute = (url: string) => new URL(url, self.location.origin).href

const byAddress = new Map(files.map((file) => [absolute(file.url), file]))

/** The key that a file is kept under. A page's key has its revision; the address of another file changes with its content. */
const keyOf = ({ url, revision }: Kept['files'][number]) =>
  absolute(revision ? `${url}?${revision}` : url)

/** The error for an answer that is not the requested file: an error page, a filter's page, a host's page for maintenance. */
const wrongAnswer = (url: string, { status, headers }: Response) =>
  new Error(`${url}: ${status} ${headers.get('content-type')}`)

/**
 * Fetches a page. The revision in its HTML tells it from an older page and from other pages.
 * @throws if the answer is not this page
 */
async function fetchPage(url: string, revision: string): Promise<Response> {
  const response = await fetch(absolute(url), { cache: 'reload' })
  const page = await response.text()
  if (!response.ok || !page.includes(revisionMark(revision))) throw wrongAnswer(url, response)
  return new Response(page, { headers: response.headers })
}

/**
 * Fetches a file that is no page. The browser's cache may hold a network filter's page under the file's address, for up to a
 * year. Then a second request asks the host, and the host's answer replaces the filter's page in the cache.
 * @throws if the host's answer is not a file either
 */
async function fetchFile(url: string): Promise<Response> {
  const first = await fetch(absolute(url))
  if (isFile(first)) return first
  const second = await fetch(absolute(url), { cache: 'reload' })
  if (isFile(second)) return second
  throw wrongAnswer(url, second)
}

const isFile = ({ ok, headers }: Response) => ok && !headers.get('content-type')?.includes('html')

/**
 * Keeps all files that are not kept yet, one after the other, so that requests of the page come first.
 * @throws if a file does not arrive. The files before it stay, and the browser installs the worker with the next page.
 */
async function fill(): Promise<void> {
  const cache = await caches.open(store)
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  for (const file of files) {
    const key = keyOf(file)
    if (kept.has(key)) continue
    const { url, revision } = file
    const { body, headers: published } = await (revision
      ? fetchPage(url, revision)
      : fetchFile(url))
    const headers = new Headers(published)
    // `withHint` tells visitors this date: when the file was kept.
    headers.set('date', new Date().toUTCString())
    // A copy, because browsers refuse a redirected answer to a navigation.
    await cache.put(key, new Response(body, { headers }))
  }
}

/** Removes kept files that this publication lacks. */
async function tidy(): Promise<void> {
  const cache = await caches.open(store)
  const own = new Set(files.map(keyOf))
  for (const { url } of await cache.keys()) if (!own.has(url)) await cache.delete(url)
}

/** The kept file for an address; undefined if there is none, or if the browser's storage is damaged. */
async function cached(address: string): Promise<Response | undefined> {
  const file = byAddress.get(address)
  return caches.match(file ? keyOf(file) : address, { cacheName: store }).catch(() => undefined)
}

/**
 * The answer of the site's host; undefined without network. Firefox reports a failed navigation preload as an answer of the
 * type "error" (workbox#3134).
 */
async function fromNetwork(event: FetchEvent): Promise<Response | undefined> {
  try {
    const response: Response = (await event.preloadResponse) ?? (await fetch(event.request))
    return response.type === 'error' ? undefined : response
  } catch {
    return undefined
  }
}

/** Puts a line on top of a kept page that says when it was kept. */
async function withHint(page: Response): Promise<Response> {
  const since = new Date(page.headers.get('date') ?? '').toLocaleString(language, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })
  const html = await page.text()
  return new Response(
    html.replace('<body>', () => `<body>${hint.replace('{fecha}', since)}`),
    page,
  )
}

/**
 * The answer to the request for a page. The first of these answers that exists counts:
 * - the network's, so that the page is no older than without a worker; not if it is late, or if the host fails or is overloaded
 * - the kept page
 * - the network's, however late and whatever it is
 * - the page for visits without network
 *
 * The browser's cache may answer for the network (GitHub Pages: ten minutes).
 */
async function answer(address: string, network: Promise<Response | undefined>): Promise<Response> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeoutMs))
  const inTime = await Promise.race([network, timeout])
  if (inTime && inTime.status < 500 && inTime.status !== 429) return inTime
  const page = await cached(address)
  if (page) return withHint(page)
  const networkAnswer = await network
  if (networkAnswer) return networkAnswer
  const offlinePage = await cached(absolute(offline))
  return offlinePage
    ? new Response(offlinePage.body, { status: 503, headers: offlinePage.headers })
    : Response.error()
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  if (method !== 'GET') return
  const address = mode === 'navigate' ? keptAddress(new URL(url), base) : null
  if (address !== null) {
    event.respondWith(answer(address, fromNetwork(event)))
  } else if (byAddress.get(url)?.revision === null) {
    // The name of a hashed file changes with its content, so a kept file is never old.
    event.respondWith(cached(url).then((file) => file ?? fetch(event.request)))
  }
})

// A new worker replaces an old one at once, without asking the visitor, because pages come from the network anyway.
// The first worker does not claim pages that are open (`clients.claim`): Chromium keeps no claimed page in its back/forward
// cache.
void self.skipWaiting()

self.addEventListener('install', (event) => event.waitUntil(fill()))

// Navigation preload: the browser requests a page while the worker starts (Firefox since 99, Safari since 15.4).
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([tidy(), self.registration.navigationPreload.enable()])),
)
