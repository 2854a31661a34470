// The plan of the poster with a visitor's name: what is drawn where, for any name.
import { assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { type Size, width } from '../../../src/pages/Tickets/poster/grounds.ts'
import { type Extent, type Line, planPoster } from '../../../src/pages/Tickets/poster/plan.ts'
import { wordsFor } from '../../../src/pages/Tickets/poster/words.ts'
import { writable } from '../../../src/pages/Tickets/poster/writable.ts'
import { charactersFor, displayFont } from '../../../scripts/outputs/fonts.ts'
import { event, facts, specification } from '../../support/specification.ts'

const letters = charactersFor(specification)
const font = await displayFont()

/** Measures as a canvas does. */
function measure(text: string): Extent {
  const { bbox, advanceWidth } = font.layout(text)
  const extents = [-bbox.minX, bbox.maxX, bbox.maxY, -bbox.minY, advanceWidth]
  const [left = 0, right = 0, ascent = 0, descent = 0, advance = 0] = extents.map(
    (units) => units / font.unitsPerEm,
  )
  return { left, right, ascent, descent, width: advance }
}

const wordsOf = (name: string) => wordsFor({ name, when: 'before' })

const planOf = (name: string, size: Size) =>
  planPoster(wordsOf(name), size, event.tile.palette, measure)

/** The box of a line's ink. */
function boxOf({ text, x, y, across, up }: Line) {
  const { left, right, ascent, descent } = measure(text)
  const [start, end] = [x - left * across, x + right * across]
  return { start, end, top: y - ascent * up, bottom: y + descent * up }
}

const anyName = oneof(
  string({ unit: 'grapheme', maxLength: 24 }),
  string({ unit: constantFrom(...letters), maxLength: 24 }),
)
const anySize = constantFrom<Size>('feed', 'story')

/** The same names in each run. */
const drawn = { seed: 2025 }

it.each([
  ['Ángela', 'Á', 'Ángela va.'],
  ['Íñigo'.normalize('NFD'), 'Í', 'Íñigo va.'],
  ['Ñ', 'Ñ', 'Ñ va.'],
  ['  María   José ', 'M', 'María José va.'],
  ["O'Connor", 'O', "O'Connor va."],
  ['Łukasz', 'L', 'Lukasz va.'],
  ['Šárka', 'S', 'Sárka va.'],
  ['ßeta', 'S', 'Sseta va.'],
  ['Əli Ħŧŋ', 'E', 'Eli Htn va.'],
  ['So\ufb01a', 'S', 'Sofia va.'],
  ['王 Ana 🎉', 'A', 'Ana va.'],
  ['王小明', facts.diaNumero, 'Yo voy.'],
  ['👩‍👩‍👧', facts.diaNumero, 'Yo voy.'],
  ['   ', facts.diaNumero, 'Yo voy.'],
])('«%s» is a poster with %s: %s', (name, letter, line) => {
  expect(wordsOf(name)).toMatchObject({ letter, lines: [line, '¿Y tú?'] })
})

it('writes any name in letters that the font has, however it is encoded', () => {
  assert(
    property(anyName, (name) => {
      const written = writable(name, letters)
      expect([...written].filter((letter) => !letters.includes(letter))).toEqual([])
      expect(writable(written, letters)).toBe(written)
      expect(writable(name.normalize('NFD'), letters)).toBe(
        writable(name.normalize('NFC'), letters),
      )
    }),
    drawn,
  )
})

it('keeps the letter in its field, the words between field and foot, and all of it in the picture', () => {
  assert(
    property(anyName, anySize, (name, size) => {
      const { letter, edge, lines, grounds, tiles, height } = planOf(name, size)
      const [field, paper, , foot] = grounds
      const box = boxOf(letter)
      const inField =
        Math.min(box.start, box.top) >= edge &&
        box.end <= width - edge &&
        box.bottom <= (field?.height ?? 0) - edge
      // Tiles lie under the whole letter.
      const end = tiles.x + tiles.art.columns * tiles.size
      const isCovered = tiles.x <= box.start + 1 && end >= box.end - 1
      expect({ box, inField, isCovered }).toMatchObject({ inField: true, isCovered: true })
      lines.forEach((line, i) => {
        const { start, end: right, top, bottom } = boxOf(line)
        const ground = i < 2 ? [paper?.y ?? 0, foot?.y ?? 0] : [foot?.y ?? 0, height]
        expect(start).toBeGreaterThanOrEqual(20)
        expect(right).toBeLessThanOrEqual(width - 20)
        expect(top).toBeGreaterThanOrEqual(ground[0] ?? 0)
        expect(bottom).toBeLessThanOrEqual(ground[1] ?? 0)
      })
    }),
    drawn,
  )
})

it('gives the same name the same poster, and another name other tiles', () => {
  expect(planOf('Rocío', 'feed')).toEqual(planOf(' rocío', 'feed'))
  const walls = ['Rocío', 'Rocio', 'Rosa', 'Ana', ''].map((name) =>
    JSON.stringify(planOf(name, 'story').tiles.art.tiles.slice(0, 6)),
  )
  expect(new Set(walls).size).toBe(walls.length)
})
