import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { filesBelow } from '../../../scripts/build/lib/siteFiles.ts'
import { serveCopy } from '../servedCopy.ts'

/** A site that browsers visit, and a proxy that refuses all other hosts. The browsers can reach nothing else. */
export type RecordedSite = Awaited<ReturnType<typeof openRecordedSite>>

/** Serves the tests' event on this machine. Its pages record their console (`consoleLines`). */
export async function openRecordedSite() {
  const site = await serveCopy(addRecorders)
  /** The other hosts that were requested, in order: "www.openstreetmap.org:443". */
  const requestedHosts: string[] = []
  const proxy = createServer().on('connect', ({ url = '' }, socket) => {
    requestedHosts.push(url)
    // Without a listener an error of the connection would end the process.
    socket.on('error', () => {})
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  return {
    ...site,
    proxyPort: (proxy.address() as AddressInfo).port,
    requestedHosts,
    async close() {
      proxy.close().closeAllConnections()
      await site.close()
    },
  }
}

/** Puts the recorder at the beginning of each page. The page's Content-Security-Policy refuses scripts that come after it. */
function addRecorders(dir: string): void {
  const script = `<script>(${recordConsole.toString()})()</script>`
  for (const name of filesBelow(dir).filter((file) => file.endsWith('.html'))) {
    const file = path.join(dir, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', `$&${script}`))
  }
}

/** Runs in the page before anything else. Records console lines, uncaught errors and violations of the policy. */
function recordConsole() {
  const recordedLines: string[] = []
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    const original = console[level]
    console[level] = (...args: unknown[]) => {
      recordedLines.push([level, ...args].join(' '))
      original.apply(console, args)
    }
  }
  addEventListener('error', (event) => recordedLines.push(`uncaught: ${event.message}`), true)
  addEventListener('unhandledrejection', ({ reason }) => recordedLines.push(`uncaught: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    recordedLines.push(`policy: ${violatedDirective} ${blockedURI}`),
  )
  Object.assign(window, { recordedLines })
}

/** Runs in the page. Gives the lines that the page has recorded since its load, such as "error Failed". */
export const consoleLines = () => (window as unknown as { recordedLines: string[] }).recordedLines
