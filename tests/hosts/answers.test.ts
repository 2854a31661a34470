// The answers of real servers, each with exactly the configuration of scripts/hosts/README.md: every address of
// the site, with types, caching, compression and headers.
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

// Those that this machine lacks are skipped: "npm test" names them at its end.
for (const { name, missing } of hostKinds.filter((kind) => kind.missing)) {
  it.skipIf(missing)(`${name} is on this machine: ${missing}`, () => {
    expect(missing).toBeNull()
  })
}

onEveryHost((published, { configured, addsSlash }, base) => {
  it('answers every page with and without a slash at its end', async () => {
    const { host, pages, addressOf, fileOf } = published()
    const routes = pages.flatMap(({ path: route, file }) => (route ? [{ route, file }] : []))
    expect(routes.length).toBeGreaterThanOrEqual(7)
    for (const { route, file } of routes) {
      const plain = addressOf(route)
      for (const address of route === '/' ? [plain] : [plain.replace(/\/$/, ''), plain]) {
        const answer = await visit(host, address)
        expect([address, answer.status]).toEqual([address, 200])
        expect(answer.body.equals(fileOf(file))).toBe(true)
        expect([address, addsSlash ? 0 : answer.redirects]).toEqual([address, 0])
      }
    }
  })

  const subFolders = [base.slice(0, -1)].filter(Boolean)
  it.each(subFolders)('answers %s, without a slash at its end', async (address) => {
    const { host, fileOf } = published()
    const answer = await visit(host, address)
    expect([answer.status, answer.path]).toEqual([200, base])
    expect(answer.body.equals(fileOf('index.html'))).toBe(true)
  })

  it('answers unknown addresses at any depth with our page and status 404', async () => {
    const { host, fileOf, headers } = published()
    // Without a configuration a server shows folders, and files whose names begin with a dot.
    for (const name of configured ? [...unknown, ...hidden] : unknown) {
      const answer = await ask(host, base + name)
      expect([name, answer.status]).toEqual([name, 404])
      expect([name, answer.body.toString()]).toEqual([name, fileOf('404.html').toString()])
      expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
      expectHeaders(answer, headers)
    }
  })

  if (!configured) return

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

  it.each(packings)('sends texts compressed as $coding', async (packing) => {
    expect(await compressedTexts(base, published(), packing)).toBeGreaterThan(20)
  })

  it('answers 304 to a browser that already has the page', async () => {
    const { host, addressOf } = published()
    const address = addressOf('/programa')
    const { etag } = (await ask(host, address)).headers
    const again = await ask(host, address, { 'If-None-Match': etag ?? '' })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })
})

/** Requests like a browser: follows a redirect, which must not lead to another host. */
async function visit(host: string, address: string) {
  const answer = await ask(host, address)
  const { location } = answer.headers
  if (!location) return { ...answer, path: address, redirects: 0 }
  const { origin, pathname } = new URL(location, host + address)
  expect(origin).toBe(host)
  return { ...(await ask(host, pathname)), path: pathname, redirects: 1 }
}

const unknown = [
  'no-existe',
  'a/b/c/d/e',
  'programa/no-existe/',
  'ponentes/no-existe',
  'assets/main-00000000.js',
  'compartir/no/existe.jpg',
  'no-existe.html',
]
const hidden = ['.hosts/nginx.conf', '.nojekyll', 'assets/', 'compartir/']

/** Content types that servers may use for the same kind of content. */
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
  jpeg: /^image\/jpeg$/,
  avif: /^image\/avif$/,
  ico: /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
}

const packings = [
  { coding: 'br', accepts: 'gzip, deflate, br, zstd', ending: '.br', unpack: brotliDecompressSync },
  { coding: 'gzip', accepts: 'gzip, deflate', ending: '.gz', unpack: gunzipSync },
] as const

/** Expects each text compressed, even the answer to unknown addresses. @returns how many there were */
async function compressedTexts(
  base: string,
  { host, dist, fileOf, addressOf, files }: Published,
  { coding, accepts, ending, unpack }: (typeof packings)[number],
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
