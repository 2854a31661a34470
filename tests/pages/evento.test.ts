// The pages of the tests' event as they are built, before any script runs.
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

/** The headings of each page with their levels ("2 Programa"), by the page's path or, if it has none, by its file. */
const headings = parse(readFileSync('tests/pages/headings.yaml', 'utf8')) as Readonly<
  Record<string, readonly string[]>
>

/** Matches a heading. One with "…" at its end, "2 Taquilla…", matches every heading that begins so. */
const matchHeading = (expected: string) =>
  expected.endsWith('…') ? expect.stringMatching(`^${expected.slice(0, -1)}`) : expected

/** The key of a page in headings.yaml. */
const keyOf = ({ path: route, file }: BuiltPage) => route ?? file

it.each(Object.entries(headings))('%s has these headings, at these levels', (key, expected) => {
  const page = site.pages.find((candidate) => keyOf(candidate) === key)
  const elements = [...(page?.document.querySelectorAll('h1, h2, h3, h4, h5, h6') ?? [])]
  // The level of an <h2> is the second character of its name.
  const shownHeadings = elements.map((heading) => `${heading.localName[1]} ${textOf(heading)}`)
  expect(shownHeadings).toEqual(expected.map(matchHeading))
})

it('headings.yaml has every page, except those made from templates', () => {
  const templateKeys = new Set(templateNames.map((name) => `/${path.parse(name).name}`))
  const keys = site.pages.map(keyOf).filter((key) => !templateKeys.has(key))
  expect(keys.toSorted()).toEqual(Object.keys(headings).toSorted())
})

/** The images of a page: photos, which have a `srcset`, and logos, which have none. */
const imagesOn = (route: string) => [...mainOf(pageOf(route)).querySelectorAll('img')]
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

it('the home page has the photos of all speakers and past editions', () => {
  const photos = imagesOn('/').filter(({ srcset }) => srcset)
  expect(photos).toHaveLength(Object.keys(speakers).length + editions.length)
})

it('photos have two sizes and two formats, load lazily, and are square, or 4:3 in past editions', () => {
  const photos = [...imagesOn('/'), ...imagesOn('/ponentes')].filter(({ srcset }) => srcset)
  const addresses = new Set(photos.flatMap(addressesOf))
  /** Two sizes in two formats. */
  const filesPerPhoto = 4
  expect(addresses.size).toBe((Object.keys(speakers).length + editions.length) * filesPerPhoto)
  for (const photo of photos) {
    expect(addressesOf(photo)).toContain(photo.getAttribute('src'))
    expect(photo.getAttribute('loading')).toBe('lazy')
    const proportions = photo.closest('#ediciones') ? 4 / 3 : 1
    expect(photo.width / photo.height).toBeCloseTo(proportions)
  }
})

it('a photo’s text alternative is its `photoAlt`, or else made of the name; beside the name it is empty', () => {
  // Only the second speaker has a `photoAlt` in speakers.yaml.
  const [first, second] = altsOn('/ponentes')
  expect([first, second]).toEqual(['Retrato de Nora Prieto.', speakers['teo-lastra'].photoAlt])
  expect(altsOn('/').filter((alt) => alt === '')).toHaveLength(Object.keys(speakers).length)
  expect(altsOn('/')).toContain('Marea alta, en la edición de 2025.')
})

it('photos are in the link previews of speakers, and the service worker does not store them', () => {
  // This part of a preview image's text alternative stands only for an image with a photo (`photos.preview` in files.yaml).
  expect(readPublished('ponentes/nora-prieto/index.html')).toContain('A la izquierda, su retrato')
  expect(readPublished('sw.js')).not.toMatch(/\.avif|\.jpeg/)
})

/** The links on a page. `logoAlt` is the text alternative of the link's logo. It is empty if the link has no logo. */
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
    // The link of a sponsor without a logo has the text "Taller Vela (se abre en una pestaña nueva)".
    const linkNames = links.map(({ logoAlt, text }) => logoAlt || text.replace(/ \(.*/, ''))
    expect(linkNames).toEqual(allSponsors.map(({ name }) => name))
    for (const { text, rel } of links) {
      expect([text, rel]).toEqual([expect.stringContaining(copy.layout.newTab), 'noopener'])
    }
  },
)

it.each(['/', '/patrocina'])('each logo on %s has a ground on which it can be seen', (route) => {
  const logos = [...mainOf(pageOf(route)).querySelectorAll('[data-ground]')]
  const grounds = logos.map((logo) => logo.getAttribute('data-ground'))
  // The second logo, timon.svg, is white.
  expect(grounds).toEqual(['light', 'dark', 'light'])
})

it('prices are on the ticket', () => {
  const ticket = textOf(mainOf(pageOf('/entradas')))
  for (const text of ['General 45 €', 'Con comida: "0$".', 'Estudiantes 12,50 €']) {
    expect(ticket.replaceAll('\u00a0', ' ')).toContain(text)
  }
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

it('the last links of the page without network lead to text pages that the service worker stores', () => {
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

it('the programme offers two calendar files: one of the event, and one of the items', () => {
  const links = linksOf(mainOf(pageOf('/programa')))
  expect(links.filter(([, address]) => address?.endsWith('.ics'))).toEqual([
    [copy.calendar.file, `${base}evento-2026.ics`],
    [copy.calendar.programme, `${base}programa-2026.ics`],
  ])
})

it('/ponentes has the talk’s title and time beside a speaker, whose name links to the speaker’s page', () => {
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

it('the page of a speaker has only this speaker, first the talk and then the person', () => {
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

// `npm run prelaunch` asks the host for files that an earlier build has published and the last build has not. So it needs the
// addresses of every build.
it('the build records the addresses of what it has published', () => {
  const recordFile = path.join(path.dirname(dist), workRoot, 'published.json')
  const { current } = JSON.parse(readFileSync(recordFile, 'utf8'))[`https://ejemplo.org${base}`]
  const photos = [...site.files].filter((file) => file.startsWith('assets/nora-prieto'))
  expect(photos).toHaveLength(4)
  const expected = ['/', '/ponentes/nora-prieto', ...photos.map((file) => `/${file}`)]
  expect(current).toEqual(expect.arrayContaining(expected))
})
