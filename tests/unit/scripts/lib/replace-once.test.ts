import { expect, it } from 'vitest'
import { replaceOnce } from '../../../../scripts/lib/replace-once.ts'

it('a place is replaced once, literally, and its absence or repetition is no silence', () => {
  expect(replaceOnce('<a><b>', /<(\w)>$/, (_, name) => `<${name}$&>`)).toBe('<a><b$&>')
  expect(replaceOnce('<a><b>', '<b>', '$&')).toBe('<a>$&')
  expect(() => replaceOnce('<a>', '<b>', '')).toThrow('holds <b> 0 times')
  expect(() => replaceOnce('<a><a>', /<a>/, '')).toThrow('2 times')
})
