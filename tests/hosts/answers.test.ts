// The answers of real servers at every address of the site: type, caching, compression and headers. Each server has the
// configuration that the organiser's guide gives for it (src/content/guia/publicar.md). Many expectations are pairs that begin
// with an address or a file, so that a failure names it.
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
const notFoundHeaders = [...rules.headers, ['Cache-Control', rules.cache.revalidate]] as const
const fileOf = (name: string) => readFileSync(path.join(dist, name))

/** Files of the same kind are in the same folder and have the same ending. */
const kindOf = (file: string) => `${path.dirname(file)} ${path.extname(file)}`

function expectHeaders({ headers }: Answer, expected: readonly Header[]): void {
  const got = expected.map(([name]) => [name, headers[name.toLowerCase()]])
  expect(got).toEqual(expected)
}

/** Addresses without a page. The last three exist: two files for hosts, and a folder. Servers show them unless told not to. */
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
  // JSON is always UTF-8, and SVG names its character set in the file, so servers may leave the character set out.
  if (/json|svg/.test(type)) allowedTypes.push(bareType(type))
  expect([file, allowedTypes]).toEqual([file, expect.arrayContaining([sentType])])
}

/** Content codings, each with the value of `Accept-Encoding` for which servers choose it. */
const codings = [
  { coding: 'br', accepts: 'gzip, deflate, br, zstd', decompress: brotliDecompressSync },
  { coding: 'gzip', accepts: 'gzip, deflate', decompress: gunzipSync },
] as const

// A server that this machine lacks is one skipped test. "npm test" prints the titles of skipped tests at its end.
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
    /** Files that visitors get: neither those for hosts, which begin with "." or "_", nor compressed copies. */
    const publicFiles = [...site.files].filter((file) => !/(?:^|\/)[._]|\.(?:br|gz)$/.test(file))
    /** One file of each kind. It stands for the others of its kind, because hosts have no rule for one of them alone. */
    const files = [...new Map(publicFiles.map((file) => [kindOf(file), file])).values()]
    let running: Awaited<ReturnType<typeof start>>
    const get = (address: string, headers = {}) => ask(running.origin, address, headers)

    beforeAll(async () => {
      // The server may run as another user, who cannot read a new temporary folder.
      chmodSync(folder, 0o755)
      const [root, work] = [path.join(folder, 'public'), path.join(folder, 'server')]
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
        const plain = base + route.slice(1)
        for (const address of route === '/' ? [plain] : [plain, `${plain}/`]) {
          const answer = await get(address)
          expect([address, answer.status]).toEqual([address, 200])
          expect(answer.body.equals(fileOf(file))).toBe(true)
        }
      }
    })

    it('answers .well-known/, through which certificates are issued', async () => {
      expect((await get(`${base}.well-known/security.txt`)).status).toBe(200)
    })

    it('redirects from the sub-folder’s address without a slash to the one with it', async () => {
      const { status, headers } = await get(base.slice(0, -1))
      const target = new URL(String(headers.location), running.origin)
      expect([status, target.href]).toEqual([301, running.origin + base])
    })

    it('answers unknown addresses at any depth with the not-found page and status 404', async () => {
      for (const name of unknownAddresses) {
        const answer = await get(base + name)
        expect([name, answer.status]).toEqual([name, 404])
        expect([name, answer.body.toString()]).toEqual([name, fileOf('404.html').toString()])
        expectType(answer, '404.html')
        expectHeaders(answer, notFoundHeaders)
      }
    })

    it('sends each kind of file as it is, with type, caching and headers', async () => {
      expect(files.length).toBeGreaterThan(20)
      for (const file of files) {
        // Without `Accept-Encoding` the answer must not be compressed.
        const answer = await get(base + file)
        expect([file, answer.status]).toEqual([file, 200])
        expect([file, answer.body.equals(fileOf(file))]).toEqual([file, true])
        expect([file, answer.headers['content-encoding']]).toEqual([file, undefined])
        expectType(answer, file)
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
          expect(decompress(answer.body).equals(fileOf(file))).toBe(true)
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
