// The setting SERVICE_WORKER, with which a build can go without a service worker.
import { expect, it } from 'vitest'
import { readKeepsPages } from '../../../../../scripts/build/lib/settings.ts'

it.each([
  [undefined, true],
  ['', true],
  ['on', true],
  ['off', false],
  ['OFF', false],
  [' Off ', false],
])('with SERVICE_WORKER=%s browsers keep pages: %s', (written, keeps) => {
  expect(readKeepsPages(written)).toBe(keeps)
})

it.each(['no', 'false', '0', 'of'])('SERVICE_WORKER=%s is refused with what is allowed', (word) => {
  expect(() => readKeepsPages(word)).toThrow(`pone «${word}», pero se espera «off»`)
})
