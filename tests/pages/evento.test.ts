// The built pages of the tests' event, before any script runs.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import type { BuiltPage } from '../../scripts/build/lib/builtSite.ts'
import { workRoot } from '../../scripts/build/lib/workFolder.ts'
import { sites } from '../support/content.ts'
import { linksOf, mainOf, metaOf, pageAt, siteIn, textOf } from '../support/dist.ts'
import { copy, testEvent, morning, speakers } from '../support/evento.ts'
import { templateNames } from '../support/textPages.ts'

const { editions } = testEvent
const { dist, base } = sites.EVENTO
const site = siteIn(dist)
const readPublished = (file: string) => readFileSync(path.join(dist, file), 'utf8')

const pageOf = (route: string) => pageAt(route, site.pages)

/** The headings of each page, by the page's key (`keyOf`). A heading has its level in front: "2 Programa". */
const headings = parse(readFileSync('tests/pages/headings.yaml', 'utf8')) as Readonly<
  Record<string, readonly string[]>
>

/** A matcher for a heading. "2 Taquilla…" matches every heading that begins with "2 Taquilla". */
const headingMatcher = (expected: string) =>
  expected.endsWith('…') ? expect.stringMatching(`^${expected.slice(0, -1)}`) : expected

/** The key of a page in headings.yaml: its path or, if it has none, its file. */
const keyOf = ({ path: route, file }: BuiltPage) => route ?? file

it.each(Object.entries(headings))('%s has these headings, at these levels', (key, expected) => {
  const page = site.pages.find((candidate) => keyOf(candidate) === key)
  const elements = [...(page?.document.querySelectorAll('h1, h2, h3, h4, h5, h6') ?? [])]
  // The level of an <h2> is the second character of its name.
  const shownHeadings = elements.map((heading) => `${heading.localName[1]} ${textOf(heading)}`)
  expect(shownHeadings).toEqual(expected.map(headingMatcher))
})

it('headings.yaml has every page, except those made from templates', () => {
  const templateKeys = new Set(templateNames.map((name) => `/${path.parse(name).name}`))
  const keys = site.pages.map(keyOf).filter((key) => !templateKeys.has(key))
  expect(keys.toSorted()).toEqual(Object.keys(headings).toSorted())
})

/** The images of a page: photos and logos. */
const imagesOn = (route: string) => [...mainOf(pageOf(route)).querySelectorAll('img')]
/** The photos of a page. Logos have no `srcset`. */
const photosOn = (route: string) => imagesOn(route).filter(({ srcset }) => srcset)
const altsOn = (route: string) => imagesOn(route).map(({ alt }) => alt)

/** The addresses in a `srcset`: "a.avif 480w, b.avif 800w". */
const addressesIn = (srcset: string) => srcset.split(',').map((entry) => entry.split(' ')[0] ?? '')

/** The addresses in the `srcset` of an image, and of the <source> elements beside it. */
function addressesOf(image: Element): string[] {
  const elements = [image, ...(image.parentElement?.querySelectorAll('source') ?? [])]
  return elements.flatMap((element) => addressesIn(element.getAttribute('srcset') ?? ''))
}

it('each speaker has a photo and a picture of tiles', () => {
  const articles = [...mainOf(pageOf('/ponentes')).querySelectorAll('article')]
  const pictures = articles.map((article) => ({
    id: article.id,
    tilePictures: article.querySelectorAll('svg[viewBox]').length,
    photos: article.querySelectorAll('img').length,
  }))
  const expected = Object.keys(speakers).map((id) => ({ id, tilePictures: 1, photos: 1 }))
  expect(pictures).toEqual(expected)
})

const photoCount = Object.keys(speakers).length + editions.length

it('the home page has the photos of all speakers and past editions', () => {
  expect(photosOn('/')).toHaveLength(photoCount)
})

const shownPhotos = [...photosOn('/'), ...photosOn('/ponentes')]

it('each photo has two sizes in two formats', () => {
  const filesPerPhoto = 2 * 2
  const addresses = new Set(shownPhotos.flatMap(addressesOf))
  expect(addresses.size).toBe(photoCount * filesPerPhoto)
  for (const photo of shownPhotos) expect(addressesOf(photo)).toContain(photo.getAttribute('src'))
})

it('each photo loads lazily', () => {
  expect(shownPhotos.length).toBeGreaterThan(0)
  for (const photo of shownPhotos) expect(photo.getAttribute('loading')).toBe('lazy')
})

it('photos of speakers are square, and photos of past editions are 4:3', () => {
  expect(shownPhotos.length).toBeGreaterThan(0)
  for (const photo of shownPhotos) {
    const proportions = photo.closest('#ediciones') ? 4 / 3 : 1
    expect(photo.width / photo.height).toBeCloseTo(proportions)
  }
})

it('on /ponentes the text alternative of a photo is its `photoAlt` or, without one, made of the name', () => {
  // The first speaker has no `photoAlt` in speakers.yaml.
  const [first, second] = altsOn('/ponentes')
  expect(first).toBe('Retrato de Nora Prieto.')
  expect(second).toBe(speakers['teo-lastra'].photoAlt)
})

it('on the home page the text alternative of a photo is empty beside the speaker’s name', () => {
  const emptyAlts = altsOn('/').filter((alt) => alt === '')
  expect(emptyAlts).toHaveLength(Object.keys(speakers).length)
  expect(altsOn('/')).toContain('Marea alta, en la edición de 2025.')
})

it('photos are in the link previews of speakers, and the service worker does not store photos', () => {
  // The text alternative of a preview image has this part only if the image has a photo (`photos.preview` in files.yaml).
  expect(readPublished('ponentes/nora-prieto/index.html')).toContain('A la izquierda, su retrato')
  expect(readPublished('sw.js')).not.toMatch(/\.avif|\.jpeg/)
})

/** The links on a page that match a selector. `logoAlt` is the text alternative of a link's logo, or empty without a logo. */
const linksOn = (route: string, selector: string) =>
  [...mainOf(pageOf(route)).querySelectorAll(selector)].map((link) => ({
    logoAlt: link.querySelector('img')?.alt ?? '',
    text: textOf(link),
    url: link.getAttribute('href'),
    rel: link.getAttribute('rel'),
  }))

const allSponsors = testEvent.sponsors.levels.flatMap(({ sponsors }) => sponsors)

it.each(['/', '/patrocina'])(
  'sponsors are on %s, level by level, with a logo or their name',
  (route) => {
    const links = linksOn(route, '[data-level] a')
    expect(links.map(({ url }) => url)).toEqual(allSponsors.map(({ url }) => url))
    // "Taller Vela (se abre en una pestaña nueva)" → "Taller Vela"
    const linkNames = links.map(({ logoAlt, text }) => logoAlt || text.replace(/ \(.*/, ''))
    expect(linkNames).toEqual(allSponsors.map(({ name }) => name))
    for (const { text, rel } of links) {
      expect([text, rel]).toEqual([expect.stringContaining(copy.layout.newTab), 'noopener'])
    }
  },
)

it.each(['/', '/patrocina'])('each logo on %s has a ground that contrasts with it', (route) => {
  const logos = [...mainOf(pageOf(route)).querySelectorAll('[data-ground]')]
  const grounds = logos.map((logo) => logo.getAttribute('data-ground'))
  // The second logo, timon.svg, is white.
  expect(grounds).toEqual(['light', 'dark', 'light'])
})

it('/entradas has the prices, with their notes', () => {
  const text = textOf(mainOf(pageOf('/entradas'))).replaceAll('\u00a0', ' ')
  for (const price of ['General 45 €', 'Con comida: "0$".', 'Estudiantes 12,50 €'])
    expect(text).toContain(price)
})

it('the text of a speaker’s link names the kind of site and the speaker', () => {
  const [link] = linksOn('/ponentes', 'a[href*="lastra.example"]')
  expect(link).toMatchObject({ url: 'https://lastra.example/', rel: 'noopener' })
  expect(link?.text).toMatch(/^Web · Teo Lastra \(/)
})

const textPageNames = ['normas', ...templateNames.map((name) => path.parse(name).name)]

it('a text page has a preview image of its own', () => {
  const previews = textPageNames.map((name) => metaOf(pageOf(`/${name}`))['og:image'])
  expect(new Set(previews).size).toBe(textPageNames.length)
  // "…/normas.jpg?v=1a2b3c4d"
  const [address, version] = previews[0]?.split('?v=') ?? []
  expect(address).toBe('https://ejemplo.org/evento/compartir/paginas/normas.jpg')
  expect(version).toMatch(/^\w+$/)
  expect(metaOf(pageOf('/normas'))['og:url']).toBe('https://ejemplo.org/evento/normas')
})

it('a text page is in the sitemap, unless its "sitemap" is false', () => {
  expect(readPublished('sitemap.xml')).toContain('/evento/aviso-legal')
  expect(readPublished('sitemap.xml')).not.toContain('/normas')
})

it('the last links of the page without network lead to the stored text pages', () => {
  const offline = site.pages.find(({ file }) => file === 'sin-conexion.html')
  const links = [...(offline?.document.querySelectorAll('main a') ?? [])].map(textOf)
  expect(links.slice(-3)).toEqual([
    'Venir con una necesidad',
    'Código de conducta',
    'Normas de la casa',
  ])
})

const timesOf = (root: ParentNode) =>
  [...root.querySelectorAll('time')].map((time) => time.getAttribute('datetime'))

it('/programa has two calendar files: one of the event, and one of the programme’s items', () => {
  const links = linksOf(mainOf(pageOf('/programa')))
  expect(links.filter(([, address]) => address?.endsWith('.ics'))).toEqual([
    [copy.calendar.file, `${base}evento-2026.ics`],
    [copy.calendar.programme, `${base}programa-2026.ics`],
  ])
})

it('/ponentes has for a speaker the title and the time of the talk, and a link to the speaker’s page', () => {
  const itemWithTalk = morning.items[1]!
  const card = mainOf(pageOf('/ponentes')).querySelector('#teo-lastra') as Element
  expect(textOf(card)).toContain('Dos redes y un barco')
  expect(timesOf(card)).toEqual([itemWithTalk.start, itemWithTalk.end])
  expect(linksOf(card)).toContainEqual(['Teo Lastra', `${base}ponentes/teo-lastra`])
})

it('the page of a speaker links to the talk’s place in the programme', () => {
  const links = linksOf(mainOf(pageOf('/ponentes/teo-lastra')))
  expect(links).toContainEqual([copy.layout.programme, `${base}programa#10-30`])
})

it('the page of a speaker has no other speaker, and the talk comes before the person', () => {
  const [article, ...others] = mainOf(pageOf('/ponentes/bruno-cid')).querySelectorAll('article')
  expect(others).toEqual([])
  expect(textOf(article)).toMatch(/La marea que no vino[^]*Mide el mar/)
})

it('the page of a speaker has its own title, image and description for sharing', () => {
  const meta = metaOf(pageOf('/ponentes/bruno-cid'))
  expect(meta['og:title']).toBe('Bruno Cid: La marea que no vino')
  expect(meta['og:image']).toContain('/compartir/ponentes/bruno-cid')
  expect(meta.description).toContain(speakers['bruno-cid'].role)
})

// `npm run prelaunch` asks the host for files that an earlier build has published and the last build has not. So the addresses
// of every build are recorded.
it('the build records the addresses of what it has published', () => {
  const recordFile = path.join(path.dirname(dist), workRoot, 'published.json')
  const { current } = JSON.parse(readFileSync(recordFile, 'utf8'))[`https://ejemplo.org${base}`]
  const photos = [...site.files].filter((file) => file.startsWith('assets/nora-prieto'))
  expect(photos).toHaveLength(4)
  const photoAddresses = photos.map((file) => `/${file}`)
  expect(current).toEqual(expect.arrayContaining(['/', '/ponentes/nora-prieto', ...photoAddresses]))
})
