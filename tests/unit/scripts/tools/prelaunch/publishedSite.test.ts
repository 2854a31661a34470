// Findings of `npm run prelaunch` on a published site. Each test gives a fault to an imitated host with a small site.
import { expect, it, vi } from 'vitest'
import { hostRules } from '../../../../../scripts/build/hosts/rules.ts'
import { offlineFile } from '../../../../../scripts/build/lib/siteFiles.ts'
import { readAddress } from '../../../../../scripts/tools/prelaunch/askHost.ts'
import { checkPublishedSite } from '../../../../../scripts/tools/prelaunch/publishedSite.ts'
import { launchReport } from '../../../../../scripts/tools/prelaunch/report.ts'
import { pages, testEvent } from '../../../../support/evento.ts'

const root = 'https://ejemplo.org/evento/'

/** The contact page. Its title has characters that HTML may escape, and two spaces in a row. */
const contactPage = { ...pages.contact, title: `Contacto/«ayuda»  & "más" d'aquí` }
const { copy, notFound } = testEvent
/** The text page /normas. */
const textPage = testEvent.textPages[0]!
const content: typeof testEvent = {
  ...testEvent,
  pages: { home: pages.home, programme: pages.programme, contact: contactPage },
  textPages: [textPage],
}

/** A text with escaped characters, each in the longest way: "&#x26;" for "&". */
const escaped = (text: string) =>
  text.replaceAll(/[&"'/]/g, (character) => `&#x${character.codePointAt(0)?.toString(16)};`)

/** The file of a page with this title: its type and its HTML. */
const htmlFile = (title: string) =>
  [
    'text/html',
    `<title>${escaped(title)}</title><meta property="og:url" content="${root}">
    <meta property="og:image" content="${root}vista.jpg"><script src="/evento/boot.js"></script>`,
  ] as const

/** The files of the site, by their addresses relative to its root. */
const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '': htmlFile(pages.home.title),
  contacto: htmlFile(contactPage.title),
  'contacto/': htmlFile(contactPage.title),
  programa: htmlFile(pages.programme.title),
  'programa/': htmlFile(pages.programme.title),
  [textPage.path.slice(1)]: htmlFile(textPage.title),
  [`${textPage.path.slice(1)}/`]: htmlFile(textPage.title),
  [offlineFile]: htmlFile(copy.offline.heading),
  'sitemap.xml': ['application/xml', ''],
  'vista.jpg': ['image/jpeg', ''],
  'boot.js': ['text/javascript', ''],
  'evento-2026.ics': ['text/calendar', ''],
}

type Reply = { status: number; headers: Record<string, string>; body: string; url: string }

/** Returns the wrong fields of a reply, in place of the correct ones. */
type Fault = (reply: Reply, address: string) => Partial<Reply>

/** Answers a request, in place of `fetch`. */
type Host = (address: string) => Promise<object>

/** An address relative to the site's root: "contacto". */
const nameOf = (url: string) => url.slice(root.length)

/** The correct reply to a request. An http address redirects to https. */
function correctReply(address: string): Reply {
  const url = address.replace(/^http:/, 'https:')
  const [type, body] = files[nameOf(url)] ?? htmlFile(notFound.title)
  const siteHeaders = Object.fromEntries(hostRules({ base: '/evento/' }).headers)
  const status = nameOf(url) in files ? 200 : 404
  return { status, headers: { ...siteHeaders, 'Content-Type': type }, body, url }
}

/** A reply in the form in which `fetch` returns it. */
const toResponse = ({ body, headers, ...others }: Reply) => ({
  ...others,
  headers: new Headers(headers),
  text: () => Promise.resolve(body),
})

const goodHost: Host = async (address) => toResponse(correctReply(address))

/** A host with a fault. @param at matches the addresses that have the fault, relative to the site's root */
const faultyHost =
  (at: RegExp, fault: Fault): Host =>
  async (address) => {
    const reply = correctReply(address)
    if (!at.test(nameOf(reply.url))) return toResponse(reply)
    return toResponse({ ...reply, ...fault(reply, address) })
  }

// Two values for the argument `at`. The relative address of the home page is empty.
const homeOnly = /^$/
const everyAddress = /^/

// Faults: another status, another body, a redirect to an address with this ending, another header.
const answers = (status: number) => () => ({ status })
const shows = (body: string) => () => ({ body })
const redirectsWith =
  (ending: string): Fault =>
  ({ url }) => ({ url: `${url}${ending}` })
const sends =
  (name: string, value: string): Fault =>
  ({ headers }) => ({ headers: { ...headers, [name]: value } })

/** The fault of GitHub Pages, which cannot send the headers that the site needs. */
const sendsNoHeaders: Fault = () => ({
  headers: { 'Content-Type': 'text/html', Server: 'GitHub.com' },
})

/** A host that answers at http addresses, and does not redirect to https. */
const httpHost: Host = async (url) => toResponse({ ...correctReply(url), url })

/** A host that has an empty file at every address. */
const hostWithEveryFile: Host = async (url) =>
  toResponse({ ...correctReply(url), status: 200, body: '' })

/**
 * The findings about a host's site.
 * @param address the address to check
 * @param goneAddresses addresses that an earlier build published, and the last build did not
 */
function findingsAbout(testedHost: Host, address = root, goneAddresses: readonly string[] = []) {
  vi.stubGlobal('fetch', testedHost)
  return checkPublishedSite(readAddress([address]), content, goneAddresses)
}

it('finds nothing wrong with a good host, at its address with and without a slash', async () => {
  expect(await findingsAbout(goodHost)).toEqual([])
  expect(await findingsAbout(goodHost, root.slice(0, -1))).toEqual([])
})

it.each<readonly [at: RegExp, says: RegExp, fault: Fault]>([
  [
    homeOnly,
    /^http:\/\/ejemplo\.org\/evento\/ responde sin llevar a/,
    // The host does not redirect the http address to https.
    (_, address) => ({ url: address }),
  ],
  [/^contacto\/$/, /^\/contacto\/ responde 404, no 200\.$/, answers(404)],
  [/^contacto$/, /^\/contacto muestra otra página\.$/, shows('Hola')],
  [/^contacto$/, /^\/contacto lleva por una redirección a \S+\/otra\.$/, redirectsWith('/otra')],
  [/^normas$/, /^\/normas responde 404/, answers(404)],
  [/^sitemap/, /^\/sitemap\.xml llega como «text\/html»/, sends('Content-Type', 'text/html')],
  [/^sin-conexion/, /^\/sin-conexion\.html responde 404/, answers(404)],
  [/^no-/, /^\/no-existe responde 200, no 404\.$/, answers(200)],
  [/^no\//, /^\/no\/\S+ muestra otra página\.$/, shows('No')],
  [/^vista/, /\/vista\.jpg llega como «image\/png», y no/, sends('Content-Type', 'image/png')],
  [/^boot/, /\/boot\.js responde 404/, answers(404)],
  [
    /ics$/,
    /^\/\S+\.ics llega como «application/,
    sends('Content-Type', 'application/octet-stream'),
  ],
  [homeOnly, /^Falta la cabecera Content/, sends('Content-Security-Policy', "default-src 'self'")],
])(
  'a fault at the addresses %s is a mistake that says %s, with advice',
  async (at, says, fault) => {
    expect(await findingsAbout(faultyHost(at, fault))).toEqual([
      { level: 'mistake', what: expect.stringMatching(says), next: expect.stringMatching(/\.$/) },
    ])
  },
)

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
    expect(await findingsAbout(faultyHost(everyAddress, fault))).toEqual([
      { level: 'mistake', what: `${root} ${says}`, next: expect.stringMatching(next) },
    ])
  },
)

it('says once that another site is at the address', async () => {
  const otherSite = faultyHost(everyAddress, shows('<title>It works!</title>'))
  expect(await findingsAbout(otherSite)).toMatchObject([
    { level: 'mistake', what: `${root} muestra otra página.` },
  ])
})

it('missing headers are no mistake on GitHub Pages, which can send none', async () => {
  const findings = await findingsAbout(faultyHost(homeOnly, sendsNoHeaders))
  expect(findings).toMatchObject([{ level: 'question', what: expect.stringMatching(/^Falta/) }])
  expect(launchReport(findings).ready).toBe(true)
})

it('says once that a host adds a slash to every page’s address, which is no mistake', async () => {
  const findings = await findingsAbout(
    faultyHost(/^(?:contacto|programa|normas)$/, redirectsWith('/')),
  )
  expect(findings).toEqual([
    {
      level: 'question',
      what: '/programa lleva por una redirección a /programa/, y así las 3 páginas.',
      next: expect.stringContaining('«Apache»'),
    },
  ])
})

it('names the field "site" if the site was built for another address', async () => {
  const otherAddress = 'https://otro.example/'
  const movedHost: Host = (url) => goodHost(url.replace(otherAddress, root))
  expect(await findingsAbout(movedHost, otherAddress)).toContainEqual({
    level: 'mistake',
    what: `Está publicado en https://otro.example/, pero construido para ${root}.`,
    next: 'Pon «site: https://otro.example/» en event.yaml, constrúyelo de nuevo (npm run build) y súbelo.',
  })
})

it('advises https instead of http', async () => {
  const findings = await findingsAbout(httpHost, root.replace('https', 'http'))
  expect(findings.map(({ what }) => what)).toEqual([
    'http://ejemplo.org/evento/ no es una dirección segura.',
  ])
  expect(findings[0]?.next).toMatch(
    /^Prueba con https: npm run prelaunch -- https:\/\/ejemplo\.org\/evento\/\. /,
  )
})

it('does not advise an http address for "site"', async () => {
  const findings = await findingsAbout(httpHost, 'http://otro.example/')
  expect(findings.map(({ next }) => next).join('\n')).not.toContain('site: http:')
})

/** Addresses at which somebody tries the built site on this machine. They have no HTTPS, and are not the site's own address. */
const trialAddresses = ['http://localhost:4173/', 'http://127.0.0.1:8080/', 'http://[::1]:4173/']

/** A host that answers below `trialRoot` as `host` does below `root`. At any other address it cannot be reached. */
const trialAt =
  (trialRoot: string, host: Host): Host =>
  async (url) => {
    if (!url.startsWith(trialRoot)) throw new TypeError('fetch failed')
    const response = await host(url.replace(trialRoot, root))
    return { ...response, url }
  }

it.each(trialAddresses)(
  'demands neither HTTPS nor the site’s own address of a trial at %s, but finds other faults',
  async (address) => {
    const trialRoot = `${address}evento/`
    const hostWithoutPreview = faultyHost(/^vista/, answers(404))
    const hostWithoutPolicy = faultyHost(homeOnly, sends('Content-Security-Policy', ''))
    const findingTexts = async (host: Host) => {
      const findings = await findingsAbout(trialAt(trialRoot, host), trialRoot)
      return findings.map(({ what }) => what)
    }

    expect(await findingTexts(goodHost)).toEqual([])
    expect(await findingTexts(hostWithoutPreview)).toEqual([
      `${trialRoot}vista.jpg responde 404, no 200.`,
    ])
    expect(await findingTexts(hostWithoutPolicy)).toEqual([
      'Falta la cabecera Content-Security-Policy, o no es la nuestra.',
    ])
  },
)

it('demands HTTPS of a site whose name only begins with "localhost"', async () => {
  const findings = await findingsAbout(httpHost, 'http://localhost.example/')
  expect(findings[0]?.what).toBe('http://localhost.example/ no es una dirección segura.')
})

it('names a file of an earlier build that the host still has', async () => {
  const photo = '/assets/nora-diaz-1-480.avif'
  const hostWithPhoto: Host = (url) =>
    url.endsWith(photo) ? hostWithEveryFile(url) : goodHost(url)
  // The host no longer has the page of the speaker, which is also from an earlier build.
  const findings = await findingsAbout(hostWithPhoto, root, [photo, '/ponentes/nora-diaz'])
  expect(findings).toMatchObject([
    {
      level: 'mistake',
      what: `${photo} ya no está en el sitio, y el alojamiento lo sigue enseñando.`,
      next: expect.stringContaining('personas-y-fotos-que-se-van.md'),
    },
  ])
})

it('a page of an earlier build is no finding if its address shows the page “not found”, even with status 200', async () => {
  const hostWithoutStatus404 = faultyHost(/^ponentes/, answers(200))
  const findings = await findingsAbout(hostWithoutStatus404, root, ['/ponentes/nora-diaz'])
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
  // Node's `fetch` rejects with such an error. Its cause has the code.
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code })
  const error = new TypeError('fetch failed', { cause })
  expect(await findingsAbout(() => Promise.reject(error))).toEqual([
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
])('refuses the arguments %j, and says: %s', (commandArguments, says) => {
  expect(() => readAddress(commandArguments)).toThrow(says)
})
