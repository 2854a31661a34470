// npm run prelaunch on a published site, here one that is read from dist and spoilt in one way after the other.
import { describe, expect, it } from 'vitest'
import {
  addressFinding,
  builtFor,
  dateFindings,
  promiseFindings,
  sampleFindings,
} from '../../scripts/prelaunch/content.ts'
import { deliveryFindings, pagesIn } from '../../scripts/prelaunch/delivery.ts'
import { contentFolder } from '../../scripts/content/site-content.ts'
import { report } from '../../scripts/prelaunch/report.ts'
import type { Ask, Reply } from '../../scripts/prelaunch/ask.ts'
import { checkPublishedSite } from '../../scripts/prelaunch/site.ts'
import { sampleOrigin } from '../../scripts/lib/site-address.ts'
import { absolute, origin } from '../support/dist.ts'
import { deliveredHost, goodConnection, goodHost, leftToDo } from '../support/good-host.ts'

const movedHost: Ask = (url) => goodHost(url.replace('https://otro.example', origin))

const silentHost: Ask = () => Promise.reject(new Error('connect ECONNREFUSED'))

type Spoil = (reply: Reply, url: URL) => Partial<Reply>

const spoilt =
  (spoil: Spoil): Ask =>
  async (url) => {
    const reply = await goodHost(url)
    return { ...reply, ...spoil(reply, new URL(url)) }
  }

function withHeader({ headers }: Reply, name: string, value: string | null): Partial<Reply> {
  const changed = new Headers(headers)
  if (value === null) changed.delete(name)
  else changed.set(name, value)
  return { headers: changed }
}

const ending = (url: URL, end: string) => url.pathname.endsWith(end)

const complaintsOf = async (ask: Ask, address = absolute('/')) =>
  (await checkPublishedSite(address, ask, goodConnection))
    .filter(({ good }) => !good)
    .map(({ what }) => what)

describe('prelaunch on a published site', () => {
  it('finds nothing to do if all is well, and says so', async () => {
    const findings = await checkPublishedSite(absolute('/'), goodHost, goodConnection)
    expect(findings.length).toBeGreaterThanOrEqual(15)
    const { text, ready } = report(findings)
    expect(text).not.toContain('✗')
    expect(text).toContain('Todo está bien')
    expect(ready).toBe(true)
  })

  it('says of the site as it is delivered what its organiser has to do', async () => {
    expect(await complaintsOf(deliveredHost)).toEqual(leftToDo)
  })

  it('asks for one tile, as a visitor’s browser does', async () => {
    const asked: (readonly [string, object | undefined])[] = []
    await checkPublishedSite(
      absolute('/'),
      (url, headers) => {
        asked.push([url, headers])
        return goodHost(url)
      },
      goodConnection,
    )
    const tiles = asked.filter(([url]) => !url.includes(new URL(origin).hostname))
    expect(tiles).toEqual([
      [
        'https://tile.openstreetmap.org/14/7920/6354.png',
        expect.objectContaining({ Referer: 'https://www.openstreetmap.org/' }),
      ],
    ])
  })

  it.each([
    [{ tls: 'TLSv1.3', protocol: 'http/1.1' }, 'HTTP/1.1, con TLS 1.3'],
    [{ tls: 'TLSv1.2', protocol: 'h2' }, 'HTTP/2, con TLS 1.2'],
  ])('complains of an old protocol: %o', async (connection, said) => {
    const findings = await checkPublishedSite(absolute('/'), goodHost, async () => connection)
    const bad = findings.filter(({ good }) => !good).map(({ what }) => what)
    expect(bad).toEqual([`El alojamiento habla ${said}.`])
  })

  it('tells HTTP/3 by the header that offers it', async () => {
    const host = spoilt((reply) => withHeader(reply, 'Alt-Svc', 'h3=":443"; ma=86400'))
    const findings = await checkPublishedSite(absolute('/'), host, goodConnection)
    expect(findings.filter(({ good }) => !good)).toEqual([])
    expect(findings.map(({ what }) => what)).toContain(
      'El alojamiento habla HTTP/2 y HTTP/3, con TLS 1.3.',
    )
  })

  it('takes the address with and without a slash at its end', async () => {
    expect(await complaintsOf(goodHost, absolute('/').replace(/\/$/, ''))).toEqual([])
  })

  const cases: readonly (readonly [what: string, said: RegExp, spoil: Spoil])[] = [
    [
      'http that does not lead to https',
      /sin llevar a https/,
      (_, url) => (url.protocol === 'http:' ? { url: url.href } : {}),
    ],
    [
      'a page that is not there',
      /\/programa responde 404; .*\/programa\/ responde 404/,
      (_, url) => (/programa\/?$/.test(url.pathname) ? { status: 404 } : {}),
    ],
    [
      'no page for a visit without network, without which browsers keep none',
      /\/sin-conexion\.html responde 404/,
      (_, url) => (ending(url, '/sin-conexion.html') ? { status: 404 } : {}),
    ],
    [
      'another page in its place',
      /\/faq muestra «Otra»/,
      (_, url) => (ending(url, '/faq') ? { body: Buffer.from('<title>Otra</title>') } : {}),
    ],
    [
      'redirects in a row',
      /\/entradas\/ necesita 2 redirecciones/,
      (_, url) => (ending(url, '/entradas/') ? { redirects: 2 } : {}),
    ],
    [
      'status 200 for what is unknown',
      /\/no-existe-esta-pagina responde 200 en vez de 404; \/no\//,
      (_, url) => (url.pathname.includes('/no') ? { status: 200 } : {}),
    ],
    [
      'a not-found page that is not ours',
      /no muestra nuestra página/,
      (_, url) => (ending(url, '/no/existe/esta/pagina') ? { body: Buffer.from('Not Found') } : {}),
    ],
    [
      'a page without its policy',
      /no lleva su política/,
      ({ body }) => ({ body: Buffer.from(body.toString().replaceAll('http-equiv', 'data-a')) }),
    ],
    [
      'no policy in the header',
      /Falta la cabecera Content-Security-Policy/,
      (reply) => withHeader(reply, 'Content-Security-Policy', null),
    ],
    [
      'a policy that lets all in',
      /no es la nuestra/,
      (reply) =>
        withHeader(reply, 'Content-Security-Policy', "default-src *; frame-ancestors 'none'"),
    ],
    [
      'a policy of an earlier publication',
      /es de otra publicación y bloquea los estilos/,
      (reply) =>
        withHeader(
          reply,
          'Content-Security-Policy',
          (reply.headers.get('Content-Security-Policy') ?? '').replace(/ 'sha256-[^']+'/, ''),
        ),
    ],
    [
      'a missing header',
      /^Cabeceras que faltan o son otras: Permissions-Policy\.$/,
      (reply) => withHeader(reply, 'Permissions-Policy', null),
    ],
    [
      'HSTS for a minute',
      /^Cabeceras que faltan o son otras: Strict-Transport-Security\.$/,
      (reply) => withHeader(reply, 'Strict-Transport-Security', 'max-age=60'),
    ],
    [
      'leave to use the camera',
      /^Cabeceras que faltan o son otras: Permissions-Policy\.$/,
      (reply) =>
        withHeader(
          reply,
          'Permissions-Policy',
          (reply.headers.get('Permissions-Policy') ?? '').replace('camera=()', 'camera=*'),
        ),
    ],
    [
      'a picture that is not there',
      /La imagen para compartir responde 404/,
      (_, url) => (ending(url, '.jpg') ? { status: 404 } : {}),
    ],
    [
      'a picture of another kind',
      /llega como «image\/png»/,
      (reply, url) => (ending(url, '.jpg') ? withHeader(reply, 'Content-Type', 'image/png') : {}),
    ],
    [
      'a heavy picture',
      /pesa 400000 bytes/,
      (_, url) => (ending(url, '.jpg') ? { body: Buffer.alloc(400_000) } : {}),
    ],
    [
      'no calendar',
      /El archivo de calendario no está/,
      (_, url) => (ending(url, '.ics') ? { status: 404 } : {}),
    ],
    [
      'a calendar sent as a download',
      /llega como «application\/octet-stream»/,
      (reply, url) =>
        ending(url, '.ics') ? withHeader(reply, 'Content-Type', 'application/octet-stream') : {},
    ],
    [
      'pages that are kept',
      /«max-age=3600», y un cambio tardaría/,
      (reply, url) => (ending(url, '/') ? withHeader(reply, 'Cache-Control', 'max-age=3600') : {}),
    ],
    [
      'scripts that are not kept',
      /«nada», y se pedirían cada vez/,
      (reply, url) => (ending(url, '.js') ? withHeader(reply, 'Cache-Control', null) : {}),
    ],
    [
      'a script that is not there',
      /falta el archivo .*\.js/,
      (_, url) => (ending(url, '.js') ? { status: 404 } : {}),
    ],
    [
      'texts as they are',
      /sin comprimir: \/.*, .*\.js\.$/,
      (reply) => withHeader(reply, 'Content-Encoding', null),
    ],
    [
      'a script alone as it is',
      /sin comprimir: [^,]*\.js\.$/,
      (reply, url) => (ending(url, '.js') ? withHeader(reply, 'Content-Encoding', null) : {}),
    ],
    [
      'a first page that takes two flights',
      /llega con 14\.601 bytes y no cabe en el primer envío \(14\.600 bytes\)/,
      (_, url) => (ending(url, '/') ? { bytes: 14_601 } : {}),
    ],
    [
      'a map without its Referer, or without leave',
      /^OpenStreetMap no sirve el mapa \(responde 403\)\.$/,
      (_, url) => (ending(url, '.png') ? { status: 403 } : {}),
    ],
    [
      'a map that is a page of excuses',
      /^OpenStreetMap no sirve el mapa \(envía «text\/html»\)\.$/,
      (reply, url) => (ending(url, '.png') ? withHeader(reply, 'Content-Type', 'text/html') : {}),
    ],
    [
      'a legal text that is not there',
      /^Enlaces legales del pie que responden 404: \/terminos\.$/,
      (_, url) => (ending(url, '/terminos') ? { status: 404 } : {}),
    ],
    [
      'a form that delivers nowhere',
      /^Los formularios de \/contacto dicen/,
      ({ body }, url) =>
        ending(url, '/contacto')
          ? { body: Buffer.from(body.toString().replace(' action=', ' data-a=')) }
          : {},
    ],
  ]

  it.each([
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'],
    ['Cache-Control', 'public, max-age=0, must-revalidate'],
  ])('takes %s in the words of a host that is as good', async (name, value) => {
    const host = spoilt((reply, url) => (ending(url, '/') ? withHeader(reply, name, value) : {}))
    expect(await complaintsOf(host)).toEqual([])
  })

  it.each(cases)('complains of %s', async (_, said, spoil) => {
    const complaints = await complaintsOf(spoilt(spoil))
    expect(complaints).toEqual([expect.stringMatching(said)])
  })

  it('notices that the site was built for another address, and names the command', async () => {
    const findings = await checkPublishedSite('https://otro.example/', movedHost, goodConnection)
    const { text, ready } = report(findings)
    expect(text).toContain(
      `Está publicado en https://otro.example/, pero construido para ${absolute('/')}`,
    )
    expect(text).toContain('SITE_URL=https://otro.example npm run build')
    expect(ready).toBe(false)
  })

  it('says so if nobody answers', async () => {
    const { text } = report(
      await checkPublishedSite('https://otro.example', silentHost, goodConnection),
    )
    expect(text).toContain('https://otro.example/ no responde (connect ECONNREFUSED)')
    expect(text).toContain('1. Comprueba la dirección')
  })
})

describe('prelaunch on the dates of the content', () => {
  const event = {
    start: '2025-11-08T11:00:00+01:00',
    end: '2025-11-08T21:00:00+01:00',
    updated: '2025-10-20',
  }
  const before = Date.parse('2025-11-08T20:59:59+01:00')
  const badOf = (now: number, changed: string | null) =>
    dateFindings(event, now, changed)
      .filter(({ good }) => !good)
      .map(({ what }) => what)

  it('says that the event has passed, from its end on', () => {
    expect(badOf(before, null)).toEqual([])
    expect(badOf(before + 1000, null)).toEqual([
      'El evento ya ha pasado: terminó el 2025-11-08 (event.yaml).',
    ])
  })

  it('says that the content is newer than the day it names', () => {
    expect(badOf(before, '2025-10-20')).toEqual([])
    expect(badOf(before, '2025-10-21')).toEqual([
      expect.stringContaining('pero cambió el 2025-10-21'),
    ])
  })
})

describe('prelaunch before the upload', () => {
  it('knows for which address dist was built', () => {
    expect(builtFor('dist')).toBe(absolute('/'))
    expect(builtFor('no-such-folder')).toBeNull()
  })

  it.each([
    [null, /aún no está construido/],
    [`${sampleOrigin}/`, /sin SITE_URL/],
    ['http://ejemplo.org/', /no es una dirección segura/],
  ])('is not content with %s, and names the command', (address, said) => {
    const { text, ready } = report([addressFinding(address)])
    expect(text).toMatch(said)
    expect(text).toContain('SITE_URL=https://tu-dominio.es npm run build')
    expect(ready).toBe(false)
  })

  it('says of dist that its forms reach nobody and its legal texts are missing', async () => {
    const findings = await deliveryFindings(pagesIn('dist'))
    expect(findings.map(({ what }) => what)).toEqual(leftToDo)
  })

  it('is content with a real address and no samples', () => {
    const findings = [addressFinding('https://ejemplo.org/'), ...sampleFindings([])]
    expect(report(findings).ready).toBe(true)
  })

  it('lists every sample value with its file, and what to do once', () => {
    const samples = ['a', 'b'].map((field) => ({
      file: 'event.yaml',
      line: 1,
      path: field,
      text: field,
      kind: 'sample' as const,
    }))
    const { text, ready } = report(sampleFindings(samples))
    expect(text).toContain(`${contentFolder}/event.yaml · a: «a» es un valor de ejemplo.`)
    expect(text).toContain('Quedan 2 cosas por arreglar')
    expect(text.match(/«# ejemplo»/g)).toHaveLength(1)
    expect(ready).toBe(false)
  })

  it('lists every promise that nobody has confirmed, and what to do once', () => {
    const promises = ['a', 'b'].map((field) => ({
      file: 'faq.yaml',
      line: 1,
      path: field,
      text: field,
      kind: 'promise' as const,
    }))
    const { text, ready } = report(promiseFindings(promises))
    expect(text).toContain(
      `${contentFolder}/faq.yaml · a: «a» promete algo que nadie ha confirmado.`,
    )
    expect(text.match(/«# promesa»/g)).toHaveLength(1)
    expect(ready).toBe(false)
  })

  it('never says that all is well if it looked at nothing', () => {
    expect(() => report([])).toThrow('Nothing was checked')
  })
})
