// The small page that shares a speaker: its preview, and its redirect.
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { type SpeakerId, speakers, specification } from '../../../support/specification.ts'
import type { SiteContent } from '../../../../scripts/content/siteContent.ts'
import { leadOn } from '../../../../scripts/lib/built-site.ts'
import { speakerPages } from '../../../../scripts/outputs/speaker-pages.ts'
import type { ShareImages } from '../../../../src/lib/head.ts'

const site = { origin: 'https://sevilla.example', base: '/evento/' }
const root = site.origin + site.base
const ids = Object.keys(speakers) as SpeakerId[]
const images = Object.fromEntries(
  ids.map((id) => [id, { path: `/compartir/${id}-1.jpg`, alt: id }]),
) as unknown as ShareImages['speakers']

function pageOf(id: SpeakerId, content: SiteContent = specification) {
  const html = speakerPages(content, site, images)[`ponentes/${id}/index.html`] ?? ''
  const { document } = new JSDOM(html).window
  const metas = [...document.querySelectorAll('meta')].map((meta) => [
    ['name', 'property', 'http-equiv'].map((key) => meta.getAttribute(key) ?? '').join(''),
    meta.content,
  ])
  return { document, meta: Object.fromEntries(metas) as Readonly<Record<string, string>> }
}

it('each page holds a preview of its own, which fits', () => {
  for (const id of ids) {
    const { document, meta } = pageOf(id)
    const { name, role } = speakers[id]
    expect(document.title).toBe(name)
    expect(meta['og:title']).toMatch(new RegExp(`^${name}: \\p{Lu}`, 'u'))
    expect(meta['og:title']?.length).toBeLessThanOrEqual(70)
    expect(meta.description).toContain(role)
    expect(meta.description).toMatch(/^.{70,155}$/)
    expect(meta['og:image']).toBe(`${root}compartir/${id}-1.jpg`)
  }
})

it('the page of a speaker leads on by a link and a script, without refresh, and says when and where', () => {
  const { document, meta } = pageOf('marta-leon')
  const links = [...document.links].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/evento/ponentes#marta-leon'])
  // The same for all speakers, so that the site's policy allows one script.
  expect([...document.scripts].map(({ outerHTML }) => outerHTML)).toEqual([leadOn])
  const { refresh, ...others } = meta
  expect(refresh).toBeUndefined()
  expect(others).toMatchObject({
    'og:description': meta.description,
    // Facebook reads the preview at og:url, and Mastodon files it by the canonical address.
    'og:url': `${root}ponentes/marta-leon`,
    robots: 'max-image-preview:large',
    'twitter:label1': 'Cuándo',
    'twitter:data1': 'Sábado 8 de noviembre de 2025, de 14:00 a 14:15',
    'twitter:label2': 'Dónde',
    'twitter:data2': 'Centro Comercial Puerta del Azahar, Sevilla',
  })
  const canonical = document.querySelector('link[rel="canonical"]')
  expect(canonical?.getAttribute('href')).toBe(meta['og:url'])
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
