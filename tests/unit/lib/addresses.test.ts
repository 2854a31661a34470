// The small functions that make, read and repair addresses.
import { describe, expect, it } from 'vitest'
import { isCurrent, keptAddress, ticketLink } from '../../../src/lib/address.ts'
import { enterPath, repairedPath } from '../../../src/browser/repairAddress.ts'

const origin = 'https://a.example'

/** Address bar and history after a visit to `path`. */
function visit(path: string) {
  const entries: unknown[][] = []
  const history = { replaceState: (...entry: unknown[]) => entries.push(entry) }
  const { pathname, search, hash } = new URL(origin + path)
  const location = { origin, pathname, search, hash } as Location
  enterPath(repairedPath(location), location, history as unknown as History)
  return entries
}

describe('an address that the route table cannot read', () => {
  it.each([
    ['/index.html', '/index.html', '/'],
    ['/programa/index.html?a=1#b', '/programa/index.html', '/programa/?a=1#b'],
    ['/programa.html#b', '/programa.html', '/programa#b'],
    ['//evil.example//x', '//evil.example//x', '/evil.example/x'],
  ])('%s is repaired, and what was asked for is remembered', (path, asked, repaired) => {
    expect(visit(path)).toEqual([[{ usr: { asked } }, '', origin + repaired]])
  })

  it('is not one of these', () => {
    const sound = ['/', '/programa', '/programa/', '/a%20b', '/%', '/index.html.bak', '/?a=%#%']
    expect(sound.flatMap(visit)).toEqual([])
  })
})

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
])('%s below %s is kept as %s', (asked, base, address) => {
  expect(keptAddress(new URL(asked, origin), base)).toBe(address && origin + address)
})

it('the ticket link names the page of origin to the platform, and keeps its other parameters', () => {
  expect(ticketLink('https://www.eventbrite.es/', 'aff', '/entradas')).toBe(
    'https://www.eventbrite.es/?aff=entradas',
  )
  expect(ticketLink('https://a.example/e?id=1&aff=x#venta', 'aff', '/faq')).toBe(
    'https://a.example/e?id=1&aff=faq#venta',
  )
})
