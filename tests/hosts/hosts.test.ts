// The site on real servers, each with exactly the configuration of the README, at the root and in a sub-folder.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { appStarted } from '../../scripts/audit/app-started.ts'
import { readBuiltSite } from '../../scripts/lib/built-site.ts'
import { ensureChromium, launchOptions } from '../../scripts/lib/chromium.ts'
import { contentPolicies } from '../../scripts/pages/content-policy.ts'
import { freePort } from '../../scripts/lib/free-port.ts'
import { hostRules, type Header } from '../../scripts/hosts/rules.ts'
import { readSiteAddress } from '../../scripts/lib/site-address.ts'
import { askHost } from '../../scripts/prelaunch/ask.ts'
import { checkPublishedSite } from '../../scripts/prelaunch/site.ts'
import { ask, visit, type Answer } from '../support/ask.ts'
import { load } from '../support/hosts/load.ts'
import { observatoryPoints, observatoryScore } from '../support/hosts/observatory.ts'
import { hostKinds, type RunningHost } from '../support/hosts/servers.ts'
import {
  buildElsewhere,
  placeSite,
  publicFolder,
  removePublicFolders,
} from '../support/hosts/sites.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const inFolder = { SITE_URL: 'https://ejemplo.org', BASE_PATH: '/evento/' }
const sites = [
  placeSite('dist', readSiteAddress(process.env)),
  placeSite(await buildElsewhere(inFolder), readSiteAddress(inFolder)),
]

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

const browser: Promise<Browser> = chromium.launch(launchOptions(ensureChromium(() => {})))
afterAll(async () => (await browser).close())
afterAll(removePublicFolders)

describe.each(hostKinds)('$name', ({ installed }) => {
  it.skipIf(!installed)('is on this machine: .ci/run installs it', () => {
    expect(installed).toBe(true)
  })
})

describe.each(hostKinds.filter(({ installed }) => installed))('$name', (kind) => {
  describe.each(sites)('with the site at $base', ({ root, base, origin }) => {
    const dist = path.join(root, base)
    const { pages, files } = readBuiltSite(dist)
    const rules = hostRules({ base }, contentPolicies(pages).header)
    const notFoundPage = readFileSync(path.join(dist, '404.html'))
    const published = [...files].filter((file) => !/(?:^|\/)[._]|\.(?:br|gz)$/.test(file))
    const fileOf = (file: string) => readFileSync(path.join(dist, file))
    let host: RunningHost

    beforeAll(async () => {
      const work = path.join(publicFolder(), 'server')
      mkdirSync(work)
      host = await kind.start({ root, base, work, port: await freePort() })
    })
    afterAll(() => host.stop())

    const routes = pages.flatMap(({ path: route, file }) => (route ? [{ route, file }] : []))
    const addressOf = (route: string) => base + route.slice(1)

    it('answers every page with and without a slash at its end', async () => {
      expect(routes).toHaveLength(7)
      for (const { route, file } of routes) {
        const plain = addressOf(route)
        for (const address of route === '/' ? [plain] : [plain.replace(/\/$/, ''), plain]) {
          const answer = await visit(host.origin, address)
          expect([address, answer.status]).toEqual([address, 200])
          expect(answer.body.equals(fileOf(file))).toBe(true)
          expect(answer.redirects).toBeLessThanOrEqual(kind.configured ? 0 : 1)
        }
      }
    })

    const subFolders = base === '/' ? [] : [base.slice(0, -1)]
    it.each(subFolders)('answers %s, the sub-folder without its slash', async (address) => {
      const answer = await visit(host.origin, address)
      expect(answer.status).toBe(200)
      expect(answer.redirects).toBeLessThanOrEqual(1)
      expect(answer.body.equals(fileOf('index.html'))).toBe(true)
      expect(answer.path).toBe(base)
    })

    const told: readonly Header[] = kind.configured
      ? [...rules.headers, ['Cache-Control', rules.cache.ask]]
      : []

    const unknown = [
      'no-existe',
      'no-existe/',
      'a/b/c/d/e',
      'programa/no-existe',
      'programa/no-existe/',
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

    it('answers unknown addresses at any depth with our page and status 404', async () => {
      // Without a configuration a server shows what lies there, and does not know what begins with a dot.
      const asked = unknown.filter(
        (name) => kind.configured || !/^\.|^(?:assets|compartir)\/$/.test(name),
      )
      for (const name of asked) {
        const answer = await ask(host.origin, base + name)
        expect([name, answer.status]).toEqual([name, 404])
        expect([name, answer.body.toString()]).toEqual([name, notFoundPage.toString()])
        expect(answer.headers['content-type']).toMatch(types.html ?? /^$/)
        expectHeaders(answer, told)
      }
    })

    it('has all that the site names of itself, at the address that it names', async () => {
      const named = [
        ...pages.flatMap(({ html, document }) => [
          ...absoluteAddresses(html),
          ...[...document.querySelectorAll('[href], [src]')].map(
            (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
          ),
        ]),
        ...['sitemap.xml', 'llms.txt', 'manifest.webmanifest']
          .map((file) => fileOf(file).toString())
          .flatMap((text) => [...absoluteAddresses(text), ...pathsIn(text)]),
        ...published
          .filter((file) => file.endsWith('.ics'))
          .flatMap((file) => absoluteAddresses(fileOf(file).toString().replaceAll('\r\n ', ''))),
      ]
      const addresses = named
        .map((address) => new URL(address, `${origin}${base}`))
        .filter((url) => url.origin === origin)
        .map(({ pathname }) => pathname)
      const unique = [...new Set(addresses)].filter(
        (address) => !/\/(?:privacidad|terminos)$/.test(address),
      )
      expect(unique.length).toBeGreaterThan(25)
      expect(unique.filter((address) => !address.startsWith(base))).toEqual([])
      const answers = await Promise.all(
        unique.map(async (address) => [address, (await visit(host.origin, address)).status]),
      )
      expect(answers.filter(([, status]) => status !== 200)).toEqual([])
    })

    it('is judged by prelaunch as it deserves', async () => {
      const address = `${origin}${base}`
      const findings = await checkPublishedSite(address, async (url) => {
        const { pathname, protocol } = new URL(url)
        const reply = await askHost(host.origin + pathname)
        // The host's own business, which a server on loopback has none of: http leads to https.
        const reached = new URL(reply.url).pathname
        return {
          ...reply,
          url: `${protocol.replace('http:', 'https:')}//${new URL(origin).host}${reached}`,
        }
      })
      const complaints = findings.filter(({ good }) => !good).map(({ what }) => what.slice(0, 20))
      expect(findings.length).toBeGreaterThanOrEqual(10)
      expect(complaints).toEqual(
        kind.configured
          ? []
          : [
              'Falta la cabecera Co',
              'Cabeceras que faltan',
              'La imagen para compa',
              'El archivo de calend',
              'Caché: las páginas l',
              'Los textos llegan si',
            ],
      )
    })

    it('scores as the README says by the rules of the HTTP Observatory', async () => {
      const { headers, body } = await ask(host.origin, base)
      const points = observatoryPoints(headers, body.toString())
      expect(observatoryScore(points)).toBe(kind.configured ? 130 : 55)
    })

    // What only a host that reads our configuration can do.
    describe.each([kind].filter(({ configured }) => configured))('as configured', () => {
      it('sends every file as it is, with type, caching and headers', async () => {
        expect(published.length).toBeGreaterThan(40)
        for (const file of published) {
          const answer = await ask(host.origin, base + file)
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
      })

      it.each([
        {
          coding: 'br',
          accepts: 'gzip, deflate, br, zstd',
          ending: '.br',
          unpack: brotliDecompressSync,
        },
        { coding: 'gzip', accepts: 'gzip, deflate', ending: '.gz', unpack: gunzipSync },
      ])('sends texts compressed with $coding', async ({ coding, accepts, ending, unpack }) => {
        const texts = published.filter((file) => existsSync(path.join(dist, file + ending)))
        expect(texts.length).toBeGreaterThan(25)
        for (const file of texts) {
          const answer = await ask(host.origin, base + file, { 'Accept-Encoding': accepts })
          expect([file, answer.headers['content-encoding']]).toEqual([file, coding])
          expect(answer.body.equals(fileOf(file + ending))).toBe(true)
          expect(unpack(answer.body).equals(fileOf(file))).toBe(true)
          expect(answer.headers['vary']).toMatch(/accept-encoding/i)
          const [ending2 = ''] = /\w+$/.exec(file) ?? []
          expect(answer.headers['content-type']).toMatch(types[ending2] ?? /^$/)
        }
        const page = await ask(host.origin, addressOf('/programa'), { 'Accept-Encoding': accepts })
        expect(page.headers['content-encoding']).toBe(coding)
        const lost = await ask(host.origin, `${base}no/existe`, { 'Accept-Encoding': accepts })
        expect([lost.status, lost.headers['content-encoding']]).toEqual([404, coding])
        expect(unpack(lost.body).equals(notFoundPage)).toBe(true)
      })

      it('answers 304 to who has the page already', async () => {
        const address = addressOf('/programa')
        const { etag } = (await ask(host.origin, address)).headers
        const again = await ask(host.origin, address, { 'If-None-Match': etag ?? '' })
        expect([again.status, again.body.length]).toEqual([304, 0])
      })
    })

    describe.each([kind].filter(({ name }) => name === 'nginx'))('under load', () => {
      it('sends every byte right to 200 visitors at a time', async () => {
        const { requests, mistakes } = await load({ origin: host.origin, base, dist, seconds: 1 })
        expect(mistakes).toEqual([])
        expect(requests).toBeGreaterThan(200)
      })
    })

    it('runs in a browser without a complaint', () =>
      inTab(async (tab, lines) => {
        for (const address of [base, addressOf('/programa')]) {
          await tab.goto(host.origin + address, { waitUntil: 'load' })
          await appStarted(tab)
        }
        expect(lines).toEqual([])
      }))

    it('shows our page in a browser for an unknown address, and leads home from there', () =>
      inTab(async (tab, lines) => {
        await tab.goto(`${host.origin}${base}no/existe`, { waitUntil: 'load' })
        await appStarted(tab)
        await expect
          .poll(() => [...lines])
          .toEqual([
            'Failed to load resource: the server responded with a status of 404 (Not Found)',
            expect.stringContaining('/no/existe'),
          ])
        await tab.getByRole('link', { name: 'Return to Home' }).click()
        await tab.getByTitle('Mapa de las dos sedes').waitFor()
        expect(new URL(tab.url()).pathname).toBe(base)
        expect(lines).toHaveLength(2)
      }))
  })
})

/** Runs a visit in a tab of its own, which writes down what the console and the policy complain of. */
async function inTab(work: (tab: Page, lines: readonly string[]) => Promise<void>) {
  const context = await (await browser).newContext({ locale: 'es-ES' })
  try {
    const tab = await context.newPage()
    const lines: string[] = []
    tab.on('console', (message) => lines.push(message.text()))
    tab.on('pageerror', (error) => lines.push(error.message))
    await tab.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
      )
    })
    await work(tab, lines)
  } finally {
    await context.close()
  }
}

function expectHeaders({ headers }: Answer, expected: readonly Header[]) {
  const got = expected.map(([name]) => [name, headers[name.toLowerCase()]])
  expect(got).toEqual(expected)
}

const absoluteAddresses = (text: string) => text.match(/https?:\/\/[^\s"'<>)\\]+/g) ?? []

/** Paths in quotes, as the manifest has them. */
const pathsIn = (text: string) => [...text.matchAll(/"(\/[^"]*)"/g)].map(([, found = '']) => found)
