// What real servers send with pages and files: types, caching, compression, headers.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { fetchReply } from '../../scripts/prelaunch/reply.ts'
import { checkPublishedSite } from '../../scripts/prelaunch/site.ts'
import { ask } from '../support/ask.ts'
import { expectHeaders, onEveryHost, type Published } from '../support/hosts/every-host.ts'
import { load } from '../support/hosts/load.ts'
import { observatoryPoints, observatoryScore } from '../support/hosts/observatory.ts'
import { specification } from '../support/specification.ts'

onEveryHost((published) => {
  const { kind, host, base, dist } = published

  it('is judged by prelaunch as it deserves', async () => {
    expect(await complaintsOfPrelaunch(published)).toEqual([
      ...(kind.configured ? [] : withoutHeaders),
      'Enlaces legales del ',
    ])
  })

  it('scores as scripts/hosts/README.md says by the rules of the HTTP Observatory', async () => {
    const { headers, body } = await ask(host(), base)
    const points = observatoryPoints(headers, body.toString())
    expect(observatoryScore(points)).toBe(kind.configured ? 130 : 55)
  })

  // What only a host that reads our configuration can do.
  describe.each([kind].filter(({ configured }) => configured))('as configured', () => {
    it('sends every file as it is, with type, caching and headers', async () => {
      expect(await checkedFiles(published)).toBeGreaterThan(40)
    })

    const why = kind.missingBrotli ? `: ${kind.missingBrotli}` : ''
    it.skipIf(why)(`sends texts compressed with brotli${why}`, async () => {
      expect(await checkedTexts(published, brotli)).toBeGreaterThan(25)
    })

    it('sends texts compressed with gzip', async () => {
      expect(await checkedTexts(published, gzip)).toBeGreaterThan(25)
    })

    it('answers 304 to who has the page already', async () => {
      const address = published.addressOf('/programa')
      const { etag } = (await ask(host(), address)).headers
      const again = await ask(host(), address, { 'If-None-Match': etag ?? '' })
      expect([again.status, again.body.length]).toEqual([304, 0])
    })
  })

  describe.each([kind].filter(({ name }) => name === 'nginx'))('under load', () => {
    it('sends every byte right to 200 visitors at a time', async () => {
      const { requests, mistakes } = await load({
        origin: host(),
        base,
        dist,
        seconds: 1,
        brotli: !kind.missingBrotli,
      })
      expect(mistakes).toEqual([])
      expect(requests).toBeGreaterThan(200)
    })
  })
})

const withoutHeaders = [
  'La imagen para compa',
  'El archivo de calend',
  'Falta la cabecera Co',
  'Cabeceras que faltan',
  'Las páginas llegan c',
  'Llegan sin comprimir',
]

async function complaintsOfPrelaunch({ host, origin, base }: Published): Promise<string[]> {
  const findings = await checkPublishedSite(`${origin}${base}`, specification, async (url) => {
    const { pathname, protocol } = new URL(url)
    const reply = await fetchReply(host() + pathname)
    // The host's own business, which a server on loopback has none of: http leads to https.
    const reached = new URL(reply.url).pathname
    return {
      ...reply,
      url: `${protocol.replace('http:', 'https:')}//${new URL(origin).host}${reached}`,
    }
  })
  expect(findings.length).toBeGreaterThanOrEqual(10)
  return findings.filter(({ mark }) => mark === '✗').map(({ what }) => what.slice(0, 20))
}

/** What servers may call the same kind of content. */
const types: Readonly<Record<string, RegExp>> = {
  html: /^text\/html; ?charset=utf-8$/i,
  css: /^text\/css; ?charset=utf-8$/i,
  js: /^(?:text|application)\/javascript; ?charset=utf-8$/i,
  svg: /^image\/svg\+xml(?:; ?charset=utf-8)?$/i,
  xml: /^(?:text|application)\/xml; ?charset=utf-8$/i,
  txt: /^text\/plain; ?charset=utf-8$/i,
  ics: /^text\/calendar; ?charset=utf-8$/i,
  webmanifest: /^application\/manifest\+json$/i,
  json: /^application\/json(?:; ?charset=utf-8)?$/i,
  woff2: /^font\/woff2$/,
  pdf: /^application\/pdf$/,
  png: /^image\/png$/,
  jpg: /^image\/jpeg$/,
  ico: /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
}

/** Expects each file as it was built, and returns how many there were. */
async function checkedFiles({ host, base, fileOf, published, rules }: Published): Promise<number> {
  for (const file of published) {
    const answer = await ask(host(), base + file)
    expect([file, answer.status]).toEqual([file, 200])
    expect([file, answer.body.equals(fileOf(file))]).toEqual([file, true])
    expect([file, answer.headers['content-encoding']]).toEqual([file, undefined])
    const ending = path.extname(file).slice(1)
    expect(`${ending}: ${answer.headers['content-type']}`).toMatch(
      new RegExp(`^${ending}: ${types[ending]?.source.slice(1) ?? ''}`, 'i'),
    )
    const hashed = /^(?:assets|compartir)\//.test(file)
    const cache = hashed ? rules.cache.forever : rules.cache.ask
    expectHeaders(answer, [...rules.headers, ['Cache-Control', cache]])
  }
  return published.length
}

type Compression = {
  readonly coding: string
  readonly accepts: string
  readonly ending: string
  readonly unpack: (packed: Buffer) => Buffer
}

const brotli: Compression = {
  coding: 'br',
  accepts: 'gzip, deflate, br, zstd',
  ending: '.br',
  unpack: brotliDecompressSync,
}
const gzip: Compression = {
  coding: 'gzip',
  accepts: 'gzip, deflate',
  ending: '.gz',
  unpack: gunzipSync,
}

/** Expects each text compressed, also as answer to unknown addresses, and returns how many there were. */
async function checkedTexts(
  { host, base, dist, fileOf, addressOf, published }: Published,
  { coding, accepts, ending, unpack }: Compression,
): Promise<number> {
  const texts = published.filter((file) => existsSync(path.join(dist, file + ending)))
  for (const file of texts) {
    const answer = await ask(host(), base + file, { 'Accept-Encoding': accepts })
    expect([file, answer.headers['content-encoding']]).toEqual([file, coding])
    expect(answer.body.equals(fileOf(file + ending))).toBe(true)
    expect(unpack(answer.body).equals(fileOf(file))).toBe(true)
    expect(answer.headers['vary']).toMatch(/accept-encoding/i)
    expect(answer.headers['content-type']).toMatch(types[path.extname(file).slice(1)] ?? /^$/)
  }
  const page = await ask(host(), addressOf('/programa'), { 'Accept-Encoding': accepts })
  expect(page.headers['content-encoding']).toBe(coding)
  const lost = await ask(host(), `${base}no/existe`, { 'Accept-Encoding': accepts })
  expect([lost.status, lost.headers['content-encoding']]).toEqual([404, coding])
  expect(unpack(lost.body).equals(fileOf('404.html'))).toBe(true)
  return texts.length
}
