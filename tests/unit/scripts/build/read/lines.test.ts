import { expect, it } from 'vitest'
import { lineAt, lineNumberAt, lineNumberOf } from '../../../../../scripts/build/read/lines.ts'

const source = 'uno\ndos\n  tres\n'

it.each([
  [0, 1, 'uno'],
  [3, 1, 'uno'],
  [4, 2, 'dos'],
  [10, 3, '  tres'],
])('the character at %d is in line %d, "%s"', (index, number, text) => {
  expect(lineNumberAt(source, index)).toBe(number)
  expect(lineAt(source, index)).toBe(text)
})

it('the line of a piece of the source is found even if the piece has other spaces around it', () => {
  expect(lineNumberOf(' tres ', source)).toBe(3)
})

it('a piece that the source lacks is in line 0', () => {
  expect(lineNumberOf('cuatro', source)).toBe(0)
})
