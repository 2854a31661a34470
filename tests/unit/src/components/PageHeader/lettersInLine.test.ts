// The longest line of a heading, on which its font size depends.
import { expect, it } from 'vitest'
import { lettersInLine } from '../../../../../src/components/PageHeader/lettersInLine.ts'

it.each([
  // Styles have no size for lines of less than 7 letters or more than 14.
  ['FAQ', 2, 7],
  ['Preguntas frecuentes', 2, 10],
  ['Código de conducta', 2, 9],
  ['Código de conducta y convivencia', 3, 11],
  ['Normas de la casa', 1, 14],
])('%s in %i lines at most: the longest line counts as %i letters', (text, lines, letters) => {
  expect(lettersInLine(text, lines)).toBe(letters)
})

it('words that are kept together are one', () => {
  expect(lettersInLine('Feria de\u00a0Sevilla', 2)).toBe(10)
})

it('a line of more than 14 letters counts as 14 letters, for which styles have the smallest size', () => {
  expect(lettersInLine('Una página de la que nadie sabe cómo se titula ni por qué', 1)).toBe(14)
})
