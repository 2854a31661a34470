// Links in the answers of src/content/faq.yaml.
import { describe, expect, it } from 'vitest'
import { takeApart, withoutLinks } from '../../../src/lib/links.ts'

const text = 'Mira [el programa](programme) o escríbenos a [hola@a.example](mail).'

describe('the links of a text', () => {
  it('are taken apart from it, in order', () => {
    expect(takeApart(text)).toEqual([
      'Mira ',
      { label: 'el programa', target: 'programme' },
      ' o escríbenos a ',
      { label: 'hola@a.example', target: 'mail' },
      '.',
    ])
  })

  it('may stand at its ends and side by side', () => {
    const [a, b] = [
      { label: 'a', target: 'faq' },
      { label: 'b', target: 'mail' },
    ]
    expect(takeApart('[a](faq)[b](mail)')).toEqual([a, b])
    expect(takeApart('[a](faq)')).toEqual([a])
  })

  it('are none in brackets of other kinds', () => {
    for (const plain of ['Unos (muchos) [sic].', '[a] (faq)', '[](faq)', '']) {
      expect(takeApart(plain)).toEqual(plain === '' ? [] : [plain])
      expect(withoutLinks(plain)).toBe(plain)
    }
  })

  it('leave the text as it reads', () => {
    expect(withoutLinks(text)).toBe('Mira el programa o escríbenos a hola@a.example.')
  })
})
