// Functions that make and read addresses.
import { expect, it } from 'vitest'
import { currentAs, keptAddress } from '../../../../src/lib/address.ts'
import { mapEmbedUrl } from '../../../../src/lib/maps.ts'
import { shareLinks, shareMailUrl } from '../../../../src/lib/shareLinks.ts'
import { venues } from '../../../support/evento.ts'

const origin = 'https://a.example'

it.each([
  ['/faq', '/faq', 'page'],
  ['/faq', '/faq/', 'page'],
  ['/ponentes', '/ponentes/lucia-romero', 'true'],
  ['/', '/', 'page'],
  ['/', '/faq', undefined],
  ['/faq', '/faqs', undefined],
])('the link to %s has aria-current at %s: %s', (path, pathname, ariaCurrent) => {
  expect(currentAs(path, { pathname })).toBe(ariaCurrent)
})

it.each([
  ['/index.html', '/', '/'],
  ['/programa', '/', '/programa'],
  ['/programa/index.html', '/', '/programa'],
  ['/programa.html', '/', '/programa'],
  ['/programa?ahora=1#a', '/', '/programa'],
  ['/evento/index.html', '/evento/', '/evento/'],
  ['/evento/faq/', '/evento/', '/evento/faq'],
  ['/programa.pdf', '/', null],
])('%s, on a site at %s, is stored by the service worker as %s', (requested, base, address) => {
  expect(keptAddress(new URL(requested, origin), base)).toBe(address && origin + address)
})

it('the map shows both venues and marks one', () => {
  const { library, wharf } = venues
  const { searchParams } = new URL(mapEmbedUrl(library, [library, wharf]))
  expect(searchParams.get('marker')).toBe(`${library.latitude},${library.longitude}`)
  const [west = 0, south = 0, east = 0, north = 0] = searchParams
    .get('bbox')!
    .split(',')
    .map(Number)
  for (const { latitude, longitude } of [library, wharf]) {
    expect([west < longitude, longitude < east]).toEqual([true, true])
    expect([south < latitude, latitude < north]).toEqual([true, true])
  }
})

it('every link for sharing has the whole text and address, even if they have signs', () => {
  const [text, url] = ['¿Vienes? 50 % y «+1» & más', 'https://ejemplo.org/a?b=1&c=2#d']
  const ways = [...shareLinks({ text, url }).map(({ href }) => href), shareMailUrl({ text, url })]
  expect(ways.map((way) => [...new URL(way).searchParams.values()])).toEqual([
    [`${text} ${url}`],
    [url],
    [text, url],
  ])
})
