import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { distDir } from '../../../scripts/lib/work-folder.ts'
import { serveSite } from '../../../scripts/lib/server.ts'
import { ask } from '../ask.ts'

/** Runs in the page before anything else: records console lines and violations of the policy. */
function notebook(worker: boolean) {
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
  Object.assign(window, { said })
  if (!worker) navigator.serviceWorker.register = () => new Promise(() => {})
}

const [, entry = ''] =
  /<script [^>]*src="([^"]+)"/.exec(readFileSync(path.join(distDir, 'index.html'), 'utf8')) ?? []

/** The built site on loopback, with a notebook in each page. The browsers here can reach nothing else. */
export async function openSite() {
  const files = await serveSite({ dir: distDir, port: 0 })
  /** Whether pages that are loaded from now on are kept. */
  const pages = { worker: false }
  const app = { released: Promise.resolve() }
  /** The other hosts that were requested, in order. */
  const asked: string[] = []

  async function answer({ url = '/', method }: IncomingMessage, response: ServerResponse) {
    if (url.endsWith('.js') && url !== entry) await app.released
    const { status, headers, body } = await ask(files.url.slice(0, -1), url, {}, method)
    delete headers['content-length']
    // It would refuse the notebook. The policy in each page comes after that.
    delete headers['content-security-policy']
    const isPage = headers['content-type']?.startsWith('text/html')
    const script = `<script>(${notebook.toString()})(${pages.worker})</script>`
    response.writeHead(status, headers)
    response.end(isPage ? body.toString().replace('<head>', `$&${script}`) : body)
  }

  const server = createServer((request, response) => {
    // At the end the server or the browser may already be gone.
    answer(request, response).catch(() => response.destroy())
  })
  const listen = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening')
  const goDown = async () => {
    server.close().closeAllConnections()
    await once(server, 'close')
  }
  // It is also the proxy for other hosts, and refuses them.
  server.on('connect', ({ url = '' }, socket) => {
    asked.push(url)
    socket.on('error', () => {})
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  })
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    /** Without a slash at its end. */
    url: `http://127.0.0.1:${port}`,
    /** Port of the proxy for all other hosts. */
    proxyPort: port,
    asked,
    pages,
    /** Holds back every script except the one that the page itself names, until the returned function is called. */
    holdApp() {
      const opening: { open?: () => void } = {}
      app.released = new Promise((resolve) => (opening.open = resolve))
      return () => opening.open?.()
    },
    goDown,
    comeBack: () => listen(port),
    close: () => Promise.all([goDown(), files.close()]),
  }
}

export type Site = Awaited<ReturnType<typeof openSite>>
