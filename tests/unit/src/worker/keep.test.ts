// The service worker answers a request with the host's answer or with a kept file. tests/e2e/offline.spec.ts tests it in a
// browser.
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'

const origin = 'https://ejemplo.org'

/** The kept files by their keys in the browser's cache. The key of a page ends with its revision. */
const keptFiles: Readonly<Record<string, string>> = {
  [`${origin}/programa?r1`]: '<body>Programa',
  [`${origin}/sin-conexion.html?r2`]: '<body>Sin conexión',
  [`${origin}/app.js`]: 'app()',
}

/** The date of a kept answer is the moment at which it was kept. */
const keptResponseInit = { headers: { date: '2026-05-15T10:00:00Z' } }

/** The worker's listeners by the types of their events. */
const listeners = new Map<string, (event: object) => void>()

const workerGlobals = {
  self: {
    location: new URL(origin),
    registration: { scope: `${origin}/` },
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
  },
  caches: {
    async match(key: string) {
      const file = keptFiles[key]
      return file === undefined ? undefined : new Response(file, keptResponseInit)
    },
  },
  __KEPT__: {
    base: '/',
    files: [
      { url: '/programa', revision: 'r1' },
      { url: '/sin-conexion.html', revision: 'r2' },
      { url: '/app.js', revision: null },
    ],
    offline: '/sin-conexion.html',
    hint: '[guardada {fecha}]',
  },
}

function stubWorkerGlobals(): void {
  for (const [name, value] of Object.entries(workerGlobals)) vi.stubGlobal(name, value)
}

beforeAll(async () => {
  stubWorkerGlobals()
  // src/worker/tsconfig.json has the types with which tsc checks the worker. tsc would follow an `import` here, and check the
  // worker with other types, too. It does not follow `importActual`.
  await vi.importActual('../../../../src/worker/keep.ts')
})

// tests/support/setup.ts removes all stubs after each test.
beforeEach(stubWorkerGlobals)

/** The properties of a browser's request on which the worker's answer depends. */
type BrowserRequest = {
  readonly path: string
  readonly method?: string
  readonly mode?: string
}

/**
 * Requests an address from the worker.
 * @param fromHost gives the host's answer, and throws without network
 * @returns status and text of the answer; undefined if the worker leaves the request to the browser
 */
async function request(
  { path, method = 'GET', mode = 'navigate' }: BrowserRequest,
  fromHost: () => Promise<Response>,
): Promise<string | undefined> {
  vi.stubGlobal('fetch', fromHost)
  let answer: Promise<Response> | undefined
  listeners.get('fetch')?.({
    request: { method, mode, url: origin + path },
    respondWith: (response: Promise<Response>) => (answer = response),
  })
  const response = await answer
  return response === undefined ? undefined : `${response.status} ${await response.text()}`
}

/** A host that answers with a status. */
const hostAnswering = (status: number) => async () => new Response(`host ${status}`, { status })

async function noNetwork(): Promise<Response> {
  throw new TypeError('Failed to fetch')
}

it.each([200, 403, 404])(
  'if the host answers %i, its answer is shown instead of the kept page',
  async (status) => {
    const answer = await request({ path: '/programa' }, hostAnswering(status))
    expect(answer).toBe(`${status} host ${status}`)
  },
)

it.each([429, 500, 503])('if the host answers %i, the kept page is shown', async (status) => {
  const answer = await request({ path: '/programa' }, hostAnswering(status))
  // The hint says when the page was kept.
  expect(answer).toMatch(/^200 <body>\[guardada 15 de mayo.*\]Programa$/)
})

it.each(['/programa/', '/programa.html', '/programa/index.html', '/programa?utm_source=a'])(
  'without network %s shows the kept page "/programa"',
  async (path) => {
    expect(await request({ path }, noNetwork)).toMatch(/Programa$/)
  },
)

it('for a page that is not kept the host’s answer is shown, even if it is a failure', async () => {
  expect(await request({ path: '/patrocina' }, hostAnswering(503))).toBe('503 host 503')
})

it('without network /sin-conexion.html is shown instead of a page that is not kept', async () => {
  expect(await request({ path: '/patrocina' }, noNetwork)).toBe('503 <body>Sin conexión')
})

it('if the host has not answered within three seconds, the kept page is shown', async () => {
  vi.useFakeTimers()
  const answer = request({ path: '/programa' }, () => new Promise<never>(() => {}))

  await vi.advanceTimersByTimeAsync(2999)
  // `Promise.race` gives the answer only if it has arrived.
  const answerSoFar = await Promise.race([answer, Promise.resolve('none yet')])
  expect(answerSoFar).toBe('none yet')

  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toMatch(/Programa$/)
})

it('a kept file whose name changes with its content needs no host', async () => {
  expect(await request({ path: '/app.js', mode: 'no-cors' }, noNetwork)).toBe('200 app()')
})

it.each<BrowserRequest>([
  { path: '/programa', method: 'POST' },
  // The app fetches a page without showing it.
  { path: '/programa', mode: 'cors' },
  // Neither file is kept.
  { path: '/otro.js', mode: 'no-cors' },
  { path: '/dosier.pdf' },
])('the worker leaves the request %o to the browser', async (browserRequest) => {
  expect(await request(browserRequest, hostAnswering(200))).toBeUndefined()
})
