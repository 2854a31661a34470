// @vitest-environment node
// What npm run prelaunch asks of a host, here of servers on loopback: how it greets, and what comes over the line.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createSecureServer } from 'node:http2'
import { createServer as createOldServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { askHost } from '../../../../scripts/prelaunch/ask.ts'
import { mapFinding, tileUrl } from '../../../../scripts/prelaunch/map.ts'
import {
  connectHost,
  flightFinding,
  protocolFinding,
} from '../../../../scripts/prelaunch/transport.ts'
import { venues } from '../../../support/specification.ts'

const servers: { close: () => unknown }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function listening(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const serve = async (answer: RequestListener) =>
  `http://127.0.0.1:${await listening(createServer(answer))}`

const at = (port: number) => new URL(`https://localhost:${port}/`)

function canMakeCertificates(): boolean {
  try {
    execFileSync('openssl', ['version'])
    return true
  } catch {
    return false
  }
}

const why = canMakeCertificates() ? '' : ': no openssl, apt-get install openssl'

describe.skipIf(why)(`how a host greets${why}`, () => {
  const made = { key: '', cert: '' }
  beforeAll(() => {
    const dir = mkdtempSync(path.join(tmpdir(), 'certificate-'))
    const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(dir, name)) as [
      string,
      string,
    ]
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
    execFileSync('openssl', ['req', '-x509', ...curve, ...subject, '-keyout', key, '-out', cert], {
      stdio: 'ignore',
    })
    Object.assign(made, { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') })
    rmSync(dir, { recursive: true })
  })

  const greet = (root: URL) => connectHost(root, made.cert)
  const home = {
    status: 200,
    headers: new Headers(),
    body: Buffer.alloc(0),
    bytes: 0,
    redirects: 0,
    url: '',
  }

  it('is heard: HTTP/2 with TLS 1.3', async () => {
    const root = at(await listening(createSecureServer({ ...made, allowHTTP1: true })))
    expect(await greet(root)).toEqual({ tls: 'TLSv1.3', protocol: 'h2' })
    expect(await protocolFinding(root, home, greet)).toEqual({
      good: true,
      what: 'El alojamiento habla HTTP/2, con TLS 1.3.',
    })
  })

  it('is heard: HTTP/1.1 with TLS 1.2', async () => {
    const root = at(await listening(createOldServer({ ...made, maxVersion: 'TLSv1.2' })))
    expect(await greet(root)).toEqual({ tls: 'TLSv1.2', protocol: 'http/1.1' })
    expect(await protocolFinding(root, home, greet)).toMatchObject({
      good: false,
      what: 'El alojamiento habla HTTP/1.1, con TLS 1.2.',
    })
  })

  it('is told to be wrong if no browser trusts the certificate, or nobody answers', async () => {
    const port = await listening(createSecureServer(made))
    expect(await protocolFinding(at(port), home, (root) => connectHost(root))).toMatchObject({
      good: false,
      what: expect.stringMatching(/^No se puede ver qué protocolo habla: .*self-signed/) as unknown,
    })
    servers.splice(0).forEach((server) => server.close())
    expect(await protocolFinding(at(port), home, greet)).toMatchObject({
      good: false,
      what: expect.stringContaining('ECONNREFUSED') as unknown,
    })
  })

  it('is not asked for without https', async () => {
    const root = new URL('http://localhost/')
    expect(await protocolFinding(root, home, () => Promise.reject(new Error()))).toMatchObject({
      good: false,
      what: expect.stringMatching(/^Sin https/) as unknown,
    })
  })
})

describe('what comes over the line', () => {
  const text = 'Encuentro Startup Sevilla, '.repeat(2000)

  it.each([
    ['br', brotliCompressSync],
    ['gzip', gzipSync],
  ])('is counted as it came, and read: %s', async (coding, compress) => {
    const url = await serve(({ headers }, response) => {
      expect(headers['accept-encoding']).toContain(coding)
      response.setHeader('Content-Encoding', coding).end(compress(text))
    })
    const { body, bytes } = await askHost(url)
    expect(body.toString()).toBe(text)
    expect(bytes).toBe(compress(text).length)
    expect(bytes).toBeLessThan(1000)
  })

  it('is judged: one flight or more', async () => {
    const url = await serve((_, response) => response.end(text))
    const reply = await askHost(url)
    expect(reply.bytes).toBe(text.length)
    expect(flightFinding(reply)).toMatchObject({
      good: false,
      what: 'La primera página llega con 54.000 bytes y no cabe en el primer envío (14.600 bytes).',
    })
    expect(flightFinding({ ...reply, bytes: 14_600 })).toMatchObject({ good: true })
  })

  it('is followed through redirects, which are counted', async () => {
    const url = await serve(({ url: asked }, response) => {
      if (asked === '/a') response.writeHead(301, { Location: '/b' })
      response.end(asked)
    })
    const { body, redirects, url: reached } = await askHost(`${url}/a`)
    expect([body.toString(), redirects, reached]).toEqual(['/b', 1, `${url}/b`])
    const circle = await serve((_, response) => response.writeHead(302, { Location: '/' }).end())
    await expect(askHost(circle)).rejects.toThrow('redirects more than 5 times')
  })
})

describe('the tile of the map', () => {
  const root = new URL('https://ejemplo.org/evento/')
  /** A service that refuses who does not say which page asks, as OpenStreetMap does. */
  const service = () =>
    serve(({ headers }, response) => {
      const known = headers.referer === 'https://www.openstreetmap.org/'
      const named = headers['user-agent']?.includes(root.href)
      response.writeHead(known && named ? 200 : 403, { 'Content-Type': 'image/png' }).end()
    })

  it('is the one on which the first venue lies', () => {
    const [zoom = 0, x = 0, y = 0] = (tileUrl(venues.mall).match(/\d+/g) ?? []).map(Number)
    const longitude = (column: number) => (column / 2 ** zoom) * 360 - 180
    const latitude = (row: number) =>
      (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** zoom))) * 180) / Math.PI
    expect(longitude(x)).toBeLessThan(venues.mall.longitude)
    expect(longitude(x + 1)).toBeGreaterThan(venues.mall.longitude)
    expect(latitude(y)).toBeGreaterThan(venues.mall.latitude)
    expect(latitude(y + 1)).toBeLessThan(venues.mall.latitude)
  })

  it('comes to who asks as a visitor’s browser does, and to nobody else', async () => {
    const origin = await service()
    const toService = (url: string) => origin + new URL(url).pathname
    expect(await mapFinding(root, (url, headers) => askHost(toService(url), headers))).toEqual({
      good: true,
      what: 'OpenStreetMap sirve el mapa.',
    })
    expect(await mapFinding(root, (url) => askHost(toService(url)))).toMatchObject({
      good: false,
      what: 'OpenStreetMap no sirve el mapa (responde 403).',
    })
  })

  it('that does not come stops nothing', async () => {
    expect(
      await mapFinding(root, () => Promise.reject(new Error('getaddrinfo ENOTFOUND'))),
    ).toMatchObject({ good: false, what: expect.stringContaining('ENOTFOUND') as unknown })
  })
})
