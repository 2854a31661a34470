// What real servers send with pages and files: types, caching, compression, headers.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import {
  expectHeaders,
  hostKinds,
  onEveryHost,
  type Published,
} from '../support/hosts/every-host.ts'

onEveryHost(
  ({ missingBrotli }, base, published) => {
    it('sends every file as it is, with type, caching and headers', async () => {
      const { host, files, fileOf, rules } = published()
      expect(files.length).toBeGreaterThan(30)
      for (const file of files) {
        const answer = await ask(host, base + file)
        expect([file, answer.status]).toEqual([file, 200])
        expect([file, answer.body.equals(fileOf(file))]).toEqual([file, true])
        expect([file, answer.headers['content-encoding']]).toEqual([file, undefined])
        const ending = path.extname(file).slice(1)
        expect(answer.headers['content-type']).toMatch(types[ending] ?? /^$/)
        const isHashed = /^(?:assets|compartir)\//.test(file)
        const cache = isHashed ? rules.cache.forever : rules.cache.ask
        expectHeaders(answer, [...rules.headers, ['Cache-Control', cache]])
      }
    })

    const why = missingBrotli ? `: ${missingBrotli}` : ''
    it.skipIf(why)(`sends texts compressed with brotli${why}`, async () => {
      expect(await compressedTexts(base, published(), brotli)).toBeGreaterThan(20)
    })

    it('sends texts compressed with gzip', async () => {
      expect(await compressedTexts(base, published(), gzip)).toBeGreaterThan(20)
    })

    it('answers 304 to who has the page already', async () => {
      const { host, addressOf } = published()
      const address = addressOf('/programa')
      const { etag } = (await ask(host, address)).headers
      const again = await ask(host, address, { 'If-None-Match': etag ?? '' })
      expect([again.status, again.body.length]).toEqual([304, 0])
    })
  },
  hostKinds.filter(({ configured }) => configured),
)

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

const brotli = {
  coding: 'br',
  accepts: 'gzip, deflate, br, zstd',
  ending: '.br',
  unpack: brotliDecompressSync,
}
const gzip = { coding: 'gzip', accepts: 'gzip, deflate', ending: '.gz', unpack: gunzipSync }

/** Expects each text compressed, also as answer to unknown addresses, and returns how many there were. */
async function compressedTexts(
  base: string,
  { host, dist, fileOf, addressOf, files }: Published,
  { coding, accepts, ending, unpack }: typeof brotli,
): Promise<number> {
  const headers = { 'Accept-Encoding': accepts }
  const texts = files.filter((file) => existsSync(path.join(dist, file + ending)))
  for (const file of texts) {
    const answer = await ask(host, base + file, headers)
    expect([file, answer.headers['content-encoding']]).toEqual([file, coding])
    expect(answer.body.equals(fileOf(file + ending))).toBe(true)
    expect(answer.headers['vary']).toMatch(/accept-encoding/i)
    expect(answer.headers['content-type']).toMatch(types[path.extname(file).slice(1)] ?? /^$/)
  }
  const page = await ask(host, addressOf('/programa'), headers)
  expect(page.headers['content-encoding']).toBe(coding)
  const lost = await ask(host, `${base}no/existe`, headers)
  expect([lost.status, lost.headers['content-encoding']]).toEqual([404, coding])
  expect(unpack(lost.body).equals(fileOf('404.html'))).toBe(true)
  return texts.length
}
