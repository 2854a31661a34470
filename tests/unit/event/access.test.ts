import { expect, it } from 'vitest'
import { accessText } from '../../../src/event/access.ts'
import { specification } from '../../support/specification.ts'

const words = specification.copy.accessWords

it('says what is there, what is there on request, and what is not', () => {
  const access = {
    interpreter: 'request',
    toilet: 'yes',
    lift: { is: 'yes', note: 'puerta B' },
    loop: 'no',
  } as const
  expect(accessText({ access }, words)).toBe(
    'Hay ascensor (puerta B) y aseo adaptado. Si lo pides, intérprete de lengua de signos. No hay bucle magnético.',
  )
  expect(accessText({}, words)).toBe('')
})
