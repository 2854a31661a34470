import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sirv from 'sirv'
import { notFoundFile } from '../lib/siteFiles.ts'
import { hostRules } from './rules.ts'

type Options = {
  /** Folder of the built site. */
  readonly dir: string
  /** The preferred port. If it is busy, the system chooses a free one. */
  readonly port: number
  /** Path of the site's root: "/" or, in a sub-folder, "/evento/". */
  readonly base?: string
  /** Whether to send the build's compressed copies of texts (`.br`), as hosts do. */
  readonly brotli?: boolean
}

/**
 * Serves a built site on 127.0.0.1 as a host does: pages with and without a trailing slash, 404.html with status 404 for
 * unknown addresses, and the headers of `hostRules`.
 * @returns the address of the site's root with a slash at its end, the port, and a function that stops the server
 */
export async function serveSite({ dir, port, base = '/', brotli = false }: Options) {
  const notFoundPage = readFileSync(path.join(dir, notFoundFile))
  // With "dev" sirv looks files up at each request, so a new build can replace the old one. Only `notFoundPage` stays the same.
  const sendFile = sirv(dir, { dev: true, etag: true, extensions: ['html'], brotli })

  const { headers, hashedFolder, cache } = hostRules({ base })

  const server = createServer((request, response) => {
    const address = request.url ?? '/'
    const isHashed = address.startsWith(base + hashedFolder)
    response.setHeaders(new Map(headers))
    response.setHeader('Cache-Control', isHashed ? cache.forever : cache.revalidate)
    const notFound = () => {
      const type = 'text/html; charset=utf-8'
      response.writeHead(404, { 'Content-Type': type, 'Cache-Control': cache.revalidate })
      response.end(request.method === 'HEAD' ? undefined : notFoundPage)
    }
    if (!address.startsWith(base)) return notFound()
    // "/evento/programa" → "/programa": the slash at the end of `base` stays.
    request.url = address.slice(base.length - 1)
    // sirv 3.0 crashes on a range that ends before it begins. So the server ignores ranges, as it may (RFC 9110 §14.2).
    delete request.headers.range
    sendFile(request, response, notFound)
  })

  await new Promise<unknown>((resolve) => {
    server.once('listening', resolve)
    // Port 0 lets the system choose a free port.
    server.once('error', () => server.listen(0, '127.0.0.1'))
    server.listen(port, '127.0.0.1')
  })
  const { port: usedPort } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${usedPort}${base}`,
    port: usedPort,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
