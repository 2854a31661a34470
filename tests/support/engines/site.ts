import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { filesBelow } from '../../../scripts/lib/site-files.ts'
import { serveSite } from '../../../scripts/lib/server.ts'
import { sites } from '../built-sites.ts'

const { dist, base } = sites.EVENTO

/** Runs in the page before anything else: records console lines and violations of the policy. */
function notebook() {
  const noted: string[] = []
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    const own = console[level]
    console[level] = (...words: unknown[]) => {
      noted.push([level, ...words].join(' '))
      own.apply(console, words)
    }
  }
  addEventListener('error', (event) => noted.push(`uncaught: ${event.message}`), true)
  addEventListener('unhandledrejection', ({ reason }) => noted.push(`uncaught: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    noted.push(`policy: ${violatedDirective} ${blockedURI}`),
  )
  Object.assign(window, { noted })
}

/** A copy of the built site, with a notebook in each page. */
function siteWithNotebook(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-'))
  cpSync(dist, dir, { recursive: true })
  for (const file of filesBelow(dir).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(path.join(dir, file), 'utf8')
    // Before the page's policy, which would refuse it.
    const script = `<script>(${notebook.toString()})()</script>`
    writeFileSync(path.join(dir, file), html.replace('<head>', `$&${script}`))
  }
  return dir
}

/** The built site on loopback. The browsers here can reach nothing else. */
export async function openSite() {
  const dir = siteWithNotebook()
  let files = await serveSite({ dir, port: 0, base })
  const { port } = files
  /** The other hosts that were requested, in order. */
  const requested: string[] = []
  const proxy = createServer().on('connect', ({ url = '' }, socket) => {
    requested.push(url)
    socket.on('error', () => {})
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  return {
    /** Without a slash at its end. */
    url: files.url.slice(0, -1),
    /** Port of the proxy for all other hosts, which it refuses. */
    proxyPort: (proxy.address() as AddressInfo).port,
    requested,
    goDown: () => files.close(),
    async comeBack() {
      files = await serveSite({ dir, port, base })
    },
    async close() {
      proxy.close().closeAllConnections()
      await files.close()
      rmSync(dir, { recursive: true })
    },
  }
}

export type Site = Awaited<ReturnType<typeof openSite>>
