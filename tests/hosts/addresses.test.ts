// Every address of the site on real servers, each with exactly the configuration of scripts/hosts/README.md.
import { describe, expect, it } from 'vitest'
import { ask, visit } from '../support/ask.ts'
import {
  expectHeaders,
  hostKinds,
  onEveryHost,
  type Published,
} from '../support/hosts/every-host.ts'

describe.each(hostKinds)('$name', ({ missing }) => {
  it.skipIf(missing)(`is on this machine${missing ? `: ${missing}` : ''}`, () => {
    expect(missing).toBeNull()
  })
})

onEveryHost((published) => {
  const { kind, base, addressOf, fileOf, pages, previews, host } = published
  const routes = [...pages, ...previews].flatMap(({ path: route, file }) =>
    route ? [{ route, file }] : [],
  )

  it('answers every page with and without a slash at its end', async () => {
    expect(routes.length).toBeGreaterThanOrEqual(7 + 5)
    for (const { route, file } of routes) {
      const plain = addressOf(route)
      for (const address of route === '/' ? [plain] : [plain.replace(/\/$/, ''), plain]) {
        const answer = await visit(host(), address)
        expect([address, answer.status]).toEqual([address, 200])
        expect(answer.body.equals(fileOf(file))).toBe(true)
        expect(answer.redirects).toBeLessThanOrEqual(kind.configured ? 0 : 1)
      }
    }
  })

  const subFolders = base === '/' ? [] : [base.slice(0, -1)]
  it.each(subFolders)('answers %s, the sub-folder without its slash', async (address) => {
    const answer = await visit(host(), address)
    expect(answer.status).toBe(200)
    expect(answer.redirects).toBeLessThanOrEqual(1)
    expect(answer.body.equals(fileOf('index.html'))).toBe(true)
    expect(answer.path).toBe(base)
  })

  it('answers unknown addresses at any depth with our page and status 404', async () => {
    // Without a configuration a server shows what lies there, and does not know what begins with a dot.
    const asked = unknown.filter(
      (name) => kind.configured || !/^\.|^(?:assets|compartir)\/$/.test(name),
    )
    for (const name of asked) {
      const answer = await ask(host(), base + name)
      expect([name, answer.status]).toEqual([name, 404])
      expect([name, answer.body.toString()]).toEqual([name, fileOf('404.html').toString()])
      expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
      expectHeaders(answer, published.told)
    }
  })

  it('has all that the site names of itself, at the address that it names', async () => {
    const named = namedAddresses(published)
    expect(named.length).toBeGreaterThan(25)
    expect(named.filter((address) => !address.startsWith(base))).toEqual([])
    const answers = await Promise.all(
      named.map(async (address) => [address, (await visit(host(), address)).status]),
    )
    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  })
})

const unknown = [
  'no-existe',
  'no-existe/',
  'a/b/c/d/e',
  'programa/no-existe',
  'programa/no-existe/',
  'ponentes/no-existe',
  'ponentes/no-existe/',
  'assets/main-00000000.js',
  'compartir/no/existe.jpg',
  'privacidad',
  'terminos',
  'no-existe.html',
  '.hosts/nginx.conf',
  '.nojekyll',
  'assets/',
  'compartir/',
]

/** What pages, sitemap, manifest and calendar name of the site, but for the legal pages, which are still to come. */
function namedAddresses({ pages, previews, published, fileOf, origin, base }: Published): string[] {
  const textFiles = ['sitemap.xml', 'llms.txt', 'manifest.webmanifest']
  const texts = textFiles.map((file) => fileOf(file).toString())
  const calendars = published.filter((file) => file.endsWith('.ics'))
  const named = [
    ...[...pages, ...previews].flatMap(({ html, document }) => [
      ...absoluteAddresses(html),
      ...[...document.querySelectorAll('[href], [src]')].map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      ),
    ]),
    ...texts.flatMap((text) => [...absoluteAddresses(text), ...pathsIn(text)]),
    ...calendars.flatMap((file) =>
      absoluteAddresses(fileOf(file).toString().replaceAll('\r\n ', '')),
    ),
  ]
  const own = named
    .map((address) => new URL(address, `${origin}${base}`))
    .filter((url) => url.origin === origin)
    .map(({ pathname }) => pathname)
  return [...new Set(own)].filter((address) => !/\/(?:privacidad|terminos)$/.test(address))
}

const absoluteAddresses = (text: string) => text.match(/https?:\/\/[^\s"'<>)\\]+/g) ?? []

/** Paths in quotes, as the manifest has them. */
const pathsIn = (text: string) => [...text.matchAll(/"(\/[^"]*)"/g)].map(([, found = '']) => found)
