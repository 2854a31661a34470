// The font size of a heading depends on the number of letters in its longest line. Styles have sizes for 7 to 14 letters.
import { expect, it } from 'vitest'
import { lettersInLine } from '../../../../../src/components/PageHeader/lettersInLine.ts'

it.each([
  // Three letters count as seven.
  ['FAQ', 2, 7],
  ['Preguntas frecuentes', 2, 10],
  ['Código de conducta', 2, 9],
  ['Código de conducta y convivencia', 3, 11],
  ['Normas de la casa', 1, 14],
])('%s in %i lines at most: the longest line counts as %i letters', (text, lines, letters) => {
  expect(lettersInLine(text, lines)).toBe(letters)
})

it('words with a no-break space between them are in one line: «de Sevilla» counts as 10 letters', () => {
  expect(lettersInLine('Feria de\u00a0Sevilla', 2)).toBe(10)
})

it('a line of more than 14 letters counts as 14 letters', () => {
  expect(lettersInLine('Una página de la que nadie sabe cómo se titula ni por qué', 1)).toBe(14)
})
