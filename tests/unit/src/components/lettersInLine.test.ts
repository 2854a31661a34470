import { expect, it } from 'vitest'
import { lettersInLine } from '../../../../src/components/PageHeader/lettersInLine.ts'

it.each([
  ['FAQ', 2, 3],
  ['Preguntas frecuentes', 2, 10],
  ['Código de conducta y convivencia', 2, 18],
  ['Código de conducta y convivencia', 3, 11],
  ['Normas de la casa', 1, 17],
])('%s in %i lines has %i letters in the longest', (text, lines, letters) => {
  expect(lettersInLine(text, lines)).toBe(letters)
})

it('no line has more letters than styles have a size for', () => {
  expect(lettersInLine('Una página de la que nadie sabe cómo se titula ni por qué', 1)).toBe(24)
})
