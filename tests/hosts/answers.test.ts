// The answers of real servers at every address of the site: type, caching, compression and headers. Each server has the
// configuration that the organiser's guide gives for it (src/content/guia/publicar.md).
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bareType, fileTypeOf } from '../../scripts/build/hosts/fileTypes.ts'
import { type Header, hostRules } from '../../scripts/build/hosts/rules.ts'
import { readBuiltSite } from '../../scripts/build/lib/builtSite.ts'
import { sites } from '../support/content.ts'
import { freePort } from '../support/freePort.ts'
import { folderWith } from '../support/temporaryFolder.ts'
import { type Answer, ask, servers, start } from '../support/hosts/servers.ts'

const { dist, base } = sites.EVENTO
const rules = hostRules({ base })
/** The headers with which servers send a file that has this caching. */
const headersWithCache = (cache: string): readonly Header[] => [
  ...rules.headers,
  ['Cache-Control', cache],
]
const readPublished = (name: string) => readFileSync(path.join(dist, name))

/** The kind of a file: its folder and its extension, such as "assets .js". */
const kindOf = (file: string) => `${path.dirname(file)} ${path.extname(file)}`

function expectHeaders({ headers }: Answer, expected: readonly Header[]): void {
  const sentHeaders = expected.map(([name]) => [name, headers[name.toLowerCase()]])
  expect(sentHeaders).toEqual(expected)
}

/** Addresses without a page. The last three are two files for hosts and a folder, which servers must not show. */
const unknownAddresses = [
  'no-existe',
  'a/b/c/d/e',
  'programa/no-existe/',
  'assets/main-00000000.js',
  'compartir/no/existe.jpg',
  'no-existe.html',
  '.hosts/nginx.conf',
  '.nojekyll',
  'assets/',
]

/** Expects that an answer has the type or the alias that scripts/build/hosts/fileTypes.ts gives this file. */
function expectType({ headers }: Answer, file: string): void {
  const { type = '', alias } = fileTypeOf(file) ?? {}
  // "text/html;charset=UTF-8" → "text/html; charset=utf-8"
  const sentType = String(headers['content-type']).toLowerCase().replace(';charset', '; charset')
  const allowedTypes = [type]
  if (alias) allowedTypes.push(type.replace(bareType(type), alias))
  // Servers may leave out the character set of JSON, which is always UTF-8, and of SVG, which names it in the file.
  if (/json|svg/.test(type)) allowedTypes.push(bareType(type))
  expect(allowedTypes, `type of ${file}`).toContain(sentType)
}

/** The content codings, each with the `Accept-Encoding` for which servers choose it. */
const codings = [
  { coding: 'br', accepts: 'gzip, deflate, br, zstd', decompress: brotliDecompressSync },
  { coding: 'gzip', accepts: 'gzip, deflate', decompress: gunzipSync },
] as const

// A server that this machine lacks is one skipped test. `npm test` prints the titles of skipped tests at its end.
for (const { name, installHint } of servers.filter((server) => server.installHint)) {
  it.skipIf(installHint)(`${name} is needed on this machine: ${installHint}`, () => {
    expect(installHint).toBeNull()
  })
}

describe.each(servers.filter(({ installHint }) => !installHint))(
  '$name with the site in a sub-folder',
  (server) => {
    const folder = folderWith({})
    const site = readBuiltSite(dist)
    /** A file for hosts, such as ".htaccess" or "_headers", or a compressed copy, such as "faq.html.br". */
    const hostFile = /(?:^|\/)[._]|\.(?:br|gz)$/
    const publicFiles = [...site.files].filter((file) => !hostFile.test(file))
    /** One file of each kind. Servers have the same rules for all files of a kind. */
    const files = [...new Map(publicFiles.map((file) => [kindOf(file), file])).values()]
    let running: Awaited<ReturnType<typeof start>>
    const get = (address: string, headers = {}) => ask(running.origin, address, headers)

    beforeAll(async () => {
      // The server may run as another user, who cannot read a new temporary folder.
      chmodSync(folder, 0o755)
      const root = path.join(folder, 'public')
      const work = path.join(folder, 'server')
      cpSync(dist, path.join(root, base), { recursive: true })
      const wellKnown = path.join(root, base, '.well-known')
      mkdirSync(wellKnown)
      writeFileSync(path.join(wellKnown, 'security.txt'), 'Contact: https://ejemplo.example\n')
      mkdirSync(work)
      running = await start(server, { root, base, work, port: await freePort() })
    })
    afterAll(() => running.stop())

    it('sends every page at its address with and without a slash at the end', async () => {
      let pageCount = 0
      for (const { path: route, file } of site.pages) {
        if (route === null) continue
        pageCount += 1
        const plainAddress = base + route.slice(1)
        const addresses = route === '/' ? [plainAddress] : [plainAddress, `${plainAddress}/`]
        for (const address of addresses) {
          const answer = await get(address)
          expect(answer.status, `status of ${address}`).toBe(200)
          expect(answer.body.equals(readPublished(file)), `content of ${address}`).toBe(true)
        }
      }
      expect(pageCount).toBeGreaterThanOrEqual(7)
    })

    // Certificate authorities look for proofs in this folder before they issue a certificate.
    it('sends files in .well-known/', async () => {
      const { status } = await get(`${base}.well-known/security.txt`)
      expect(status).toBe(200)
    })

    it('redirects the address of the sub-folder without a slash to the address with it', async () => {
      const { status, headers } = await get(base.slice(0, -1))
      // `Location` may lack the host.
      const target = new URL(String(headers.location), running.origin)
      expect(status).toBe(301)
      expect(target.href).toBe(running.origin + base)
    })

    it('answers unknown addresses at any depth with the not-found page and status 404', async () => {
      const notFoundPage = readPublished('404.html').toString()
      for (const address of unknownAddresses) {
        const answer = await get(base + address)
        expect(answer.status, `status of ${address}`).toBe(404)
        expect(answer.body.toString(), `content of ${address}`).toBe(notFoundPage)
        expectType(answer, '404.html')
        expectHeaders(answer, headersWithCache(rules.cache.revalidate))
      }
    })

    it('sends each kind of file uncompressed, with type, caching and headers, to a client that accepts no coding', async () => {
      expect(files.length).toBeGreaterThan(20)
      for (const file of files) {
        // A request without `Accept-Encoding`.
        const answer = await get(base + file)
        expect(answer.status, `status of ${file}`).toBe(200)
        expect(answer.body.equals(readPublished(file)), `content of ${file}`).toBe(true)
        expect(answer.headers['content-encoding'], `coding of ${file}`).toBeUndefined()
        expectType(answer, file)
        // Files in "assets" have a hash of their content in their names.
        const isHashed = file.startsWith('assets/')
        const cache = isHashed ? rules.cache.forever : rules.cache.revalidate
        expectHeaders(answer, headersWithCache(cache))
      }
    })

    it.each(codings)(
      'sends texts compressed as $coding',
      async ({ coding, accepts, decompress }) => {
        const headers = { 'Accept-Encoding': accepts }
        const texts = files.filter((file) => existsSync(path.join(dist, `${file}.gz`)))
        expect(texts.length).toBeGreaterThan(10)
        for (const file of texts) {
          const answer = await get(base + file, headers)
          expect(answer.headers['content-encoding'], `coding of ${file}`).toBe(coding)
          const content = decompress(answer.body)
          expect(content.equals(readPublished(file)), `content of ${file}`).toBe(true)
          expect(answer.headers['vary']).toMatch(/accept-encoding/i)
          expectType(answer, file)
        }
      },
    )

    it('answers 304 to a browser that already has the page', async () => {
      const headers = { 'Accept-Encoding': codings[0].accepts }
      const firstAnswer = await get(`${base}programa`, headers)
      const { etag = '' } = firstAnswer.headers
      const secondAnswer = await get(`${base}programa`, { ...headers, 'If-None-Match': etag })
      expect(secondAnswer.status).toBe(304)
      expect(secondAnswer.body).toHaveLength(0)
    })
  },
)
