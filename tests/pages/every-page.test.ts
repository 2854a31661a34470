// What holds for each prerendered page (spec 1, 2, 6, 7; issue: prerendering; requirements: previews, privacy).
import { describe, expect, it } from 'vitest'
import { offlineFile } from '../../scripts/lib/built-site.ts'
import { phaseScript } from '../../scripts/pages/phase-script.ts'
import { emptyFrame } from '../../src/lib/emptyFrame.ts'
import { absolute, builtPages, files, href, origin, textOf } from '../support/dist.ts'
import { event, specification } from '../support/specification.ts'

const routes = ['/', '/programa', '/ponentes', '/entradas', '/patrocina', '/faq', '/contacto']

const meta = (document: Document, key: string) =>
  document.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute('content') ??
  null

const isOwn = (address: string) => new URL(address, absolute('/')).origin === origin

const networkPages = builtPages.filter(({ file }) => file !== offlineFile)

describe('the published folder', () => {
  it('holds the seven routes, two pages that stand in for others and no other page', () => {
    const addressed = builtPages.filter((page) => page.path !== null)
    expect(addressed.map((page) => page.path).toSorted()).toEqual([...routes].toSorted())
    const others = builtPages.filter((page) => page.path === null)
    expect(others.map(({ file }) => file)).toEqual(['404.html', 'sin-conexion.html'])
    expect(files).toContain('programa/index.html')
  })
})

describe.each(builtPages)('$file', ({ file, document, html }) => {
  const all = [...document.querySelectorAll('*')]

  it('is in Spanish, and has each tag of its head once, before the first 30 kB', () => {
    expect(document.documentElement.lang).toBe('es')
    const keys = [...document.querySelectorAll('meta[name], meta[property]')].map((tag) =>
      ['name', 'property', 'media'].map((name) => tag.getAttribute(name)).join(' '),
    )
    expect(new Set(keys).size).toBe(keys.length)
    expect(document.body.querySelectorAll('meta, title:not(svg title), link')).toHaveLength(0)
    expect(Buffer.byteLength(html.slice(0, html.indexOf('<style')))).toBeLessThan(30_000)
  })

  it('runs under a strict policy: nothing inline but data, styles and the script of the phase', () => {
    const inline = [...document.querySelectorAll<HTMLScriptElement>('script:not([src])')]
    const scripts = inline.filter(({ type }) => type !== 'application/ld+json')
    expect(scripts.map(({ textContent }) => textContent)).toEqual([phaseScript(specification)])
    const handlers = all.flatMap((element) =>
      element.getAttributeNames().filter((name) => /^on/i.test(name)),
    )
    expect(handlers).toEqual([])
    expect(document.querySelectorAll('[style]')).toHaveLength(0)
    expect(
      document.querySelectorAll('[href^="javascript:"], link[rel="modulepreload"]'),
    ).toHaveLength(0)
    expect(html).not.toMatch(/__VITE_REACT_SSG|__static|static-loader-data/i)
  })

  it('asks nobody else for anything', () => {
    const asked = all
      .filter((element) => element.localName !== 'a')
      .flatMap((element) =>
        ['src', 'href', 'srcset', 'poster', 'data', 'action', 'xlink:href', 'ping'].flatMap(
          (name) => element.getAttribute(name) ?? [],
        ),
      )
      .filter((address) => address !== emptyFrame)
    expect(asked.length).toBeGreaterThan(1)
    expect(asked.filter((address) => !isOwn(address))).toEqual([])
    expect(
      document.querySelectorAll('link[rel="preconnect"], link[rel="dns-prefetch"]'),
    ).toHaveLength(0)
    expect(html).not.toMatch(/url\(["']?https?:/)
  })

  it('links to other sites only to sell tickets, show the way, write and meet, in a new tab', () => {
    const kinds = [
      event.ticketUrl,
      'https://www.google.com/maps/dir/',
      `mailto:${event.email}`,
      ...event.social.map(({ url }) => url),
      // Decided beside the specification's kinds (design.md): calendars, and sharing by networks and mail.
      'https://calendar.google.com/',
      'https://outlook.live.com/calendar/',
      'https://wa.me/',
      'https://t.me/share/',
      'mailto:?',
      // Our own calendar, as others subscribe to it.
      absolute('/programa-').replace(/^https?/, 'webcal'),
      // Into the frame of the home page.
      'https://www.openstreetmap.org/export/embed.html',
    ]
    const mapFrame = document.querySelector('iframe')?.name
    const outbound = [...document.querySelectorAll('a[href]')].filter((link) =>
      /^[a-z]+:/i.test(link.getAttribute('href') ?? ''),
    )
    for (const link of outbound) {
      const address = link.getAttribute('href') ?? ''
      expect(kinds.filter((kind) => address.startsWith(kind))).toHaveLength(1)
      if (/^(?:mailto|webcal):/.test(address)) continue
      if (link.getAttribute('target') === mapFrame) continue
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')?.split(' ')).toContain('noopener')
      expect(textOf(link)).toMatch(/\(se abre en una pestaña nueva\)$/)
    }
    const inNewTab = [...document.querySelectorAll('[target]')]
    expect(inNewTab.filter((link) => !outbound.includes(link))).toEqual([])
  })

  it('names its own files and pages from the root, so that it works at any depth and with a slash', () => {
    const addresses = [...document.querySelectorAll('a[href], link[href], script[src], img[src]')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .filter((address) => !/^([a-z]+:|#)/i.test(address))
    expect(addresses.length).toBeGreaterThan(0)
    const others = addresses.filter((address) => !address.startsWith(href('/')))
    // An empty reference is the address that was asked for.
    expect(others).toEqual(file === offlineFile ? [''] : [])
    const withSlash = addresses.filter((address) => /.\/$/.test(address) && address !== href('/'))
    expect(withSlash).toEqual([])
  })

  it('tells no price, neither in text nor in data', () => {
    expect(html).not.toMatch(/€|&euro;|\beuros?\b|\bEUR\b|precio de\b|"(?:low|high)?price|gratis/i)
    expect(textOf(document.body)).not.toMatch(/(precio|cuesta|tarifa)\D{0,20}\d/i)
  })

  it('has every fact in its place', () => {
    const texts = [textOf(document.body), document.title, meta(document, 'description') ?? '']
    for (const text of texts) {
      expect(text).not.toMatch(/[{}]|undefined|NaN|null|\[object/)
      expect(text).not.toMatch(/\b(de|a) el\b/)
    }
    expect(html).not.toMatch(/class="[^"]*\bundefined\b/)
  })
})

describe.each(networkPages)('$file, which the network brings,', ({ document, path: route }) => {
  it('describes itself to search engines and in link previews', () => {
    expect(document.title).toContain('Encuentro Startup Sevilla 2025')
    expect(meta(document, 'description')?.length).toBeGreaterThanOrEqual(70)
    expect(meta(document, 'og:title')).toBeTruthy()
    expect(meta(document, 'og:description')).toBe(meta(document, 'description'))
    expect(meta(document, 'og:url')).toBe(absolute(route ?? '/'))
    expect(meta(document, 'og:locale')).toBe('es_ES')
    expect(meta(document, 'og:type')).toBe('website')
    expect(meta(document, 'og:site_name')).toBe('Encuentro Startup Sevilla')
    expect(meta(document, 'twitter:card')).toBe('summary_large_image')
    const canonical = [...document.querySelectorAll('link[rel="canonical"]')]
    expect(canonical.map((link) => link.getAttribute('href'))).toEqual(
      route === null ? [] : [absolute(route)],
    )
    expect(meta(document, 'robots')).toBe(route === null ? 'noindex' : 'max-image-preview:large')
    expect(meta(document, 'twitter:label1')).toBe('Cuándo')
    expect(meta(document, 'twitter:data1')).toMatch(/^Sábado 8 de noviembre de 2025, de 11:00/)
    expect(meta(document, 'twitter:label2')).toBe('Dónde')
    expect(meta(document, 'twitter:data2')).toMatch(/Azahar y Parque de las Albercas, Sevilla$/)
    // Content names no account.
    expect(meta(document, 'fediverse:creator')).toBeNull()
  })

  it('shares a picture that exists, with its size, type and description', () => {
    const image = meta(document, 'og:image') ?? ''
    expect(image.startsWith(absolute('/'))).toBe(true)
    expect(files).toContain(image.slice(absolute('/').length))
    expect(meta(document, 'og:image:width')).toBe('1200')
    expect(meta(document, 'og:image:height')).toBe('630')
    expect(meta(document, 'og:image:type')).toBe('image/jpeg')
    expect(meta(document, 'og:image:alt')).toBeTruthy()
  })
})

describe('titles and descriptions', () => {
  it('are different on each page', () => {
    const own = builtPages.filter((page) => page.path !== null)
    for (const read of [
      ({ document }: (typeof own)[number]) => document.title,
      ({ document }: (typeof own)[number]) => meta(document, 'description'),
      ({ document }: (typeof own)[number]) => meta(document, 'og:title'),
      ({ document }: (typeof own)[number]) => textOf(document.querySelector('h1')),
    ]) {
      expect(new Set(own.map(read)).size).toBe(7)
    }
    expect(new Set(builtPages.map(({ document }) => document.title)).size).toBe(9)
  })

  it('fit into results and previews', () => {
    for (const { document } of networkPages) {
      expect(document.title.length).toBeLessThanOrEqual(60)
      expect(meta(document, 'description')?.length).toBeLessThanOrEqual(155)
      expect(meta(document, 'og:title')?.length).toBeLessThanOrEqual(70)
    }
  })
})
