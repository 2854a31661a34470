// Findings of `npm run prelaunch` on a published site. The tests make up a host with a small site, and give it a fault.
import { expect, it, vi } from 'vitest'
import { hostRules } from '../../../../../scripts/build/hosts/rules.ts'
import { offlineFile } from '../../../../../scripts/build/lib/siteFiles.ts'
import { readAddress } from '../../../../../scripts/tools/prelaunch/askHost.ts'
import { checkPublishedSite } from '../../../../../scripts/tools/prelaunch/publishedSite.ts'
import { launchReport } from '../../../../../scripts/tools/prelaunch/report.ts'
import { pages, evento } from '../../../../support/evento.ts'

const root = 'https://ejemplo.org/evento/'
/** The contact page. Its title has signs that HTML may escape, and two spaces in a row. */
const contact = { ...pages.contact, title: `Contacto/«ayuda»  & "más" d'aquí` }
const { copy, notFound } = evento
const [textPage = { path: '', title: '' }] = evento.textPages
const content: typeof evento = {
  ...evento,
  pages: { home: pages.home, programme: pages.programme, contact },
  textPages: evento.textPages.slice(0, 1),
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
  [textPage.path.slice(1)]: html(textPage.title),
  [`${textPage.path.slice(1)}/`]: html(textPage.title),
  [offlineFile]: html(copy.offline.heading),
  'sitemap.xml': ['application/xml', ''],
  'vista.jpg': ['image/jpeg', ''],
  'boot.js': ['text/javascript', ''],
  'evento-2026.ics': ['text/calendar', ''],
}

type Reply = { status: number; headers: Record<string, string>; body: string; url: string }
/** Changes a correct reply. */
type Fault = (reply: Reply, address: string) => Partial<Reply>
type Host = (address: string) => Promise<object>

/** A host with a fault at some addresses below the site's root. Without a fault it is correct. */
const host =
  (at = /^$/, fault: Fault = () => ({})): Host =>
  (address) => {
    // A correct host redirects from http to https.
    const url = address.replace(/^http:/, 'https:')
    const name = url.slice(root.length)
    const [type, body] = files[name] ?? html(notFound.title)
    const siteHeaders = Object.fromEntries(hostRules({ base: '/evento/' }).headers)
    const headers = { ...siteHeaders, 'Content-Type': type }
    const reply = { status: name in files ? 200 : 404, headers, body, url }
    const sentReply = at.test(name) ? { ...reply, ...fault(reply, address) } : reply
    const text = () => Promise.resolve(sentReply.body)
    return Promise.resolve({ ...sentReply, headers: new Headers(sentReply.headers), text })
  }

const answers = (status: number) => () => ({ status })
const shows = (body: string) => () => ({ body })
const sends =
  (name: string, value: string): Fault =>
  ({ headers }) => ({ headers: { ...headers, [name]: value } })

/** The headers of GitHub Pages. It sends none of those that the site asks for. */
const sendsNoHeaders: Fault = () => ({
  headers: { 'Content-Type': 'text/html', Server: 'GitHub.com' },
})
/** A host that answers by http instead of redirecting to https. */
const httpHost: Host = async (url) => ({ ...(await host()(url)), url })
/** A host that has a file at any address. */
const hostWithEveryFile: Host = async (url) => ({
  ...(await host()(url)),
  status: 200,
  text: () => Promise.resolve(''),
})

/** @param goneAddresses addresses that an earlier build published, and the last one did not */
function findingsAbout(testedHost: Host, address = root, goneAddresses: readonly string[] = []) {
  vi.stubGlobal('fetch', testedHost)
  return checkPublishedSite(readAddress([address]), content, goneAddresses)
}

it('finds nothing wrong with a good host, at its address with and without a slash', async () => {
  expect(await findingsAbout(host())).toEqual([])
  expect(await findingsAbout(host(), root.slice(0, -1))).toEqual([])
})

it.each<readonly [says: RegExp, at: RegExp, fault: Fault]>([
  // The host answers at the http address instead of redirecting to https.
  [
    /^http:\/\/ejemplo\.org\/evento\/ responde sin llevar a/,
    /^$/,
    (_, address) => ({ url: address }),
  ],
  [/^\/contacto\/ responde 404, no 200\.$/, /^contacto\/$/, answers(404)],
  [/^\/contacto muestra otra página\.$/, /^contacto$/, shows('Hola')],
  [
    /^\/contacto lleva por una redirección a \S+\/otra\.$/,
    /^contacto$/,
    ({ url }) => ({ url: `${url}/otra` }),
  ],
  [/^\/normas responde 404/, /^normas$/, answers(404)],
  [/^\/sitemap\.xml llega como «text\/html»/, /^sitemap/, sends('Content-Type', 'text/html')],
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
])('has the finding %s, with its next step', async (says, at, fault) => {
  expect(await findingsAbout(host(at, fault))).toEqual([
    { level: 'mistake', what: expect.stringMatching(says), next: expect.stringMatching(/\.$/) },
  ])
})

it.each<readonly [status: number, server: string, says: string, next: RegExp]>([
  [401, '', 'pide una contraseña (401).', /^Quítala/],
  [403, '', 'no deja pasar (403).', /permisos/],
  [404, '', 'no muestra ninguna página (404).', /^Sube otra vez/],
  [500, 'Apache', 'falla (500).', /\.htaccess.*publicar\.md/],
  [500, '', 'falla (500).', /\.htaccess/],
  [500, 'nginx/1.26', 'falla (500).', /registro de errores/],
  [503, 'Apache', 'falla (503).', /registro de errores/],
])(
  'says once of a host that answers %i (server: "%s") that it %s',
  async (status, server, says, next) => {
    const fault: Fault = ({ headers }) => ({ status, headers: { ...headers, Server: server } })
    expect(await findingsAbout(host(/^/, fault))).toEqual([
      { level: 'mistake', what: `${root} ${says}`, next: expect.stringMatching(next) },
    ])
  },
)

it('says once that another site is at the address', async () => {
  expect(await findingsAbout(host(/^/, shows('<title>It works!</title>')))).toMatchObject([
    { level: 'mistake', what: `${root} muestra otra página.` },
  ])
})

it('missing headers are no mistake on GitHub Pages, which can send none', async () => {
  const findings = await findingsAbout(host(/^$/, sendsNoHeaders))
  expect(findings).toMatchObject([{ level: 'question', what: expect.stringMatching(/^Falta/) }])
  expect(launchReport(findings).ready).toBe(true)
})

it('says once that a host adds a slash to every page, which is no mistake', async () => {
  const findings = await findingsAbout(
    host(/^(?:contacto|programa|normas)$/, ({ url }) => ({ url: `${url}/` })),
  )
  expect(findings).toEqual([
    {
      level: 'question',
      what: '/programa lleva por una redirección a /programa/, y así las 3 páginas.',
      next: expect.stringContaining('«Apache»'),
    },
  ])
})

it('names the field for a site that was built for another address', async () => {
  const moved: Host = (url) => host()(url.replace('https://otro.example/', root))
  expect(await findingsAbout(moved, 'https://otro.example/')).toContainEqual({
    level: 'mistake',
    what: `Está publicado en https://otro.example/, pero construido para ${root}.`,
    next: 'Pon «site: https://otro.example/» en event.yaml, constrúyelo de nuevo (npm run build) y súbelo.',
  })
})

it('advises https instead of http, and does not advise an http address for "site"', async () => {
  const findings = await findingsAbout(httpHost, root.replace('https', 'http'))
  expect(findings.map(({ what }) => what)).toEqual([
    'http://ejemplo.org/evento/ no es una dirección segura.',
  ])
  expect(findings[0]?.next).toMatch(
    /^Prueba con https: npm run prelaunch -- https:\/\/ejemplo\.org\/evento\/\. /,
  )
  const elsewhere = await findingsAbout(httpHost, 'http://otro.example/')
  expect(elsewhere.map(({ next }) => next).join('\n')).not.toContain('site: http:')
})

/**
 * Addresses of a trial, in which somebody opens the built site on this machine. They have no HTTPS, and the site was built for
 * another address.
 */
const trials = ['http://localhost:4173/', 'http://127.0.0.1:8080/', 'http://[::1]:4173/']

/** Serves a host's files at an address of this machine. Any other address there answers nothing. */
const trialAt =
  (address: string, served: Host): Host =>
  async (url) => {
    if (!url.startsWith(address)) throw new TypeError('fetch failed')
    return { ...(await served(url.replace(address, root))), url }
  }

it.each(trials)('demands neither HTTPS nor the right address of a trial at %s', async (address) => {
  const inTrial = (served: Host) =>
    findingsAbout(trialAt(`${address}evento/`, served), `${address}evento/`)
  expect(await inTrial(host())).toEqual([])
  const findingTextsIn = async (served: Host) => (await inTrial(served)).map(({ what }) => what)
  expect(await findingTextsIn(host(/^vista/, answers(404)))).toEqual([
    `${address}evento/vista.jpg responde 404, no 200.`,
  ])
  expect(await findingTextsIn(host(/^$/, sends('Content-Security-Policy', '')))).toEqual([
    'Falta la cabecera Content-Security-Policy, o no es la nuestra.',
  ])
})

it('demands HTTPS of a site whose name only begins with "localhost"', async () => {
  const findings = await findingsAbout(httpHost, 'http://localhost.example/')
  expect(findings[0]?.what).toBe('http://localhost.example/ no es una dirección segura.')
})

it('names a file of an earlier build that the host still has', async () => {
  const photo = '/assets/nora-diaz-1-480.avif'
  const findings = await findingsAbout(
    (url) => (url.endsWith(photo) ? hostWithEveryFile(url) : host()(url)),
    root,
    [photo, '/ponentes/nora-diaz'],
  )
  expect(findings).toMatchObject([
    {
      level: 'mistake',
      what: `${photo} ya no está en el sitio, y el alojamiento lo sigue enseñando.`,
      next: expect.stringContaining('personas-y-fotos-que-se-van.md'),
    },
  ])
})

it('does not take the page for unknown addresses for an old file if its status is 200', async () => {
  const findings = await findingsAbout(host(/^ponentes/, answers(200)), root, [
    '/ponentes/nora-diaz',
  ])
  expect(findings).toEqual([])
})

it.each([
  ['', 'no responde (connect ECONNREFUSED)', /alojamiento esté en marcha/],
  ['ENOTFOUND', 'no existe: nadie responde por ese nombre', /DNS/],
  ['CERT_HAS_EXPIRED', 'tiene el certificado caducado', /^Renueva/],
  [
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'tiene un certificado firmado por el propio servidor',
    /^Renueva/,
  ],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'tiene el certificado de otra dirección', /^Renueva/],
])('says of a site that cannot be reached (%s) that it %s', async (code, says, next) => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code })
  const refused = new TypeError('fetch failed', { cause })
  expect(await findingsAbout(() => Promise.reject(refused))).toEqual([
    { level: 'mistake', what: `${root} ${says}.`, next: expect.stringMatching(next) },
  ])
})

it.each([
  [
    ['https://mi evento.es'],
    '«https://mi evento.es» no es una dirección, porque lleva un espacio.',
  ],
  [
    ['https://mi', 'evento.es'],
    '«https://mi evento.es» no es una dirección, porque lleva un espacio.',
  ],
  [['mi-evento.es'], '«mi-evento.es» no es una dirección. Escríbela entera'],
  [['https://'], '«https://» no es una dirección.'],
])('refuses %j, and says why', (words, says) => {
  expect(() => readAddress(words)).toThrow(says)
})
