import { expect, it } from 'vitest'
import { seeded } from '../../../../src/azulejo/art.ts'

// With another number every picture of the site would change.
it('the first random number for the seed "Sevilla" is always the same', () => {
  const random = seeded('Sevilla')
  // The random number is below 1. `seeded` divides a whole number by 2³², and here it is multiplied again.
  expect(Math.floor(random() * 2 ** 32)).toBe(2838691656)
})
