// The small functions that make and read addresses.
import { expect, it } from 'vitest'
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
