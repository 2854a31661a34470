// The pages of the tests' event before any script runs. It has everything that an event may have.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { workRoot } from '../../scripts/build/lib/work-folder.ts'
import { sites } from '../support/content.ts'
import { linksOf, mainOf, metaOf, pageAt as pageOf, siteIn, textOf } from '../support/dist.ts'
import { copy, evento, morning, speakers } from '../support/evento.ts'
import { templates } from '../support/text-pages.ts'

const { editions } = evento

const { dist, base } = sites.EVENTO
const site = siteIn(dist)
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8')

const pageAt = (address: string) => pageOf(address, site.pages)

/** Levels and words of the headings of each page. */
const headings = parse(readFileSync('tests/pages/headings.yaml', 'utf8')) as Readonly<
  Record<string, readonly string[]>
>

it.each(Object.entries(headings))('%s has these headings, at these levels', (place, expected) => {
  const page = site.pages.find(({ path: at, file }) => (at ?? file) === place)
  const found = [...(page?.document.querySelectorAll('h1, h2, h3, h4, h5, h6') ?? [])].map(
    (heading) => `${heading.localName.slice(1)} ${textOf(heading)}`,
  )
  const beginnings = expected.map((text, i) => {
    const isOpen = text.endsWith('…') && found[i]?.startsWith(text.slice(0, -1))
    return isOpen ? found[i] : text
  })
  expect(found).toEqual(beginnings)
})

it('every page but the templates has its headings in that list', () => {
  const others = new Set(templates.map((name) => `/${path.parse(name).name}`))
  const places = site.pages.map(({ path: at, file }) => at ?? file)
  expect(places.filter((place) => !others.has(place)).toSorted()).toEqual(
    Object.keys(headings).toSorted(),
  )
})

const photosOn = (route: string) => [...mainOf(pageAt(route)).querySelectorAll('img')]
const altsOn = (route: string) => photosOn(route).map(({ alt }) => alt)

/** Every address from which a browser may load an image. */
function addressesOf(image: Element): string[] {
  const sets = [image, ...(image.parentElement?.querySelectorAll('source') ?? [])]
  return sets.flatMap((one) =>
    (one.getAttribute('srcset') ?? '').split(',').map((part) => part.split(' ')[0] ?? ''),
  )
}

it('photos are shown beside the tiles of each', () => {
  const bands = [...mainOf(pageAt('/ponentes')).querySelectorAll('article')]
  const pictures = bands.map((band) => [
    band.id,
    band.querySelectorAll('svg[viewBox]').length,
    band.querySelectorAll('img').length,
  ])
  expect(pictures).toEqual(Object.keys(speakers).map((id) => [id, 1, 1]))
  const onHome = photosOn('/').filter(({ srcset }) => srcset)
  expect(onHome).toHaveLength(bands.length + editions.length)
})

it('photos have two sizes and formats, load when they are near, and keep their room', () => {
  const images = [...photosOn('/'), ...photosOn('/ponentes')].filter(({ srcset }) => srcset)
  const addresses = new Set(images.flatMap(addressesOf))
  expect(addresses.size).toBe((Object.keys(speakers).length + editions.length) * 4)
  for (const image of images) {
    expect(addressesOf(image)).toContain(image.getAttribute('src'))
    expect(image.getAttribute('loading')).toBe('lazy')
    expect(image.width / image.height).toBeCloseTo(image.closest('#ediciones') ? 4 / 3 : 1)
  }
})

it('photos have the given text alternative, otherwise name or title, and none beside the name', () => {
  const [first, second] = altsOn('/ponentes')
  expect([first, second]).toEqual(['Retrato de Nora Prieto.', speakers['teo-lastra'].photoAlt])
  expect(altsOn('/').filter((alt) => alt === '')).toHaveLength(Object.keys(speakers).length)
  expect(altsOn('/')).toContain('Marea alta, en la edición de 2025.')
})

it('photos are in the link previews of faces, and not kept for later', () => {
  expect(read('ponentes/nora-prieto/index.html')).toContain('A la izquierda, su retrato')
  expect(read('sw.js')).not.toMatch(/\.avif|\.jpeg/)
})

const linksOn = (route: string, selector = 'a') =>
  [...mainOf(pageAt(route)).querySelectorAll(selector)].map((link) => ({
    name: link.querySelector('img')?.alt ?? '',
    text: textOf(link),
    url: link.getAttribute('href'),
    rel: link.getAttribute('rel'),
  }))

const all = evento.sponsors.levels.flatMap(({ sponsors }) => sponsors)

it.each(['/', '/patrocina'])(
  'sponsors are on %s, level by level, with a logo or their name',
  (route) => {
    const shown = linksOn(route, '[data-level] a')
    expect(shown.map(({ url }) => url)).toEqual(all.map(({ url }) => url))
    expect(shown.map(({ name, text }) => name || text.replace(/ \(.*/, ''))).toEqual(
      all.map(({ name }) => name),
    )
    for (const { text, rel } of shown) {
      expect([text, rel]).toEqual([expect.stringContaining(copy.layout.newTab), 'noopener'])
    }
    const grounds = [...mainOf(pageAt(route)).querySelectorAll('[data-ground]')]
    expect(grounds.map((image) => image.getAttribute('data-ground'))).toEqual([
      'light',
      'dark',
      'light',
    ])
  },
)

it('prices are on the ticket', () => {
  const ticket = textOf(mainOf(pageAt('/entradas')))
  for (const text of ['General 45 €', 'Con comida: "0$".', 'Estudiantes 12,50 €']) {
    expect(ticket.replaceAll('\u00a0', ' ')).toContain(text)
  }
})

it('a speaker’s links say where they lead, and whose they are', () => {
  const [link] = linksOn('/ponentes', 'a[href*="lastra.example"]')
  expect(link).toMatchObject({ url: 'https://lastra.example/', rel: 'noopener' })
  expect(link?.text).toMatch(/^Web · Teo Lastra \(/)
})

const names = ['normas', ...templates.map((name) => path.parse(name).name)]

it('a text page has a preview of its own, and is in the sitemap unless it says otherwise', () => {
  const previews = names.map((name) => metaOf(pageAt(`/${name}`))['og:image'])
  expect(new Set(previews).size).toBe(names.length)
  expect(previews[0]).toMatch(
    /^https:\/\/ejemplo\.org\/evento\/compartir\/paginas\/normas\.jpg\?v=\w+$/,
  )
  expect(metaOf(pageAt('/normas'))['og:url']).toBe('https://ejemplo.org/evento/normas')
  expect(read('sitemap.xml')).toContain('/evento/aviso-legal')
  expect(read('sitemap.xml')).not.toContain('/normas')
})

it('a text page is named by the page without network if it is kept for that', () => {
  const offline = site.pages.find(({ file }) => file === 'sin-conexion.html')
  const links = [...(offline?.document.querySelectorAll('main a') ?? [])].map(textOf)
  expect(links.slice(-2)).toEqual(['Código de conducta', 'Normas de la casa'])
})

const timesOf = (root: ParentNode) =>
  [...root.querySelectorAll('time')].map((time) => time.getAttribute('datetime'))

it('the programme offers the event as a calendar, and its acts one by one', () => {
  const links = linksOf(mainOf(pageAt('/programa')))
  expect(links.filter(([, address]) => address?.endsWith('.ics'))).toEqual([
    [copy.calendar.file, `${base}evento-2026.ics`],
    [copy.calendar.programme, `${base}programa-2026.ics`],
  ])
})

it('a speaker has the talk’s title and time, and the name leads to a page that leads into the programme', () => {
  const item = morning.items[1]!
  const card = mainOf(pageAt('/ponentes')).querySelector('#teo-lastra') as Element
  expect(textOf(card)).toContain('Dos redes y un barco')
  expect(timesOf(card)).toEqual([item.start, item.end])
  const own = '/ponentes/teo-lastra'
  expect(linksOf(card)).toContainEqual(['Teo Lastra', base + own.slice(1)])
  expect(linksOf(mainOf(pageAt(own)))).toContainEqual([
    copy.layout.programme,
    `${base}programa#10-30`,
  ])
})

it('the page of a speaker holds one speaker, the talk first, and is shared as itself', () => {
  const page = pageAt('/ponentes/bruno-cid')
  const [article, ...others] = mainOf(page).querySelectorAll('article')
  expect(others).toEqual([])
  expect(textOf(article)).toMatch(/La marea que no vino[^]*Mide el mar/)
  const meta = metaOf(page)
  expect(meta['og:title']).toBe('Bruno Cid: La marea que no vino')
  expect(meta['og:image']).toContain('/compartir/ponentes/bruno-cid')
  expect(meta.description).toContain(speakers['bruno-cid'].role)
})

it('the build remembers what it has published, so that prelaunch can ask for what went', () => {
  const noted = path.join(path.dirname(dist), workRoot, 'published.json')
  const { current } = JSON.parse(readFileSync(noted, 'utf8'))[`https://ejemplo.org${base}`]
  const photos = [...site.files].filter((file) => file.startsWith('assets/nora-prieto'))
  expect(photos).toHaveLength(4)
  const expected = ['/', '/ponentes/nora-prieto', ...photos.map((file) => `/${file}`)]
  expect(current).toEqual(expect.arrayContaining(expected))
})
