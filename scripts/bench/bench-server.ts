import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { filesBelow, notFoundFile } from '../lib/built-site.ts'
import { contentTypes, isText, kindOf, type Kind } from './kinds.ts'

/** One answer, as it went over the wire. */
export type Exchange = {
  readonly host: string
  readonly path: string
  readonly kind: Kind
  readonly status: number
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

type Served = {
  readonly body: Buffer
  readonly headers: Record<string, string>
  readonly kind: Kind
}
type Folder = ReadonlyMap<string, Served>

/** The best that brotli can do: a host compresses a static file once. */
export const compress = (data: Buffer | string): Buffer =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })

/**
 * Serves several built sites from one port, each under a name below "localhost", as a good host does: compressed
 * before anybody asks, hashed files immutable, everything else revalidated by its tag.
 * HTTP/1.1, because browsers speak no HTTP/2 without a certificate; the throttle's latency outweighs the difference.
 */
export async function serveSites(dirs: Readonly<Record<string, string>>): Promise<BenchServer> {
  const folders = new Map(Object.entries(dirs).map(([name, dir]) => [name, readFolder(dir)]))
  let log: Exchange[] = []

  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').split('.')[0] ?? ''
    const folder = folders.get(host)
    if (!folder) return response.writeHead(421).end()
    const asked = new URL(request.url ?? '/', 'http://localhost').pathname
    const { socket } = request
    const sentBefore = socket.bytesWritten
    const { file, status } = answer(folder, asked, request)
    response.once('finish', () => {
      const wireBytes = socket.bytesWritten - sentBefore
      const bodyBytes = status === 304 ? 0 : file.body.length
      log.push({ host, path: asked, kind: file.kind, status, bodyBytes, wireBytes })
    })
    send(response, file, status)
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

function readFolder(dir: string): Folder {
  return new Map(
    filesBelow(dir).map((name) => [name, prepare(name, readFileSync(path.join(dir, name)))]),
  )
}

function prepare(name: string, data: Buffer): Served {
  const type = contentTypes[path.extname(name)] ?? 'application/octet-stream'
  const body = isText(type) ? compress(data) : data
  const tag = createHash('sha256').update(data).digest('base64url').slice(0, 16)
  const headers = {
    'Content-Type': type,
    'Content-Length': String(body.length),
    'Cache-Control': name.startsWith('assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    ETag: `"${tag}"`,
    'X-Content-Type-Options': 'nosniff',
    ...(isText(type) ? { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' } : {}),
  }
  return { body, headers, kind: kindOf(name) }
}

function answer(folder: Folder, asked: string, { headers }: IncomingMessage) {
  const name = decodeURIComponent(asked).slice(1)
  const page = `${name.replace(/\/$/, '')}/index.html`.replace(/^\//, '')
  const file = folder.get(name) ?? folder.get(page)
  if (file) return { file, status: headers['if-none-match'] === file.headers.ETag ? 304 : 200 }
  const notFound = folder.get(notFoundFile)
  if (!notFound) throw new Error(`A served site has no ${notFoundFile}.`)
  return { file: notFound, status: 404 }
}

function send(response: ServerResponse, { body, headers }: Served, status: number) {
  if (status === 304) {
    const { 'Content-Length': _, 'Content-Encoding': __, ...rest } = headers
    response.writeHead(304, rest).end()
  } else response.writeHead(status, headers).end(body)
}
