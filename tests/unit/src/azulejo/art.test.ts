import { expect, it } from 'vitest'
import { seeded } from '../../../../src/azulejo/art.ts'

it('the random numbers of a text are the same in every engine', () => {
  // Another number would mean that every picture has changed.
  expect(Math.floor(seeded('Sevilla')() * 2 ** 32)).toBe(2838691656)
})
