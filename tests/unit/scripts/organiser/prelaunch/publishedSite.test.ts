// npm run prelaunch on a published site: a made-up host with three pages, spoilt in one way after the other.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hostRules } from '../../../../../scripts/hosts/rules.ts'
import { offlineFile } from '../../../../../scripts/lib/site-files.ts'
import {
  checkPublishedSite,
  type Fetch,
} from '../../../../../scripts/organiser/prelaunch/publishedSite.ts'
import { removedPaths } from '../../../../../scripts/organiser/prelaunch/removedPaths.ts'
import { pages, evento } from '../../../../support/evento.ts'

const root = 'https://ejemplo.org/evento/'
/** Its title has every letter that HTML may write in another way, and two spaces. */
const contact = { ...pages.contact, title: `Contacto/«ayuda»  & "más" d'aquí` }
const { copy, notFound } = evento
const content: typeof evento = {
  ...evento,
  pages: { home: pages.home, programme: pages.programme, contact },
  textPages: [],
}

const escaped = (text: string) =>
  text.replaceAll(/[&"'/]/g, (letter) => `&#x${letter.codePointAt(0)?.toString(16)};`)
const html = (title: string) =>
  [
    'text/html',
    `<title>${escaped(title)}</title><meta property="og:url" content="${root}">
    <meta property="og:image" content="${root}vista.jpg"><script src="/evento/boot.js"></script>`,
  ] as const

const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '': html(pages.home.title),
  contacto: html(contact.title),
  'contacto/': html(contact.title),
  programa: html(pages.programme.title),
  'programa/': html(pages.programme.title),
  [offlineFile]: html(copy.offline.heading),
  'sitemap.xml': ['application/xml', ''],
  'vista.jpg': ['image/jpeg', ''],
  'boot.js': ['text/javascript', ''],
  'jornadas-del-cantabrico-2026.ics': ['text/calendar', ''],
}

/** A host's answer, which is correct unless it is spoilt. */
type Reply = { status: number; headers: Record<string, string>; body: string; url: string }
type Spoil = (reply: Reply, address: string) => Partial<Reply>

const host =
  (at = /^$/, spoil: Spoil = () => ({})): Fetch =>
  (address) => {
    const url = address.replace(/^http:/, 'https:')
    const name = url.slice(root.length)
    const [type, body] = files[name] ?? html(notFound.title)
    const sent = Object.fromEntries(hostRules({ base: '/evento/' }).headers)
    const headers = { ...sent, 'Content-Type': type, 'Cache-Control': 'no-cache' }
    const reply = { status: name in files ? 200 : 404, headers, body, url }
    const spoilt = at.test(name) ? { ...reply, ...spoil(reply, address) } : reply
    return Promise.resolve({ ...spoilt, headers: new Headers(spoilt.headers) })
  }

const answers =
  (status: number): Spoil =>
  () => ({ status })
const shows =
  (body: string): Spoil =>
  () => ({ body })
const leadsTo =
  (end: string): Spoil =>
  ({ url }) => ({ url: url + end })
const sends =
  (name: string, value: string): Spoil =>
  ({ headers }) => ({ headers: { ...headers, [name]: value } })

const complaintsOf = (fetchUrl: Fetch, address = root, removed: readonly string[] = []) =>
  checkPublishedSite(address, content, removed, fetchUrl)

describe('prelaunch on a published site', () => {
  it('finds nothing wrong with a good host, at its address with and without a slash', async () => {
    expect(await complaintsOf(host(), root)).toEqual([])
    expect(await complaintsOf(host(), root.slice(0, -1))).toEqual([])
  })

  it.each<readonly [says: RegExp, at: RegExp, spoil: Spoil]>([
    [/^http:\/\/ejemplo\.org\/evento\/ responde sin llevar a/, /^$/, (_, url) => ({ url })],
    [/^\/contacto\/ responde 404, no 200\.$/, /^contacto\/$/, answers(404)],
    [/^\/contacto muestra otra página\.$/, /^contacto$/, shows('Hola')],
    [/^\/contacto lleva por una redirección a \S+\/\.$/, /^contacto$/, leadsTo('/')],
    [/^\/sin-conexion\.html responde 404/, /^sin-conexion/, answers(404)],
    [/^\/no-existe responde 200, no 404\.$/, /^no-/, answers(200)],
    [/^\/no\/\S+ muestra otra página\.$/, /^no\//, shows('No')],
    [/\/vista\.jpg llega como «image\/png», y no/, /^vista/, sends('Content-Type', 'image/png')],
    [/\/boot\.js responde 404/, /^boot/, answers(404)],
    [
      /^\/\S+\.ics llega como «application/,
      /ics$/,
      sends('Content-Type', 'application/octet-stream'),
    ],
    [/^Falta la cabecera Content/, /^$/, sends('Content-Security-Policy', "default-src 'self'")],
    [/«max-age=3600», y un cambio tardaría/, /^$/, sends('Cache-Control', 'max-age=3600')],
  ])('complains that %s, and says what to do', async (says, at, spoil) => {
    expect(await complaintsOf(host(at, spoil))).toEqual([
      { mark: '✗', what: expect.stringMatching(says), next: expect.stringMatching(/\.$/) },
    ])
  })

  it('names the field for a site that was built for another address', async () => {
    const moved: Fetch = (url) => host()(url.replace('https://otro.example/', root))
    expect(await complaintsOf(moved, 'https://otro.example/')).toContainEqual({
      mark: '✗',
      what: `Está publicado en https://otro.example/, pero construido para ${root}.`,
      next: 'Pon «site: https://otro.example/» en event.yaml, constrúyelo de nuevo (npm run build) y súbelo.',
    })
  })

  it('finds what an earlier publication had and this one has not', async () => {
    const present = ['index.html', 'contacto/index.html', 'entradas.html']
    const sitemap = `<urlset>\n<url><loc>${root}</loc></url>\n<url><loc>${root}contacto</loc></url>\n<url><loc>${root}privacidad</loc></url>`
    expect(removedPaths(sitemap, root, present)).toEqual(['/privacidad'])
    const removed = removedPaths('/entradas/\nassets/foto-1.jpg\nvista.jpg\n', root, present)
    expect(removed).toEqual(['/assets/foto-1.jpg', '/vista.jpg'])
    expect(await complaintsOf(host(), root, removed)).toEqual([
      expect.objectContaining({ what: '/vista.jpg responde 200, no 404.' }),
    ])
  })
})

describe('a site that cannot be reached', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('is said not to answer', async () => {
    const refused = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
    const [finding] = await complaintsOf(() => Promise.reject(refused))
    expect(finding).toMatchObject({ what: `${root} no responde (connect ECONNREFUSED).` })
    expect(finding?.next).toMatch(/alojamiento esté en marcha/)
  })

  it('is requested through the proxy that the environment names', async () => {
    const requested: string[] = []
    const proxy = createServer()
    proxy.on('connect', ({ url = '' }, socket) => {
      requested.push(url)
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
    vi.stubEnv('HTTPS_PROXY', `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`)
    const [finding] = await checkPublishedSite(root, content)
    proxy.close()
    expect(requested).toEqual(['ejemplo.org:443'])
    expect(finding?.what).toMatch(/403/)
  })
})
