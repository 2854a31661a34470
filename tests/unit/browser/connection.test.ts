// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { isSparing } from '../../../src/browser/connection.ts'

const connections = [
  ['no word of the link', undefined, false],
  ['a quick link', { saveData: false, effectiveType: '4g' }, false],
  ['a link of the third generation', { effectiveType: '3g' }, false],
  ['a slow link', { saveData: false, effectiveType: '2g' }, true],
  ['a very slow link', { effectiveType: 'slow-2g' }, true],
  ['a visitor who saves data on a quick link', { saveData: true, effectiveType: '4g' }, true],
] as const

describe('loading ahead', () => {
  it.each(connections)('with %s', (_, connection, expected) => {
    vi.stubGlobal('navigator', { connection })
    expect(isSparing()).toBe(expected)
  })
})
