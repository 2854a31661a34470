// The small page that shares a speaker: its preview, and its redirect.
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import {
  morning,
  night,
  type SpeakerId,
  speakers,
  specification,
} from '../../../support/specification.ts'
import type { SiteContent } from '../../../../src/event/reading/siteContent.ts'
import { leadOn } from '../../../../scripts/lib/built-site.ts'
import { speakerPages } from '../../../../scripts/outputs/speaker-pages.ts'
import type { ShareImages } from '../../../../src/lib/head.ts'

const site = { origin: 'https://sevilla.example', base: '/evento/' }
const root = site.origin + site.base
const ids = Object.keys(speakers) as SpeakerId[]
const imageOf = (id: string) => ({
  path: `/compartir/${id}-1.jpg`,
  alt: id,
  width: 1200,
  height: 630,
  type: 'image/jpeg',
})
const images: ShareImages['speakers'] = Object.fromEntries(ids.map((id) => [id, imageOf(id)]))

function pageOf(id: SpeakerId, content: SiteContent = specification) {
  const html = speakerPages(content, site, images)[`ponentes/${id}/index.html`] ?? ''
  const { document } = new JSDOM(html).window
  const metas = [...document.querySelectorAll('meta')].map((meta) => [
    ['name', 'property', 'http-equiv'].map((key) => meta.getAttribute(key) ?? '').join(''),
    meta.content,
  ])
  return { document, meta: Object.fromEntries(metas) as Readonly<Record<string, string>> }
}

describe.each(ids)('the page of %s', (id) => {
  const { document, meta } = pageOf(id)
  const { name, role } = speakers[id]

  it('leads to the speaker on the site by a link, which a script follows at once, and no refresh', () => {
    const [link, ...others] = document.links
    expect([link?.getAttribute('href'), others]).toEqual([`/evento/ponentes#${id}`, []])
    // The same for all speakers, so that the site's policy allows one script.
    const scripts = [...document.querySelectorAll('script')]
    expect(scripts.map(({ outerHTML }) => outerHTML)).toEqual([leadOn])
    expect(meta.refresh).toBeUndefined()
  })

  it('holds a preview of its own, which fits', () => {
    expect(document.title).toBe(name)
    expect(meta['og:title']).toMatch(new RegExp(`^${name}: \\p{Lu}`, 'u'))
    expect(meta['og:title']?.length).toBeLessThanOrEqual(70)
    expect(meta.description).toContain(role)
    expect(meta.description).toMatch(/^.{70,155}$/)
    expect(meta).toMatchObject({
      'og:description': meta.description,
      'og:image': `${root}compartir/${id}-1.jpg`,
      // Facebook reads the preview at og:url, and Mastodon files it by the canonical address.
      'og:url': `${root}ponentes/${id}`,
      robots: 'max-image-preview:large',
    })
    const canonical = document.querySelector('link[rel="canonical"]')
    expect(canonical?.getAttribute('href')).toBe(`${root}ponentes/${id}`)
  })
})

it('the page of a speaker says when and where the talk is', () => {
  expect(pageOf('marta-leon').meta).toMatchObject({
    'twitter:label1': 'Cuándo',
    'twitter:data1': 'Sábado 8 de noviembre de 2025, de 14:00 a 14:15',
    'twitter:label2': 'Dónde',
    'twitter:data2': 'Centro Comercial Puerta del Azahar, Sevilla',
  })
})

it('the page of a speaker with two talks names both, and the event’s hours', () => {
  const questions = {
    ...morning.items[3]!,
    talks: [{ speaker: 'marta-leon', name: '', talk: 'Otra' }],
  }
  const items = [...morning.items.slice(0, 3), questions]
  const programme = [{ ...morning, items }, night]
  expect(pageOf('marta-leon', { ...specification, programme }).meta).toMatchObject({
    'og:title': 'Marta León: Doce años que no salen en los titulares · Otra',
    'twitter:data1': 'Sábado 8 de noviembre de 2025, de 11:00 a 21:00',
  })
})

it('the page of a speaker without a talk names the speaker’s role and the event’s date', () => {
  const welcome = { ...morning, items: morning.items.slice(0, 1) }
  expect(
    pageOf('marta-leon', { ...specification, programme: [welcome, night] }).meta,
  ).toMatchObject({
    'og:title': 'Marta León: Presidenta de Ultramar Robótica',
    'twitter:data1': 'Sábado 8 de noviembre de 2025, de 11:00 a 21:00',
    'twitter:data2': expect.stringMatching(/Puerta del Azahar y Parque de las Albercas, Sevilla$/),
  })
})

it('the page of a speaker cannot be broken by a name', () => {
  const name = 'Ana "<b>&</title>'
  const changed = { ...speakers['marta-leon'], name }
  const content = { ...specification, speakers: { ...speakers, 'marta-leon': changed } }
  const { document, meta } = pageOf('marta-leon', content)
  expect(document.querySelector('h1')?.textContent).toBe(name)
  expect(document.title).toBe(name)
  expect(meta['og:title']).toContain(name)
  expect(document.querySelector('b')).toBeNull()
})
