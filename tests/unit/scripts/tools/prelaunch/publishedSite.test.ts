// npm run prelaunch on a published site: a made-up host with three pages, spoilt in one way after the other.
import { expect, it, vi } from 'vitest'
import { hostRules } from '../../../../../scripts/build/hosts/rules.ts'
import { offlineFile } from '../../../../../scripts/build/lib/site-files.ts'
import { checkPublishedSite } from '../../../../../scripts/tools/prelaunch/publishedSite.ts'
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
type Host = (address: string) => Promise<object>

const host =
  (at = /^$/, spoil: Spoil = () => ({})): Host =>
  (address) => {
    const url = address.replace(/^http:/, 'https:')
    const name = url.slice(root.length)
    const [type, body] = files[name] ?? html(notFound.title)
    const sent = Object.fromEntries(hostRules({ base: '/evento/' }).headers)
    const headers = { ...sent, 'Content-Type': type }
    const reply = { status: name in files ? 200 : 404, headers, body, url }
    const spoilt = at.test(name) ? { ...reply, ...spoil(reply, address) } : reply
    const text = () => Promise.resolve(spoilt.body)
    return Promise.resolve({ ...spoilt, headers: new Headers(spoilt.headers), text })
  }

const answers = (status: number) => () => ({ status })
const shows = (body: string) => () => ({ body })
const sends =
  (name: string, value: string): Spoil =>
  ({ headers }) => ({ headers: { ...headers, [name]: value } })

function complaintsOf(answering: Host, address = root) {
  vi.stubGlobal('fetch', answering)
  return checkPublishedSite(address, content)
}

it('finds nothing wrong with a good host, at its address with and without a slash', async () => {
  expect(await complaintsOf(host(), root)).toEqual([])
  expect(await complaintsOf(host(), root.slice(0, -1))).toEqual([])
})

it.each<readonly [says: RegExp, at: RegExp, spoil: Spoil]>([
  [/^http:\/\/ejemplo\.org\/evento\/ responde sin llevar a/, /^$/, (_, url) => ({ url })],
  [/^\/contacto\/ responde 404, no 200\.$/, /^contacto\/$/, answers(404)],
  [/^\/contacto muestra otra página\.$/, /^contacto$/, shows('Hola')],
  [
    /^\/contacto lleva por una redirección a \S+\/\.$/,
    /^contacto$/,
    ({ url }) => ({ url: `${url}/` }),
  ],
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
])('complains that %s, and says what to do', async (says, at, spoil) => {
  expect(await complaintsOf(host(at, spoil))).toEqual([
    { mark: '✗', what: expect.stringMatching(says), next: expect.stringMatching(/\.$/) },
  ])
})

it('names the field for a site that was built for another address', async () => {
  const moved: Host = (url) => host()(url.replace('https://otro.example/', root))
  expect(await complaintsOf(moved, 'https://otro.example/')).toContainEqual({
    mark: '✗',
    what: `Está publicado en https://otro.example/, pero construido para ${root}.`,
    next: 'Pon «site: https://otro.example/» en event.yaml, constrúyelo de nuevo (npm run build) y súbelo.',
  })
})

it('says of a site that cannot be reached that it does not answer', async () => {
  const refused = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
  const [finding] = await complaintsOf(() => Promise.reject(refused))
  expect(finding).toMatchObject({ what: `${root} no responde (connect ECONNREFUSED).` })
  expect(finding?.next).toMatch(/alojamiento esté en marcha/)
})
