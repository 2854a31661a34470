// @vitest-environment node
// The small page by which a speaker is passed on: its own preview, and the way on.
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import {
  morning,
  night,
  type SpeakerId,
  speakers,
  specification,
} from '../../../support/specification.ts'
import type { SiteContent } from '../../../../scripts/content/site-content.ts'
import { speakerPages } from '../../../../scripts/outputs/speaker-pages.ts'
import type { ShareImages } from '../../../../src/lib/head.ts'

const site = { origin: 'https://sevilla.example', base: '/evento/' }
const ids = Object.keys(speakers) as SpeakerId[]
const images = Object.fromEntries(
  ids.map((id) => [
    id,
    { path: `/compartir/${id}-1.jpg`, alt: id, width: 1200, height: 630, type: 'image/jpeg' },
  ]),
) as ShareImages['speakers']

function pagesOf(content: SiteContent) {
  const pages = Object.entries(speakerPages(content, site, images))
  return new Map(pages.map(([file, html]) => [file, new JSDOM(html).window.document]))
}

const fileOf = (id: SpeakerId) => `ponentes/${id}/index.html`

function read(document: Document | undefined) {
  const meta = (key: string) =>
    document
      ?.querySelector(`meta[name="${key}"], meta[property="${key}"]`)
      ?.getAttribute('content') ?? ''
  const refresh = document?.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content')
  return { meta, refresh, link: document?.querySelector('a')?.getAttribute('href') }
}

const pages = pagesOf(specification)

describe('the pages of the speakers', () => {
  it('are one for each', () => {
    expect(ids).toHaveLength(5)
    expect([...pages.keys()]).toEqual(ids.map(fileOf))
  })

  it.each(ids)('lead on at once to %s on the site, and by a plain link', (id) => {
    const { refresh, link } = read(pages.get(fileOf(id)))
    expect(link).toBe(`/evento/ponentes#${id}`)
    expect(refresh).toBe(`0; url=${link}`)
  })

  it.each(ids)('hold the own preview of %s, which fits', (id) => {
    const document = pages.get(fileOf(id))
    const { meta } = read(document)
    const { name, role } = speakers[id]
    const root = 'https://sevilla.example/evento/'
    expect(document?.title).toBe(`${name} · Encuentro Startup Sevilla 2025`)
    expect(document?.title.length).toBeLessThanOrEqual(60)
    expect(meta('og:title')).toMatch(new RegExp(`^${name}: \\p{Lu}`, 'u'))
    expect(meta('og:title').length).toBeLessThanOrEqual(70)
    expect(meta('description')).toContain(role)
    expect(meta('description').length).toBeGreaterThanOrEqual(70)
    expect(meta('description').length).toBeLessThanOrEqual(155)
    expect(meta('og:description')).toBe(meta('description'))
    expect(meta('og:image')).toBe(`${root}compartir/${id}-1.jpg`)
    // Facebook takes the preview from where og:url leads, search engines the page from the canonical address.
    expect(meta('og:url')).toBe(`${root}ponentes/${id}`)
    expect(document?.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      `${root}ponentes`,
    )
    expect(meta('robots')).toBe('max-image-preview:large')
    expect(meta('twitter:label1')).toBe('Cuándo')
    expect(meta('twitter:label2')).toBe('Dónde')
  })

  it('say when and where the talk is', () => {
    const { meta } = read(pages.get(fileOf('marta-leon')))
    expect(meta('twitter:data1')).toBe('Sábado 8 de noviembre de 2025, de 14:00 a 14:15')
    expect(meta('twitter:data2')).toBe('Centro Comercial Puerta del Azahar, Sevilla')
  })

  it('have no script and nothing that the policy forbids', () => {
    for (const document of pages.values()) {
      expect(document.querySelectorAll('script, [style], [onclick]')).toHaveLength(0)
    }
  })

  it('of a speaker without a talk tells who that is, and when the event is', () => {
    const welcome = { ...morning, items: morning.items.slice(0, 1) }
    const content = { ...specification, programme: [welcome, night] }
    const { meta } = read(pagesOf(content).get(fileOf('marta-leon')))
    expect(meta('og:title')).toBe('Marta León: Presidenta de Ultramar Robótica')
    expect(meta('twitter:data1')).toBe('Sábado 8 de noviembre de 2025, de 11:00 a 21:00')
    expect(meta('twitter:data2')).toMatch(/Puerta del Azahar y Parque de las Albercas, Sevilla$/)
  })

  it('cannot be broken by a name', () => {
    const name = 'Ana "<b>&</title>'
    const changed = { ...speakers['marta-leon'], name }
    const content = { ...specification, speakers: { ...speakers, 'marta-leon': changed } }
    const document = pagesOf(content).get(fileOf('marta-leon'))
    expect(document?.querySelector('h1')?.textContent).toBe(name)
    expect(document?.title).toBe(`${name} · Encuentro Startup Sevilla 2025`)
    expect(read(document).meta('og:title')).toContain(name)
    expect(document?.querySelector('b')).toBeNull()
  })
})
