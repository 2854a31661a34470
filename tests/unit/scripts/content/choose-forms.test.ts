import { describe, expect, it } from 'vitest'
import { chooseForms } from '../../../../scripts/content/choose-forms.ts'

describe('a text in forms', () => {
  const three = { by: 'ponentes', none: 'nadie aún', one: 'una persona', other: 'varias' }
  const { none: _, ...two } = three

  it.each([
    [0, 'nadie aún', 'varias'],
    [1, 'una persona', 'una persona'],
    [2, 'varias', 'varias'],
  ])('is the one for %i', (ponentes, ofThree, ofTwo) => {
    expect(chooseForms({ a: [three, two] }, { ponentes })).toEqual({ a: [ofThree, ofTwo] })
  })

  it('stays as it is if it counts what nobody counts, or has other forms', () => {
    expect(chooseForms(three, { sedes: 1 })).toEqual(three)
    expect(chooseForms({ ...two, few: 'pocas' }, { ponentes: 1 })).toEqual({ ...two, few: 'pocas' })
  })
})
