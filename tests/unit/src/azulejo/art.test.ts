import { expect, it } from 'vitest'
import { seeded } from '../../../../src/azulejo/art.ts'

it('the first random number of the text "Sevilla" is always the same', () => {
  // With another number every picture would change. `seeded` divides a whole number by 2³².
  expect(Math.floor(seeded('Sevilla')() * 2 ** 32)).toBe(2838691656)
})
