import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import path from 'node:path'
import { distDir } from '../../../scripts/lib/work-folder.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { serveSite } from '../../../scripts/lib/server.ts'
import { ask } from '../ask.ts'

/** The built site, and all else that a browser of these tests can reach: nothing. */
export type Site = {
  /** Without a slash at its end. */
  readonly url: string
  /** Port on loopback of the only way to other hosts, which refuses it. */
  readonly proxyPort: number
  /** The other hosts that were asked for, in order. */
  readonly asked: string[]
  /** For the pages that are loaded from now on: the moment at which their clock stands still, and whether they are kept. */
  readonly setPages: (pages: { readonly clock: string; readonly worker?: boolean }) => void
  /** Keeps every script back but the one that a page names, so that no app starts until the returned function is called. */
  readonly holdApp: () => () => void
  readonly goDown: () => Promise<void>
  readonly comeBack: () => Promise<void>
  readonly close: () => Promise<void>
}

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

/** Serves the built site on loopback, with a notebook in each page. */
export async function openSite(): Promise<Site> {
  const files = await serveSite({ dir: distDir, port: await freePort() })
  const [, entry = ''] =
    /<script [^>]*src="([^"]+)"/.exec(readFileSync(path.join(distDir, 'index.html'), 'utf8')) ?? []
  const state = { clock: 0, worker: false, gate: Promise.resolve() }

  async function answer({ url = '/', method }: IncomingMessage, response: ServerResponse) {
    if (url.endsWith('.js') && url !== entry) await state.gate
    const { status, headers, body } = await ask(files.url.slice(0, -1), url, {}, method)
    delete headers['content-length']
    const isPage = headers['content-type']?.startsWith('text/html')
    const script = `<script>(${notebook.toString()})(${state.clock}, ${state.worker})</script>`
    response.writeHead(status, headers)
    response.end(isPage ? body.toString().replace('<head>', `$&${script}`) : body)
  }

  const server = createServer((request, response) => void answer(request, response))
  const port = await listen(server)
  const asked: string[] = []
  const proxy = createServer((_, response) => response.writeHead(403).end())
  proxy.on('connect', ({ url = '' }, socket) => {
    asked.push(url)
    socket.on('error', () => {})
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  })
  return {
    url: `http://127.0.0.1:${port}`,
    proxyPort: await listen(proxy),
    asked,
    setPages: ({ clock, worker = false }) =>
      void Object.assign(state, { clock: Date.parse(clock), worker }),
    holdApp() {
      const opening: { open?: () => void } = {}
      state.gate = new Promise((resolve) => (opening.open = resolve))
      return () => opening.open?.()
    },
    goDown: () => end(server),
    comeBack: async () => void (await listen(server, port)),
    close: async () => void (await Promise.all([end(server), end(proxy), files.close()])),
  }
}

function listen(server: Server, port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}

const end = (server: ReturnType<typeof createServer>) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
