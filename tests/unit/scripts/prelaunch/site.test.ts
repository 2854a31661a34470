// npm run prelaunch on a published site: a made-up host of two pages, spoilt in one way after the other.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hostRules } from '../../../../scripts/hosts/rules.ts'
import { offlineFile } from '../../../../scripts/lib/built-site.ts'
import { contentPolicies } from '../../../../scripts/pages/content-policy.ts'
import { type Fetch, fetchReply, type Reply } from '../../../../scripts/prelaunch/reply.ts'
import { checkPublishedSite } from '../../../../scripts/prelaunch/site.ts'
import { specification } from '../../../support/specification.ts'

const root = 'https://ejemplo.org/evento/'
const { home, contact } = specification.pages
const content = { ...specification, pages: { home, contact } as typeof specification.pages }

const hash = "'sha256-abc='"
const policy = contentPolicies([], content).header
const rules = hostRules({ base: '/evento/' }, policy)

const pageHtml = (title: string) =>
  `<title>${title}</title>
  <meta http-equiv="Content-Security-Policy" content="style-src 'self' ${hash}">
  <meta property="og:url" content="${root}"><meta property="og:image" content="${root}vista.jpg">
  <script src="/evento/assets/boot.js"></script>`

const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '': ['text/html', pageHtml(home.title)],
  contacto: ['text/html', pageHtml(contact.title)],
  'contacto/': ['text/html', pageHtml(contact.title)],
  [offlineFile]: ['text/html', pageHtml(specification.copy.offline.heading)],
  privacidad: ['text/html', pageHtml('Privacidad')],
  terminos: ['text/html', pageHtml('Términos')],
  'vista.jpg': ['image/jpeg', 'jpeg'],
  'assets/boot.js': ['text/javascript', 'boot()'],
  'encuentro-startup-sevilla-2025.ics': ['text/calendar', 'BEGIN:VCALENDAR'],
}

/** A host that does everything right. */
const goodHost: Fetch = async (address) => {
  const url = address.replace(/^http:/, 'https:')
  const name = url.slice(root.length)
  const [type, body] = files[name] ?? ['text/html', `<h1>${specification.notFound.heading}</h1>`]
  const headers = new Headers([
    ...rules.headers.map(([key, value]): [string, string] => [
      key,
      value.replace("style-src 'self'", `style-src 'self' ${hash}`),
    ]),
    ['Content-Type', type],
    ['Content-Encoding', 'br'],
    ['Cache-Control', name.startsWith('assets/') ? rules.cache.forever : rules.cache.ask],
  ])
  return { status: name in files ? 200 : 404, headers, body: Buffer.from(body), url }
}

type Spoil = (reply: Reply, name: string, address: string) => Partial<Reply> | false

const spoilt =
  (spoil: Spoil): Fetch =>
  async (address) => {
    const reply = await goodHost(address)
    return { ...reply, ...spoil(reply, reply.url.slice(root.length), address) }
  }

function withHeader({ headers }: Reply, name: string, value: string): Partial<Reply> {
  const changed = new Headers(headers)
  changed.set(name, value)
  return { headers: changed }
}

const complaintsOf = async (host: Fetch, address = root) =>
  (await checkPublishedSite(address, content, host)).filter(({ mark }) => mark !== '✓')

const cases: readonly (readonly [what: string, said: RegExp, spoil: Spoil])[] = [
  [
    'http that does not lead to https',
    /^http:\/\/ejemplo\.org\/evento\/ responde sin llevar a https\.$/,
    (_, __, address) => ({ url: address }),
  ],
  [
    'a page that is not there',
    /^\/contacto responde 404\. \/contacto\/ responde 404\.$/,
    (_, name) => name.startsWith('contacto') && { status: 404 },
  ],
  [
    'no page for a visit without network',
    /^\/sin-conexion\.html responde 404\.$/,
    (_, name) => name === offlineFile && { status: 404 },
  ],
  [
    'the home page in place of every other',
    /^\/contacto muestra otra página\. \/contacto\/ muestra/,
    (_, name) => name.startsWith('contacto') && { body: Buffer.from(pageHtml(home.title)) },
  ],
  [
    'status 200 for unknown addresses',
    /^\/no-existe-esta-pagina responde 200 en vez de 404\. \/no\/existe/,
    (_, name) => name.startsWith('no') && { status: 200 },
  ],
  [
    'a not-found page of the host',
    /^\/no\/existe\/esta\/pagina no muestra nuestra página\.$/,
    (_, name) => name.startsWith('no/') && { body: Buffer.from('Not Found') },
  ],
  [
    'a page without its policy',
    /no lleva su política/,
    ({ body }) => ({ body: Buffer.from(body.toString().replaceAll('http-equiv', 'data-a')) }),
  ],
  [
    'a policy that lets all in',
    /no es la nuestra/,
    (reply) => withHeader(reply, 'Content-Security-Policy', 'default-src *'),
  ],
  [
    'a policy of an earlier publication',
    /es de otra publicación/,
    (reply) => withHeader(reply, 'Content-Security-Policy', policy),
  ],
  ...rules.headers.slice(1).map(([name]) => {
    const spoil: Spoil = (reply) => withHeader(reply, name, 'max-age=60')
    return [`another ${name}`, new RegExp(`^Cabeceras que .*: ${name}\\.$`), spoil] as const
  }),
  [
    'a picture that is not there',
    /La imagen para compartir \(.*\) responde 404\.$/,
    (_, name) => name === 'vista.jpg' && { status: 404 },
  ],
  [
    'a picture of another kind',
    /llega como «image\/png»/,
    (reply, name) => name === 'vista.jpg' && withHeader(reply, 'Content-Type', 'image/png'),
  ],
  [
    'a heavy picture',
    /pesa 300001 bytes/,
    (_, name) => name === 'vista.jpg' && { body: Buffer.alloc(300_001) },
  ],
  [
    'no calendar',
    /El archivo de calendario no está \(\/encuentro-startup-sevilla-2025\.ics\)/,
    (_, name) => name.endsWith('.ics') && { status: 404 },
  ],
  [
    'a calendar sent as a download',
    /llega como «application\/octet-stream»/,
    (reply, name) =>
      name.endsWith('.ics') && withHeader(reply, 'Content-Type', 'application/octet-stream'),
  ],
  [
    'pages that are kept',
    /«max-age=3600», y un cambio tardaría/,
    (reply, name) => name === '' && withHeader(reply, 'Cache-Control', 'max-age=3600'),
  ],
  [
    'scripts that are not kept',
    /«no-cache», y se pedirían cada vez/,
    (reply, name) => name.endsWith('.js') && withHeader(reply, 'Cache-Control', 'no-cache'),
  ],
  [
    'a script that is not there',
    /^Falta el programa de la página \(\/evento\/assets\/boot\.js\)\.$/,
    (_, name) => name.endsWith('.js') && { status: 404 },
  ],
  [
    'a script that is not compressed',
    /^Llegan sin comprimir: \/evento\/assets\/boot\.js\.$/,
    (reply, name) => name.endsWith('.js') && withHeader(reply, 'Content-Encoding', ''),
  ],
  [
    'a legal text that is not there',
    /^Enlaces legales del pie que responden 404: \/terminos\.$/,
    (_, name) => name === 'terminos' && { status: 404 },
  ],
]

describe('prelaunch on a published site', () => {
  it('finds nothing wrong with a good host, at its address with and without a slash', async () => {
    const findings = await checkPublishedSite(root, content, goodHost)
    expect(findings.filter(({ mark }) => mark !== '✓')).toEqual([])
    expect(findings.length).toBeGreaterThan(10)
    expect(await complaintsOf(goodHost, root.slice(0, -1))).toEqual([])
  })

  it.each(cases)('complains of %s, and says what to do', async (_, said, spoil) => {
    expect(await complaintsOf(spoilt(spoil))).toEqual([
      { mark: '✗', what: expect.stringMatching(said), next: expect.stringMatching(/\.$/) },
    ])
  })

  it.each([
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'],
    ['Cache-Control', 'public, max-age=0, must-revalidate'],
  ])('takes %s in the words of a host that is as good', async (name, value) => {
    const host = spoilt((reply, path) => path === '' && withHeader(reply, name, value))
    expect(await complaintsOf(host)).toEqual([])
  })

  it('names the command for a site that was built for another address', async () => {
    const movedHost: Fetch = (url) => goodHost(url.replace('https://otro.example/', root))
    expect(await complaintsOf(movedHost, 'https://otro.example/')).toContainEqual({
      mark: '✗',
      what: `Está publicado en https://otro.example/, pero construido para ${root}.`,
      next: 'Constrúyelo de nuevo y súbelo: SITE_URL=https://otro.example npm run build',
    })
  })

  it('says so if the site has no https, or nobody answers', async () => {
    expect(await complaintsOf(goodHost, root.replace('https:', 'http:'))).toContainEqual(
      expect.objectContaining({ what: 'http://ejemplo.org no es una dirección segura (https).' }),
    )
    const refused = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
    expect(await complaintsOf(() => Promise.reject(refused))).toEqual([
      expect.objectContaining({ what: `${root} no responde (connect ECONNREFUSED).` }),
    ])
  })
})

it('reads what a host sends, after redirects and compressed', async () => {
  const server = createServer(({ url }, response) => {
    if (url === '/a') response.writeHead(301, { Location: '/b' }).end()
    else response.setHeader('Content-Encoding', 'gzip').end(gzipSync('texto'))
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { status, headers, body, url } = await fetchReply(`${origin}/a`)
  expect([status, headers.get('content-encoding'), body.toString()]).toEqual([200, 'gzip', 'texto'])
  expect(url).toBe(`${origin}/b`)
})
