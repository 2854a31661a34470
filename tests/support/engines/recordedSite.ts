import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { filesBelow } from '../../../scripts/build/lib/siteFiles.ts'
import { serveCopy } from '../servedCopy.ts'

/** A site that browsers visit, and a proxy that refuses all other hosts. So the browsers can reach only the site. */
export type RecordedSite = Awaited<ReturnType<typeof openRecordedSite>>

/** Serves the site of the tests' event on this machine. Its pages record their console lines (`consoleLines`). */
export async function openRecordedSite() {
  const site = await serveCopy(addRecorders)
  /** Hosts that the proxy has refused, in the order of the requests: "www.openstreetmap.org:443". */
  const requestedHosts: string[] = []
  const proxy = createServer().on('connect', ({ url = '' }, socket) => {
    requestedHosts.push(url)
    // Without a listener, an error of the connection would end the process.
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

/** Puts the recorder first in the head of each page. The Content-Security-Policy in the head refuses only scripts below it. */
function addRecorders(dir: string): void {
  const script = `<script>(${recordConsole.toString()})()</script>`
  const pages = filesBelow(dir).filter((name) => name.endsWith('.html'))
  for (const name of pages) {
    const file = path.join(dir, name)
    const html = readFileSync(file, 'utf8')
    writeFileSync(file, html.replace('<head>', `<head>${script}`))
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

/** Runs in the page. Returns the lines that the page has recorded since it was loaded, such as "error Failed". */
export const consoleLines = () => (window as unknown as { recordedLines: string[] }).recordedLines
