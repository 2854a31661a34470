// Title, description, canonical address and share tags, in cases that the built pages of tests/pages do not show.
import { describe, expect, it } from 'vitest'
import { pageHead, siteTags, type HeadInput } from '../../../src/lib/head.ts'

const input: HeadInput = {
  title: 'Programa · Encuentro',
  shareTitle: 'El programa',
  description: 'Hora a hora.',
  path: '/programa',
  image: { path: '/a.jpg', alt: 'Un mosaico', width: 1200, height: 630, type: 'image/jpeg' },
  siteName: 'Encuentro',
  site: { origin: 'https://otra.example', base: '/e/' },
}

function read(changed: Partial<HeadInput>) {
  const { title, link, meta } = pageHead({ ...input, ...changed })
  const tags = meta.map((tag) => ['name' in tag ? tag.name : tag.property, tag.content])
  return { title, canonical: link[0]?.href, ...Object.fromEntries(tags) }
}

describe('the head of a page', () => {
  it('follows the address that the site is published at', () => {
    expect(read({})).toMatchObject({
      canonical: 'https://otra.example/e/programa',
      'og:url': 'https://otra.example/e/programa',
      'og:image': 'https://otra.example/e/a.jpg',
    })
  })
})

it('all pages tell when and where, and the account in the fediverse if there is one', () => {
  const facts = [
    { label: 'Cuándo', data: 'El 8 de noviembre' },
    { label: 'Dónde', data: 'Sevilla' },
  ]
  const told = siteTags({ facts, creator: undefined })
  expect(told.map(({ name, content }) => [name, content])).toEqual([
    ['twitter:label1', 'Cuándo'],
    ['twitter:data1', 'El 8 de noviembre'],
    ['twitter:label2', 'Dónde'],
    ['twitter:data2', 'Sevilla'],
  ])
  const creator = '@encuentro@mastodon.example'
  expect(siteTags({ facts, creator }).slice(4)).toEqual([
    { name: 'fediverse:creator', content: creator },
  ])
})
