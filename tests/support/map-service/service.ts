import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { type Hosts, startProxy } from '../proxy.ts'
import { selfSigned } from './certificate.ts'
import { otherPage, published } from './embed.ts'

/** What the service does with a request. */
export type Answer = 'given' | 'refused' | 'slow' | 'silent' | 'broken'

export type Manner = {
  /** For all of www.openstreetmap.org. */
  readonly page: Answer
  /** For tile.openstreetmap.org. Without a Referer none is given. */
  readonly tiles: Answer
  /** Tiles that one gets before it is called a flood. */
  readonly tileLimit: number
}

export type Asked = {
  readonly host: string
  /** Path and query. */
  readonly path: string
  /** The header as it came, null if there was none. */
  readonly referer: string | null
  /** Null if there was no answer. */
  readonly status: number | null
}

export type MapService = {
  /** Address of the proxy that leads to the service, and nowhere else. */
  readonly proxy: string
  /** What was asked so far, in order. */
  readonly log: readonly Asked[]
  /** Changes what happens from now on. */
  readonly behave: (manner: Partial<Manner>) => void
  readonly close: () => Promise<void>
}

const pageHost = 'www.openstreetmap.org'
const tileHost = 'tile.openstreetmap.org'

export const mapHosts: readonly string[] = [pageHost, tileHost]

const goodManner: Manner = { page: 'given', tiles: 'given', tileLimit: Infinity }

/** How long a slow answer takes, in ms. */
export const slowness = 1500

const refererRequired =
  'Referer is required by tile usage policy of OpenStreetMap’s volunteer-run servers: osm.wiki/Blocked'

/** A colour that is nowhere on the site. */
const tile = await sharp({
  create: { width: 256, height: 256, channels: 3, background: '#f2efe9' },
})
  .png()
  .toBuffer()

/**
 * Stands in for OpenStreetMap on loopback, over TLS: its page to embed, and tiles under the rules of their usage policy
 * (operations.osmfoundation.org/policies/tiles). A browser gets there by a proxy for https, and has to take any certificate:
 * Playwright's `proxy` and `ignoreHTTPSErrors`; Firefox's preferences `network.proxy.type` 1, `network.proxy.ssl` and
 * `network.proxy.ssl_port` with `acceptInsecureCerts`; MiniBrowser's `--proxy`, `--ignore-host` and `--ignore-tls-errors`,
 * as WebKitGTK's driver (2.50) does not pass a session's proxy on.
 * @param others further hosts that the proxy leads to
 */
export async function startMapService(others: Hosts = {}): Promise<MapService> {
  const log: Asked[] = []
  const state = { manner: goodManner, tiles: 0 }
  const server = createServer(selfSigned(mapHosts), (request, response) => {
    void respond(request, response)
  })

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { host = '', referer = null } = request.headers
    const path = request.url ?? ''
    const note = (status: number | null) => log.push({ host, path, referer, status })
    const answer = host === tileHost ? state.manner.tiles : state.manner.page
    if (answer === 'silent' || answer === 'broken') {
      note(null)
      if (answer === 'broken') request.destroy()
      return
    }
    if (answer === 'slow') await wait(slowness)
    const { status, type, body } = answer === 'refused' ? refused : content(host, path, referer)
    note(status)
    response.writeHead(status, {
      'Content-Type': type,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    })
    response.end(body)
  }

  function content(host: string, path: string, referer: string | null) {
    if (host === tileHost) {
      if (referer === null) return text(403, refererRequired)
      state.tiles += 1
      if (state.tiles > state.manner.tileLimit) return text(429, 'Too many requests')
      return { status: 200, type: 'image/png', body: tile }
    }
    const file = published.get(new URL(path, `https://${host}`).pathname) ?? otherPage
    return { status: 200, ...file }
  }

  const proxy = await startProxy({
    ...others,
    ...Object.fromEntries(mapHosts.map((host) => [host, server])),
  })

  return {
    proxy: proxy.url,
    log,
    behave: (manner) => {
      state.manner = { ...state.manner, ...manner }
    },
    close: proxy.close,
  }
}

const text = (status: number, body: string) => ({ status, type: 'text/plain; charset=utf-8', body })

const refused = text(403, 'Access blocked')
