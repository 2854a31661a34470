// npm run prelaunch on a published site: a made-up host with three pages and a speaker's, spoilt in one way after the other.
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { hostRules } from '../../../../../scripts/hosts/rules.ts'
import { offlineFile } from '../../../../../scripts/lib/built-site.ts'
import { addContentPolicy, contentPolicies } from '../../../../../scripts/render/content-policy.ts'
import { checkPublishedSite, type Fetch } from '../../../../../scripts/organiser/prelaunch/site.ts'
import { event, pages, specification } from '../../../../support/specification.ts'

const root = 'https://ejemplo.org/evento/'
const { home, tickets } = pages
/** Its title has every letter that HTML may write in another way, and two spaces. */
const contact = { ...pages.contact, title: `Contacto/«ayuda»  & "más" d'aquí` }
const content = {
  ...specification,
  event: { ...event, tickets: { frame: 'https://entradas.example/marco' } },
  speakers: { 'marta-leon': specification.speakers['marta-leon'] },
  // The speakers' page is only read for its path.
  pages: Object.defineProperty({ home, contact, tickets }, 'speakers', {
    value: specification.pages.speakers,
  }) as typeof specification.pages,
} as typeof specification

const escaped = (text: string) =>
  text.replaceAll(/[&"'/]/g, (letter) => `&#x${letter.codePointAt(0)?.toString(16)};`)

const pageHtml = (title: string, body = '') =>
  `<meta charset="utf-8"><title>${escaped(title)}</title><style>p { color: red }</style>
  <link rel="canonical" href="${root}">
  <meta property="og:url" content="${root}"><meta property="og:image" content="${root}vista.jpg">
  <script src="/evento/assets/boot.js"></script>${body}`

/** The pages as the build finishes them. */
const written: Readonly<Record<string, string>> = {
  '': pageHtml(home.title),
  contacto: pageHtml(contact.title),
  entradas: pageHtml(tickets.title, '<iframe allow="payment *"></iframe><p id="cartel"></p>'),
  [offlineFile]: pageHtml(specification.copy.offline.heading),
  privacidad: pageHtml('Privacidad'),
  terminos: pageHtml('Términos'),
}
const { metas, header: policy } = contentPolicies(
  Object.entries(written).map(([file, html]) => ({
    file,
    document: new JSDOM(html).window.document,
  })),
  content,
)
const rules = hostRules({ base: '/evento/' }, policy, true)
const built = (name: string) => addContentPolicy(written[name] ?? '', metas.get(name) ?? '')

const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
  ...Object.fromEntries(Object.keys(written).map((name) => [name, ['text/html', built(name)]])),
  'contacto/': ['text/html', built('contacto')],
  'entradas/': ['text/html', built('entradas')],
  'ponentes/marta-leon': ['text/html', 'Marta'],
  'sitemap.xml': [
    'application/xml',
    `<loc>${root}</loc><loc>${root}contacto</loc><loc>${root}ponentes/marta-leon</loc>`,
  ],
  'vista.jpg': ['image/jpeg', 'jpeg'],
  'assets/boot.js': ['text/javascript', 'boot()'],
  'encuentro-startup-sevilla-2025.ics': ['text/calendar', 'BEGIN:VCALENDAR'],
}

/** A host's answer, which is correct unless it is spoilt. */
type Reply = { status: number; headers: Headers; body: BodyInit; url: string }

type Spoil = (reply: Reply, name: string, address: string) => Partial<Reply> | false

const host =
  (spoil: Spoil = () => false): Fetch =>
  async (address) => {
    const url = address.replace(/^http:/, 'https:')
    const name = url.slice(root.length)
    const [type, body] = files[name] ?? ['text/html', `<h1>${specification.notFound.heading}</h1>`]
    const headers = new Headers([
      ...rules.headers.map(([key, value]): [string, string] => [key, value]),
      ['Content-Type', type],
      ['Content-Encoding', 'br'],
      ['Cache-Control', name.startsWith('assets/') ? rules.cache.forever : rules.cache.ask],
    ])
    const reply = { status: name in files ? 200 : 404, headers, body, url }
    const sent = { ...reply, ...spoil(reply, name, address) }
    return Object.defineProperty(new Response(sent.body, sent), 'url', { value: sent.url })
  }

/** Spoils the answers for paths that match. */
const answer =
  (at: RegExp, changed: Partial<Reply>): Spoil =>
  (_, name) =>
    at.test(name) && changed

/** Answers for paths that match after a redirect to a longer one. */
const addsTo =
  (at: RegExp, end: string): Spoil =>
  ({ url }, name) =>
    at.test(name) && { url: url + end }

const header =
  (at: RegExp, key: string, value: string): Spoil =>
  ({ headers }, name) => {
    const changed = new Headers(headers)
    changed.set(key, value)
    return at.test(name) && { headers: changed }
  }

const complaintsOf = async (fetchUrl: Fetch, address = root) =>
  (await checkPublishedSite(address, content, fetchUrl)).filter(({ mark }) => mark !== '✓')

const lost = { status: 404 }
const homeAgain = { body: built('') }
const withoutPolicy = { body: written[''] ?? '' }
const stalePolicy = contentPolicies([], content).header
const policyHeader = 'Content-Security-Policy'
const octets = 'application/octet-stream'

const cases: readonly (readonly [said: RegExp, spoil: Spoil])[] = [
  [/^http:\/\/ejemplo\.org\/evento\/ responde sin llevar a https\.$/, (_, __, url) => ({ url })],
  [/^\/contacto\/ responde 404\.$/, answer(/^contacto\/$/, lost)],
  [/^\/sin-conexion\.html responde 404\.$/, answer(/^sin-conexion/, lost)],
  [/^\/contacto muestra otra página\. \/contacto\/ muestra/, answer(/^contacto/, homeAgain)],
  [/^\S+\/evento\/ lleva por una redirección a \S+\/index\.html\.$/, addsTo(/^$/, 'index.html')],
  [/^\S+\/contacto lleva por una redirección a \S+\/contacto\/\.$/, addsTo(/^contacto$/, '/')],
  [/^\S+\/marta-leon responde 404\.$/, answer(/^ponentes/, lost)],
  [/^En \/sitemap\.xml no hay ninguna dirección\.$/, answer(/^sitemap/, { body: '' })],
  [/^\/no-existe\S+ responde 200 en vez de 404\. \/no\/existe/, answer(/^no/, { status: 200 })],
  [/^\/no\/\S+ no muestra nuestra página\.$/, answer(/^no\//, { body: 'No' })],
  [/no lleva su política/, answer(/^$/, withoutPolicy)],
  [/no es la nuestra/, header(/^$/, policyHeader, 'default-src *')],
  [/es de otra publicación/, header(/^$/, policyHeader, stalePolicy)],
  ...rules.headers
    .slice(1)
    .map(([name]) => [RegExp(`^Cabeceras.*: ${name}\\.$`), header(/^$/, name, 'a')] as const),
  [/La imagen para compartir \(.*\) responde 404\.$/, answer(/^vista/, lost)],
  [/llega como «image\/png»/, header(/^vista/, 'Content-Type', 'image/png')],
  [/El archivo de calendario \(\/\S+\.ics\) responde 404/, answer(/ics$/, lost)],
  [/llega como «application\/octet-stream»/, header(/ics$/, 'Content-Type', octets)],
  [/«max-age=3600», y un cambio tardaría/, header(/^$/, 'Cache-Control', 'max-age=3600')],
  [/«no-cache», y se pedirían cada vez/, header(/js$/, 'Cache-Control', 'no-cache')],
  [/^Falta el programa de la página \(\/\S+boot\.js\)\.$/, answer(/js$/, lost)],
  [/^Llegan sin comprimir: los archivos de assets\.$/, header(/js$/, 'Content-Encoding', '')],
  [/^Enlaces legales del pie que responden 404: \/terminos\.$/, answer(/^terminos/, lost)],
]

describe('prelaunch on a published site', () => {
  it('finds nothing wrong with a good host, at its address with and without a slash', async () => {
    const findings = await checkPublishedSite(root, content, host())
    expect(findings.filter(({ mark }) => mark !== '✓')).toEqual([])
    expect(findings.length).toBeGreaterThan(10)
    expect(await complaintsOf(host(), root.slice(0, -1))).toEqual([])
  })

  it.each(cases)('complains that %s, and says what to do', async (said, spoil) => {
    expect(await complaintsOf(host(spoil))).toEqual([
      { mark: '✗', what: expect.stringMatching(said), next: expect.stringMatching(/\.$/) },
    ])
  })

  it.each([
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'],
    ['Cache-Control', 'public, max-age=0, must-revalidate'],
  ])('takes %s in the words of a host that is as good', async (name, value) => {
    expect(await complaintsOf(host(header(/^$/, name, value)))).toEqual([])
  })

  it('names the command for a site that was built for another address', async () => {
    const movedHost: Fetch = (url) => host()(url.replace('https://otro.example/', root))
    expect(await complaintsOf(movedHost, 'https://otro.example/')).toContainEqual({
      mark: '✗',
      what: `Está publicado en https://otro.example/, pero construido para ${root}.`,
      next: 'Pon «site: https://otro.example/» en event.yaml, constrúyelo de nuevo (npm run build) y súbelo.',
    })
  })

  it('says so if the site has no https, or does not answer', async () => {
    expect(await complaintsOf(host(), root.replace('https:', 'http:'))).toContainEqual(
      expect.objectContaining({ what: 'http://ejemplo.org no es una dirección segura (https).' }),
    )
    const refused = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
    expect(await complaintsOf(() => Promise.reject(refused))).toEqual([
      expect.objectContaining({ what: `${root} no responde (connect ECONNREFUSED).` }),
    ])
  })
})
