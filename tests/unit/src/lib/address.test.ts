import { expect, it } from 'vitest'
import { ariaCurrentOf, keptAddress } from '../../../../src/lib/address.ts'

const origin = 'https://a.example'

it.each([
  ['/faq', '/faq', 'page'],
  ['/faq', '/faq/', 'page'],
  ['/ponentes', '/ponentes/lucia-romero', 'true'],
  ['/', '/', 'page'],
  ['/', '/faq', undefined],
  ['/faq', '/faqs', undefined],
])(
  'a link to %s on the page at %s has the aria-current value %s',
  (path, pathname, ariaCurrent) => {
    expect(ariaCurrentOf(path, { pathname })).toBe(ariaCurrent)
  },
)

/** The path under which the service worker keeps a requested address. */
function keptPath(requested: string, base: string): string | undefined {
  return keptAddress(new URL(requested, origin), base)?.replace(origin, '')
}

it.each([
  ['/index.html', '/', '/'],
  ['/programa', '/', '/programa'],
  ['/programa/index.html', '/', '/programa'],
  ['/programa.html', '/', '/programa'],
  ['/programa?ahora=1#a', '/', '/programa'],
  ['/evento/index.html', '/evento/', '/evento/'],
  ['/evento/faq/', '/evento/', '/evento/faq'],
])('the page %s, on a site at %s, is kept as %s', (requested, base, kept) => {
  expect(keptPath(requested, base)).toBe(kept)
})

it('a file that is not a page is not kept', () => {
  const pdf = new URL('/programa.pdf', origin)
  expect(keptAddress(pdf, '/')).toBeNull()
})
