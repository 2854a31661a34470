/**
 * The service worker: keeps the pages that a visitor needs on the day, for when the park's network is down.
 * It keeps the same files for every visitor, and nothing about the visit, not even the pages seen.
 * Built into sw.js by scripts/build/outputs/service-worker.ts.
 */
import { language } from '../lib/locale.ts'
import { keptAddress } from '../lib/address.ts'
import { revisionMark } from '../lib/reservedNames.ts'
import type { Kept } from './kept.ts'

declare const self: ServiceWorkerGlobalScope
declare const __KEPT__: Kept

const { base, files, offline, hint } = __KEPT__

/** Longer than a page takes on a slow network; after that, the kept page is better than a blank screen. */
const networkTimeoutMs = 3000

const { scope } = self.registration
const store = `kept ${scope}`

const absolute = (url: string) => new URL(url, self.location.origin).href

const byAddress = new Map(files.map((file) => [absolute(file.url), file]))

/** What a file is kept under: a page's key changes with its content, a file's own address does. */
const keyOf = ({ url, revision }: Kept['files'][number]) =>
  absolute(revision ? `${url}?${revision}` : url)

/**
 * Keeps what is new. It is always all of it, so that what is kept tells nothing of the visit, and one file after the
 * other, so that the page's own come first.
 * @throws if one does not arrive; those before it are kept, and the browser installs the worker with the next page
 */
async function fill(): Promise<void> {
  const cache = await caches.open(store)
  const there = new Set((await cache.keys()).map(({ url }) => url))
  for (const file of files) {
    const key = keyOf(file)
    if (there.has(key)) continue
    const mark = file.revision && revisionMark(file.revision)
    const response = await fetch(absolute(file.url), { cache: mark ? 'reload' : 'default' })
    const body = mark ? await response.text() : response.body
    // A filter, a host under maintenance or half an upload may answer with another page.
    const isItself = response.ok && (!mark || String(body).includes(mark))
    if (!isItself) throw new Error(`${file.url}: ${response.status}`)
    const headers = new Headers(response.headers)
    headers.set('date', new Date().toUTCString())
    // A copy, because browsers refuse a redirected answer to a navigation.
    await cache.put(key, new Response(body, { headers }))
  }
}

/** Removes what an earlier publication kept. */
async function tidy(): Promise<void> {
  const cache = await caches.open(store)
  const own = new Set(files.map(keyOf))
  for (const { url } of await cache.keys()) if (!own.has(url)) await cache.delete(url)
}

/** Undefined too if the browser's storage is damaged. */
async function cached(address: string): Promise<Response | undefined> {
  const file = byAddress.get(address)
  return caches.match(file ? keyOf(file) : address, { cacheName: store }).catch(() => undefined)
}

/** Undefined without network. Firefox then takes a failed navigation preload for an answer (workbox#3134). */
async function fromNetwork(event: FetchEvent): Promise<Response | undefined> {
  try {
    const response: Response = (await event.preloadResponse) ?? (await fetch(event.request))
    return response.type === 'error' ? undefined : response
  } catch {
    return undefined
  }
}

/** A kept page, with a line on top that says when it was kept. */
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
 * A page comes from the network first, so that it is no older than without a worker: a visit may get what the browser's
 * cache has kept (GitHub Pages: ten minutes), a reload asks the host. A kept one is better than a late one, and than a
 * host that is overloaded.
 */
async function answer(address: string, network: Promise<Response | undefined>): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeoutMs))
  const inTime = await Promise.race([network, late])
  if (inTime && inTime.status < 500 && inTime.status !== 429) return inTime
  const page = await cached(address)
  if (page) return withHint(page)
  const after = await network
  if (after) return after
  const instead = await cached(absolute(offline))
  return instead
    ? new Response(instead.body, { status: 503, headers: instead.headers })
    : Response.error()
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  if (method !== 'GET') return
  const address = mode === 'navigate' ? keptAddress(new URL(url), base) : null
  if (address !== null) {
    event.respondWith(answer(address, fromNetwork(event)))
  } else if (byAddress.get(url)?.revision === null) {
    // A file's name changes with its content, so a kept file is as good as the site's.
    event.respondWith(cached(url).then((file) => file ?? fetch(event.request)))
  }
})

// Pages come from the network anyway, so a new worker takes over from an old one at once, without a question.
// Chromium drops a claimed page that a visitor leaves, and "back" would load it anew, so the first worker claims none.
void self.skipWaiting()

self.addEventListener('install', (event) => event.waitUntil(fill()))

// The browser requests a page while the worker wakes up. Firefox since 99, Safari since 15.4.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([tidy(), self.registration.navigationPreload.enable()])),
)
