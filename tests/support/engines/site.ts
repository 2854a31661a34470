import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import path from 'node:path'
import { filesBelow } from '../../../scripts/lib/site-files.ts'
import { ownSite } from '../own-site.ts'

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

/** Puts a notebook into each page, before its policy, which would refuse it. */
function addNotebooks(dir: string): void {
  const script = `<script>(${notebook.toString()})()</script>`
  for (const name of filesBelow(dir).filter((file) => file.endsWith('.html'))) {
    const file = path.join(dir, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', `$&${script}`))
  }
}

/** The built site on loopback. The browsers here can reach nothing else. */
export async function openSite() {
  const site = await ownSite(addNotebooks)
  /** The other hosts that were requested, in order. */
  const requested: string[] = []
  const proxy = createServer().on('connect', ({ url = '' }, socket) => {
    requested.push(url)
    socket.on('error', () => {})
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  return {
    ...site,
    /** Port of the proxy for all other hosts, which it refuses. */
    proxyPort: (proxy.address() as AddressInfo).port,
    requested,
    async close() {
      proxy.close().closeAllConnections()
      await site.close()
    },
  }
}

export type Site = Awaited<ReturnType<typeof openSite>>
