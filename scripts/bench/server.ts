import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sirv from 'sirv'
import { notFoundFile } from '../lib/built-site.ts'

/** What the weight of a visit is made of, with the beginning of its content type. */
const kindByType = [
  ['page', 'text/html'],
  ['style', 'text/css'],
  ['script', 'text/javascript'],
  ['font', 'font/'],
  ['image', 'image/'],
  ['other', ''],
] as const

export type Kind = (typeof kindByType)[number][0]

export const kinds: readonly Kind[] = kindByType.map(([kind]) => kind)

const kindOf = (contentType: string): Kind =>
  kindByType.find(([, beginning]) => contentType.startsWith(beginning))?.[0] ?? 'other'

/** One answer, as it went over the wire. */
export type Exchange = {
  readonly path: string
  readonly kind: Kind
  /** The body, compressed. */
  readonly bodyBytes: number
  /** Body and header lines, as the socket counted them. */
  readonly wireBytes: number
}

export type BenchServer = {
  /** Address of the root of the site served under a name, with a slash at its end. */
  readonly urlOf: (name: string) => string
  /** What was answered since the last call. */
  readonly takeLog: () => Exchange[]
  readonly close: () => Promise<void>
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Serves several built sites from one port, each under a name below "localhost", as a good host does: compressed by the
 * build, hashed files immutable, everything else revalidated by its tag.
 * HTTP/1.1, because browsers speak no HTTP/2 without a certificate; the throttle's latency outweighs the difference.
 */
export async function serveSites(dirs: Readonly<Record<string, string>>): Promise<BenchServer> {
  const sites = new Map(Object.entries(dirs).map(([name, dir]) => [name, siteIn(dir)]))
  let log: Exchange[] = []

  const server = createServer((request, response) => {
    const site = sites.get((request.headers.host ?? '').split('.')[0] ?? '')
    if (!site) return response.writeHead(421).end()
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const { socket } = request
    const sentBefore = socket.bytesWritten
    // Not "finish": whoever hangs up with the last byte is answered without it.
    response.once('close', () => {
      const kind = kindOf(String(response.getHeader('Content-Type') ?? ''))
      const bodyBytes = Number(response.getHeader('Content-Length') ?? 0)
      const wireBytes = socket.bytesWritten - sentBefore
      log.push({ path: pathname, kind, bodyBytes, wireBytes })
    })
    site(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    urlOf: (name) => `http://${name}.localhost:${port}/`,
    takeLog() {
      const taken = log
      log = []
      return taken
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function siteIn(dir: string): Handler {
  const notFoundPage = readFileSync(path.join(dir, `${notFoundFile}.br`))
  const files = sirv(dir, { brotli: true, etag: true, extensions: ['html'] })
  return (request, response) => {
    const isHashed = request.url?.startsWith('/assets/')
    const caching = isHashed ? 'max-age=31536000, immutable' : 'max-age=0, must-revalidate'
    response.setHeader('Cache-Control', `public, ${caching}`)
    files(request, response, () => {
      response.setHeader('Content-Type', 'text/html;charset=utf-8')
      response.setHeader('Content-Encoding', 'br')
      response.setHeader('Content-Length', notFoundPage.length)
      response.writeHead(404).end(notFoundPage)
    })
  }
}
