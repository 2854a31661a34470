// Title, description, canonical address and share tags (issue: prerendering; requirements: link previews).
import { describe, expect, it } from 'vitest'
import { absoluteUrl, publicPath } from '../../../src/lib/address.ts'
import { pageHead, siteTags, type HeadInput } from '../../../src/lib/head.ts'

const input: HeadInput = {
  title: 'Programa · Encuentro',
  shareTitle: 'El programa',
  description: 'Hora a hora.',
  path: '/programa',
  image: {
    path: '/compartir.jpg',
    alt: 'Un mosaico',
    width: 1200,
    height: 630,
    type: 'image/jpeg',
  },
  siteName: 'Encuentro',
  site: { origin: 'https://ejemplo.org', base: '/' },
}

function metaOf(head: ReturnType<typeof pageHead>) {
  return Object.fromEntries(
    head.meta.map((tag) => ['name' in tag ? tag.name : tag.property, tag.content]),
  )
}

describe('addresses', () => {
  it('are absolute below origin and sub-folder', () => {
    expect(absoluteUrl('/', { origin: 'https://ejemplo.org', base: '/' })).toBe(
      'https://ejemplo.org/',
    )
    expect(absoluteUrl('/faq', { origin: 'https://ejemplo.org', base: '/' })).toBe(
      'https://ejemplo.org/faq',
    )
    expect(absoluteUrl('/faq', { origin: 'https://ejemplo.org', base: '/evento/' })).toBe(
      'https://ejemplo.org/evento/faq',
    )
    expect(publicPath('/programa.pdf', { base: '/evento/' })).toBe('/evento/programa.pdf')
    expect(publicPath('/', { base: '/evento/' })).toBe('/evento/')
  })
})

describe('the head of a page', () => {
  it('has plain spaces where the page has those that do not break', () => {
    const day = 'El 8\u00a0de\u00a0noviembre'
    const head = pageHead({ ...input, title: day, shareTitle: day, description: day })
    const meta = metaOf(head)
    for (const text of [head.title, meta['og:title'], meta.description, meta['og:description']]) {
      expect(text).toBe('El 8 de noviembre')
    }
  })

  it('follows the address that the site is published at', () => {
    const head = pageHead({ ...input, site: { origin: 'https://otra.example', base: '/e/' } })
    expect(head.link[0]?.href).toBe('https://otra.example/e/programa')
    expect(metaOf(head)).toMatchObject({
      'og:url': 'https://otra.example/e/programa',
      'og:image': 'https://otra.example/e/compartir.jpg',
    })
  })

  it('names another page to search engines, and its own address to chats', () => {
    const head = pageHead({ ...input, path: '/ponentes/ana', canonical: '/ponentes' })
    expect(head.link).toEqual([{ rel: 'canonical', href: 'https://ejemplo.org/ponentes' }])
    expect(metaOf(head)).toMatchObject({ 'og:url': 'https://ejemplo.org/ponentes/ana' })
  })
})

describe('what all pages tell', () => {
  const facts = [
    { label: 'Cuándo', data: 'El 8\u00a0de\u00a0noviembre' },
    { label: 'Dónde', data: 'Sevilla' },
  ]
  const named = (creator: string | undefined) =>
    siteTags({ facts, creator }).map(({ name, content }) => [name, content])

  it('is when and where', () => {
    expect(named(undefined)).toEqual([
      ['twitter:label1', 'Cuándo'],
      ['twitter:data1', 'El 8 de noviembre'],
      ['twitter:label2', 'Dónde'],
      ['twitter:data2', 'Sevilla'],
    ])
  })

  it('names the account in the fediverse if there is one', () => {
    expect(named('@encuentro@mastodon.example').at(-1)).toEqual([
      'fediverse:creator',
      '@encuentro@mastodon.example',
    ])
  })
})
