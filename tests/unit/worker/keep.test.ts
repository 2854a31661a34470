import path from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import type { Kept } from '../../../src/worker/kept.ts'

const origin = 'https://evento.example'
const files = ['/assets/app-1a2b3c4d.js', '/assets/app-1a2b3c4d.css'].map((url) => ({
  url,
  revision: null,
}))
const kept: Kept = { base: '/', files, offline: '/sin-conexion.html', hint: '' }

const listeners: Record<string, (event: object) => void> = {}
const worker = {
  registration: { scope: `${origin}/` },
  location: { origin },
  skipWaiting: () => {},
  addEventListener: (type: string, listener: (event: object) => void) => {
    listeners[type] = listener
  },
}
/** It keeps nothing, so that each filling asks for all. */
const cache = { keys: async () => [], put: async () => {} }
const requested: string[] = []

/** A visitor opens a page. Fulfilled when the worker has done all that it does then. */
async function openPage(url: string): Promise<void> {
  const work: Promise<unknown>[] = []
  listeners.fetch?.({
    request: { method: 'GET', mode: 'navigate', url: origin + url },
    respondWith: (answer: Promise<unknown>) => work.push(answer),
    waitUntil: (more: Promise<unknown>) => work.push(more),
  })
  await Promise.all(work)
}

afterAll(() => vi.unstubAllGlobals())

it('asks for the files once for several pages at a time, and anew for a later one', async () => {
  vi.stubGlobal('__KEPT__', kept)
  vi.stubGlobal('self', worker)
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async (request: string | object) => {
    if (typeof request === 'string') requested.push(request.replace(origin, ''))
    return new Response('')
  })
  // By a name that the compiler does not follow: the worker's types are of another world than these.
  await import(path.resolve('src/worker/keep.ts'))
  const urls = files.map(({ url }) => url)
  await Promise.all(['/', '/programa', '/faq'].map(openPage))
  expect(requested).toEqual(urls)
  await openPage('/entradas')
  expect(requested).toEqual([...urls, ...urls])
})
