import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, connect, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { distDir } from '../../../scripts/build/build-site.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { serveSite } from '../../../scripts/lib/server.ts'
import { ask } from '../ask.ts'

/** The built site, and all else that a browser of these tests can reach. */
export type Site = {
  /** Without a slash at its end. */
  readonly url: string
  /** Port on loopback of the only way to other hosts. */
  readonly proxyPort: number
  /** For the pages that are loaded from now on: the moment at which their clock stands still, and whether they are kept. */
  readonly setPages: (pages: { readonly clock: string; readonly worker?: boolean }) => void
  /** Keeps every script back but the one that a page names, so that no app starts until the returned function is called. */
  readonly holdApp: () => () => void
  readonly goDown: () => Promise<void>
  readonly comeBack: () => Promise<void>
  /** Referers with which the map was asked for. */
  readonly mapAsked: readonly string[]
  readonly close: () => Promise<void>
}

const mapHost = 'www.openstreetmap.org'

/** Runs in the page before anything else: writes down what goes to the console and what the policy forbids. */
function notebook(fixed: number, worker: boolean) {
  const said: string[] = []
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    const own = console[level]
    console[level] = (...words: unknown[]) => {
      said.push([level, ...words].join(' '))
      own.apply(console, words)
    }
  }
  addEventListener(
    'error',
    (event) => said.push(`uncaught: ${event.message ?? event.target}`),
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => said.push(`uncaught: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    said.push(`policy: ${violatedDirective} ${blockedURI}`),
  )
  const page = Object.assign(window, { said, later: 0 })
  Date.now = () => fixed + page.later
  if (!worker) navigator.serviceWorker.register = () => new Promise(() => {})
}

/** Serves the built site on loopback, with a notebook in each page, and one proxy that knows the map's stand-in alone. */
export async function openSite(): Promise<Site> {
  const files = await serveSite({ dir: distDir, port: await freePort() })
  const origin = files.url.slice(0, -1)
  const [, entry = ''] =
    /<script [^>]*src="([^"]+)"/.exec(readFileSync(path.join(distDir, 'index.html'), 'utf8')) ?? []
  const state = { clock: 0, worker: false, gate: Promise.resolve() }

  async function answer({ url = '/', method }: IncomingMessage, response: ServerResponse) {
    if (url.endsWith('.js') && url !== entry) await state.gate
    const { status, headers, body } = await ask(origin, url, {}, method)
    delete headers['content-length']
    const isPage = headers['content-type']?.startsWith('text/html')
    const script = `<script>(${notebook.toString()})(${state.clock}, ${state.worker})</script>`
    response.writeHead(status, headers)
    response.end(isPage ? body.toString().replace('<head>', `$&${script}`) : body)
  }

  const server = createServer((request, response) => void answer(request, response))
  const port = await listen(server)
  const map = await standInForMap()
  const proxy = proxyTo({ [`${mapHost}:443`]: map.port })
  const goDown = () => {
    server.closeAllConnections()
    return closed(server)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    proxyPort: await listen(proxy),
    mapAsked: map.asked,
    setPages({ clock, worker = false }) {
      Object.assign(state, { clock: Date.parse(clock), worker })
    },
    holdApp() {
      const opening: { open?: () => void } = {}
      state.gate = new Promise((resolve) => (opening.open = resolve))
      return () => opening.open?.()
    },
    goDown,
    comeBack: async () => void (await listen(server, port)),
    close: async () => {
      await Promise.all([goDown(), files.close(), map.close()])
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}

/** A proxy through which browsers get to some ports of this machine under other names, and nowhere else. */
function proxyTo(known: Readonly<Record<string, number>>) {
  const refuse = 'HTTP/1.1 502 Bad Gateway\r\n\r\n'
  const proxy = createServer((_, response) => response.writeHead(502).end())
  proxy.on('connect', ({ url = '' }, client) => {
    client.on('error', () => client.destroy())
    const port = known[url]
    if (!port) return client.end(refuse)
    const host = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n')
      host.pipe(client).pipe(host)
    })
    return host.on('error', () => client.destroy())
  })
  return proxy
}

/** Stands in for OpenStreetMap. */
async function standInForMap() {
  const folder = mkdtempSync(path.join(tmpdir(), 'map-'))
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ]
  const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...made, '-subj', `/CN=${mapHost}`], { stdio: 'ignore' })
  const asked: string[] = []
  const server = createTlsServer(
    { key: readFileSync(key), cert: readFileSync(cert) },
    ({ url, headers }, response) => {
      if (url?.startsWith('/export/embed.html')) asked.push(headers.referer ?? 'no Referer')
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end('<!doctype html><title>Map</title><p class="leaflet-container">Stand-in.</p>')
    },
  )
  rmSync(folder, { recursive: true })
  const port = await listen(server)
  return {
    port,
    asked,
    close: () => {
      server.closeAllConnections()
      return closed(server)
    },
  }
}

function listen(server: Server, port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}

const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))
