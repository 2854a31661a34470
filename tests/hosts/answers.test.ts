// The answers of real servers at every address of the site: type, caching, compression and headers. Each server has the
// configuration that the organiser's guide gives for it (src/content/guia/publicar.md). Many expectations are pairs of a name
// and a value: [address, status]. So the message of a failure names the address or the file.
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
/** The headers of the page for unknown addresses. */
const notFoundHeaders = [...rules.headers, ['Cache-Control', rules.cache.revalidate]] as const
const readPublished = (name: string) => readFileSync(path.join(dist, name))

/** The folder and the ending of a file: "assets .js". Files for which both are equal are of one kind. */
const kindOf = (file: string) => `${path.dirname(file)} ${path.extname(file)}`

function expectHeaders({ headers }: Answer, expected: readonly Header[]): void {
  const sentHeaders = expected.map(([name]) => [name, headers[name.toLowerCase()]])
  expect(sentHeaders).toEqual(expected)
}

/** Addresses without a page. At the last three there are two files for hosts and a folder, which servers must not show. */
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

/** Expects that an answer has the type of this file in scripts/build/hosts/fileTypes.ts, or its alias there. */
function expectType({ headers }: Answer, file: string): void {
  const { type = '', alias } = fileTypeOf(file) ?? {}
  // "text/html;charset=UTF-8" → "text/html; charset=utf-8"
  const sentType = String(headers['content-type']).toLowerCase().replace(';charset', '; charset')
  const allowedTypes = [type]
  if (alias) allowedTypes.push(type.replace(bareType(type), alias))
  // Servers may leave out the character set of JSON, which is always UTF-8, and of SVG, which names it in the file.
  if (/json|svg/.test(type)) allowedTypes.push(bareType(type))
  expect([file, allowedTypes]).toEqual([file, expect.arrayContaining([sentType])])
}

/** Content codings. Servers choose each one for a certain `Accept-Encoding`. */
const codings = [
  { coding: 'br', accepts: 'gzip, deflate, br, zstd', decompress: brotliDecompressSync },
  { coding: 'gzip', accepts: 'gzip, deflate', decompress: gunzipSync },
] as const

// For a server that this machine lacks there is one skipped test. "npm test" prints the titles of skipped tests at its end.
for (const { name, installHint } of servers.filter((server) => server.installHint)) {
  it.skipIf(installHint)(`${name} is on this machine: ${installHint}`, () => {
    expect(installHint).toBeNull()
  })
}

describe.each(servers.filter(({ installHint }) => !installHint))(
  '$name with the site in a sub-folder',
  (server) => {
    const folder = folderWith({})
    const site = readBuiltSite(dist)
    /** Files that visitors get. Files for hosts begin with "." or "_". Compressed copies end with ".br" or ".gz". */
    const publicFiles = [...site.files].filter((file) => !/(?:^|\/)[._]|\.(?:br|gz)$/.test(file))
    /** One file of each kind. Hosts have the same rules for all files of a kind. */
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

    it('answers every page with and without a slash at its end', async () => {
      const routes = site.pages.flatMap(({ path: route, file }) => (route ? [{ route, file }] : []))
      expect(routes.length).toBeGreaterThanOrEqual(7)
      for (const { route, file } of routes) {
        const plainAddress = base + route.slice(1)
        const addresses = route === '/' ? [plainAddress] : [plainAddress, `${plainAddress}/`]
        for (const address of addresses) {
          const answer = await get(address)
          expect([address, answer.status]).toEqual([address, 200])
          expect(answer.body.equals(readPublished(file))).toBe(true)
        }
      }
    })

    it('answers .well-known/, where authorities look for proofs before they issue a certificate', async () => {
      expect((await get(`${base}.well-known/security.txt`)).status).toBe(200)
    })

    it('redirects from the sub-folder’s address without a slash to the one with it', async () => {
      const { status, headers } = await get(base.slice(0, -1))
      // `Location` may lack the host.
      const target = new URL(String(headers.location), running.origin)
      expect([status, target.href]).toEqual([301, running.origin + base])
    })

    it('answers unknown addresses at any depth with the not-found page and status 404', async () => {
      for (const name of unknownAddresses) {
        const answer = await get(base + name)
        expect([name, answer.status]).toEqual([name, 404])
        expect([name, answer.body.toString()]).toEqual([name, readPublished('404.html').toString()])
        expectType(answer, '404.html')
        expectHeaders(answer, notFoundHeaders)
      }
    })

    it('sends each kind of file uncompressed, with type, caching and headers, to a client that accepts no coding', async () => {
      expect(files.length).toBeGreaterThan(20)
      for (const file of files) {
        // This request has no `Accept-Encoding`.
        const answer = await get(base + file)
        expect([file, answer.status]).toEqual([file, 200])
        expect([file, answer.body.equals(readPublished(file))]).toEqual([file, true])
        expect([file, answer.headers['content-encoding']]).toEqual([file, undefined])
        expectType(answer, file)
        // The names of files in "assets" change with their content.
        const isHashed = file.startsWith('assets/')
        const cache = isHashed ? rules.cache.forever : rules.cache.revalidate
        expectHeaders(answer, [...rules.headers, ['Cache-Control', cache]])
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
          expect([file, answer.headers['content-encoding']]).toEqual([file, coding])
          expect(decompress(answer.body).equals(readPublished(file))).toBe(true)
          expect(answer.headers['vary']).toMatch(/accept-encoding/i)
          expectType(answer, file)
        }
      },
    )

    it('answers 304 to a browser that already has the page', async () => {
      const headers = { 'Accept-Encoding': codings[0].accepts }
      const { etag = '' } = (await get(`${base}programa`, headers)).headers
      const again = await get(`${base}programa`, { ...headers, 'If-None-Match': etag })
      expect([again.status, again.body.length]).toEqual([304, 0])
    })
  },
)
