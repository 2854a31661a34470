// A heading may take a given number of lines at most. Its font size depends on the number of letters in its longest line.
// Styles have sizes for 7 to 14 letters.
import { expect, it } from 'vitest'
import { lettersInLine } from '../../../../../src/components/PageHeader/lettersInLine.ts'

it.each([
  // Fewer than seven letters count as seven.
  ['FAQ', 2, 7],
  ['Preguntas frecuentes', 2, 10],
  ['Código de conducta', 2, 9],
  ['Código de conducta y convivencia', 3, 11],
  // More than fourteen letters count as fourteen.
  ['Normas de la casa', 1, 14],
])(
  '«%s» in %i lines at most: the longest line counts as %i letters',
  (text, mostLines, letters) => {
    expect(lettersInLine(text, mostLines)).toBe(letters)
  },
)

it('a no-break space keeps its two words in one line', () => {
  const longestLine = 'de\u00a0Sevilla'
  expect(lettersInLine(`Feria ${longestLine}`, 2)).toBe(longestLine.length)
})

it('a line of more than 14 letters counts as 14 letters', () => {
  expect(lettersInLine('Una página de la que nadie sabe cómo se titula ni por qué', 1)).toBe(14)
})
