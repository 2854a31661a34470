// The small functions that make and read addresses.
import { expect, it } from 'vitest'
import { shopFrom } from '../../../src/event/links.ts'
import { isCurrent, keptAddress } from '../../../src/lib/address.ts'

const origin = 'https://a.example'

it.each([
  ['/faq', '/faq', true],
  ['/faq', '/faq/', true],
  ['/ponentes', '/ponentes/lucia-romero', true],
  ['/', '/faq', false],
  ['/faq', '/faqs', false],
])('that a link to %s is current at %s is %s', (path, pathname, expected) => {
  expect(isCurrent(path, { pathname })).toBe(expected)
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
])('%s below %s is kept as %s', (requested, base, address) => {
  expect(keptAddress(new URL(requested, origin), base)).toBe(address && origin + address)
})

const shopLink = (ticketUrl: string, path: string) =>
  shopFrom({ ticketUrl, tickets: { campaign: 'aff' } }, path)

it('the ticket link names the page of origin to the platform, and keeps its other parameters', () => {
  expect(shopLink('https://www.eventbrite.es/', '/entradas')).toBe(
    'https://www.eventbrite.es/?aff=entradas',
  )
  expect(shopLink('https://a.example/e?id=1&aff=x#venta', '/faq/')).toBe(
    'https://a.example/e?id=1&aff=faq#venta',
  )
})
