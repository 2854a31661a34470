// A site whose event uses every option: here its photos, sponsors, prices and text pages (pages/*.md).
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fullEvent } from '../support/built-event.ts'
import { mainOf, metaOf, pageAt as pageOf, siteIn, textOf } from '../support/dist.ts'
import {
  described,
  levels,
  links as speakerLinks,
  prices,
  withFace,
} from '../support/full-event.ts'
import { speakers } from '../support/specification.ts'
import { templates } from '../support/text-pages.ts'

const { dist } = fullEvent
const site = siteIn(dist)
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8')

const pageAt = (address: string) => pageOf(address, site.pages)

const photosOn = (route: string) => [...mainOf(pageAt(route)).querySelectorAll('img')]
const altsOn = (route: string) => photosOn(route).map(({ alt }) => alt)

/** Every address from which a browser may load an image. */
function addressesOf(image: Element): string[] {
  const sets = [image, ...(image.parentElement?.querySelectorAll('source') ?? [])]
  return sets.flatMap((one) =>
    (one.getAttribute('srcset') ?? '').split(',').map((part) => part.split(' ')[0] ?? ''),
  )
}

describe('photos', () => {
  it('are shown where they are, beside the tiles of all', () => {
    const bands = [...mainOf(pageAt('/ponentes')).querySelectorAll('article')]
    expect(bands.map((band) => band.querySelectorAll('svg[viewBox]').length)).toEqual(
      Object.keys(speakers).map(() => 1),
    )
    expect(bands.filter((band) => band.querySelector('img')).map(({ id }) => id)).toEqual(withFace)
    expect(photosOn('/').filter(({ srcset }) => srcset)).toHaveLength(withFace.length + 1)
  })

  it('have two sizes and formats, load when they are near, and keep their room', () => {
    const images = [...photosOn('/'), ...photosOn('/ponentes')].filter(({ srcset }) => srcset)
    const addresses = new Set(images.flatMap(addressesOf))
    expect(addresses.size).toBe((withFace.length + 1) * 4)
    for (const image of images) {
      expect(addressesOf(image)).toContain(image.getAttribute('src'))
      expect(image.getAttribute('loading')).toBe('lazy')
      expect(image.width / image.height).toBeCloseTo(image.closest('#ediciones') ? 4 / 3 : 1)
    }
  })

  it('have the given text alternative, otherwise name or title, and none beside the name', () => {
    expect(altsOn('/ponentes')).toEqual(['Retrato de Lucía Romero.', described])
    expect(altsOn('/').filter((alt) => alt === '')).toHaveLength(withFace.length)
    expect(altsOn('/')).toContain('Auditorio lleno, en la edición de 2024.')
  })

  it('are in the link previews of faces, and not kept for later', () => {
    expect(read('ponentes/lucia-romero/index.html')).toContain('A la izquierda, su retrato')
    expect(read('ponentes/marta-leon/index.html')).toContain('un muro hecho con un solo azulejo')
    expect(read('sw.js')).not.toMatch(/\.avif|\.jpeg/)
  })
})

/** The event in the home page's structured data. */
function eventData() {
  const data = pageAt('/').document.querySelector('script[type="application/ld+json"]')
  const { '@graph': graph } = JSON.parse(data?.textContent ?? '') as { '@graph': object[] }
  return graph[2]
}

const linksOn = (route: string, selector = 'a') =>
  [...mainOf(pageAt(route)).querySelectorAll(selector)].map((link) => ({
    name: link.querySelector('img')?.alt ?? '',
    text: textOf(link),
    url: link.getAttribute('href'),
    rel: link.getAttribute('rel'),
  }))

describe('sponsors', () => {
  const all = levels.flatMap(({ sponsors }) => sponsors)

  it.each(['/', '/patrocina'])('are on %s, level by level, with a logo or their name', (route) => {
    const shown = linksOn(route, '[data-level] a')
    expect(shown.map(({ url }) => url)).toEqual(all.map(({ url }) => url))
    expect(shown.map(({ name, text }) => name || text.replace(/ \(.*/, ''))).toEqual(
      all.map(({ name }) => name),
    )
    for (const { text, rel } of shown) {
      expect([text, rel]).toEqual([expect.stringContaining('pestaña nueva'), 'noopener'])
    }
    const grounds = [...mainOf(pageAt(route)).querySelectorAll('[data-ground]')]
    expect(grounds.map((image) => image.getAttribute('data-ground'))).toEqual(['light', 'dark'])
  })
})

it('prices are on the ticket and in the offers', () => {
  const ticket = textOf(mainOf(pageAt('/entradas')))
  for (const text of ['General 45 €', 'Con comida: "0$".', 'Estudiantes 12,50 €']) {
    expect(ticket.replaceAll('\u00a0', ' ')).toContain(text)
  }
  const offers = prices.map(({ name, price }) => ({ name, price, priceCurrency: 'EUR' }))
  expect(eventData()).toMatchObject({ offers })
})

it('a speaker’s links say where they lead, and whose they are', () => {
  const [link] = linksOn('/ponentes', 'a[href*="linkedin.com/in"]')
  expect(link).toMatchObject({ url: speakerLinks[0].url, rel: 'noopener' })
  expect(link?.text).toMatch(/^LinkedIn · Pablo Herrera \(se abre/)
})

describe('a text page', () => {
  const names = ['normas', ...templates.map((name) => path.parse(name).name)]

  it('has a preview of its own, and is in the sitemap unless it says otherwise', () => {
    const previews = names.map((name) => metaOf(pageAt(`/${name}`))['og:image'])
    expect(new Set(previews).size).toBe(names.length)
    expect(previews[0]).toMatch(
      /^https:\/\/ejemplo\.org\/evento\/compartir\/paginas\/normas\.jpg\?v=\w+$/,
    )
    expect(metaOf(pageAt('/normas'))['og:url']).toBe('https://ejemplo.org/evento/normas')
    expect(read('sitemap.xml')).toContain('/evento/aviso-legal')
    expect(read('sitemap.xml')).not.toContain('/normas')
  })

  it('is kept for a visit without network if it says so', () => {
    const offlinePages = names.filter((name) =>
      new RegExp(`url"?:["\`]/evento/${name}["\`]`).test(read('sw.js')),
    )
    expect(offlinePages.toSorted()).toEqual([
      'accesibilidad-del-evento',
      'codigo-de-conducta',
      'normas',
    ])
    const offline = site.pages.find(({ file }) => file === 'sin-conexion.html')
    const links = [...(offline?.document.querySelectorAll('main a') ?? [])].map(textOf)
    expect(links.slice(-2)).toEqual(['Código de conducta', 'Normas de la casa'])
  })

  it('loads only its own text, and no Markdown', () => {
    const scripts = readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.js'))
    const holding = scripts.filter((file) => read(`assets/${file}`).includes('Una cita.'))
    expect(holding).toHaveLength(1)
    expect(read('normas/index.html')).toContain(holding[0])
    expect(read('privacidad/index.html')).not.toContain(holding[0])
    expect(
      scripts.filter((file) => /marked|blockquote_start/.test(read(`assets/${file}`))),
    ).toEqual([])
  })
})
