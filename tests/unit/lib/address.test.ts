import { describe, expect, it } from 'vitest'
import { repairAddress } from '../../../src/lib/address.ts'

const origin = 'https://a.example'

/** What a visit of `path` leaves in the address bar and in the history. */
function visit(path: string) {
  const entries: unknown[][] = []
  const history = { replaceState: (...entry: unknown[]) => entries.push(entry) }
  const { pathname, search, hash } = new URL(origin + path)
  repairAddress({ origin, pathname, search, hash } as Location, history as unknown as History)
  return entries
}

describe('an address that the route table cannot read', () => {
  it.each([
    ['/index.html', '/index.html', '/'],
    ['/programa/index.html?a=1#b', '/programa/index.html', '/programa/?a=1#b'],
    ['/%', '/%', '/%25'],
    ['/%E0%A4%A', '/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/a%20b/100%/ñ', '/a%20b/100%/%C3%B1', '/a%20b/100%25/%C3%B1'],
    ['//', '//', '/'],
    ['//evil.example//x', '//evil.example//x', '/evil.example/x'],
  ])('%s is repaired, and what was asked for is remembered', (path, asked, repaired) => {
    expect(visit(path)).toEqual([[{ usr: { asked } }, '', origin + repaired]])
  })

  it.each(['/', '/programa', '/programa/', '/a%20b', '/%25', '/index.html.bak', '/?a=%#%'])(
    '%s needs no repair',
    (path) => {
      expect(visit(path)).toEqual([])
    },
  )
})
