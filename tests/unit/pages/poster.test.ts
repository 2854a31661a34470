// The poster with a visitor's name: what is drawn where, for any name.
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { sprite } from '../../../src/azulejo/drawings.ts'
import { em, posterSvg, sizes, width } from '../../../src/pages/Tickets/poster/posterSvg.ts'
import { type PosterSize, wordsFor } from '../../../src/pages/Tickets/poster/words.ts'
import { writable } from '../../../src/pages/Tickets/poster/writable.ts'
import { charactersFor, displayFont } from '../../../scripts/type/fonts.ts'
import { facts, evento } from '../../support/evento.ts'

const { DOMParser } = new JSDOM().window
const letters = charactersFor(evento)
const font = await displayFont()

/** Measures as a canvas does. */
function measure(text: string) {
  const { bbox, advanceWidth } = font.layout(text)
  const scale = em / font.unitsPerEm
  return {
    actualBoundingBoxLeft: -bbox.minX * scale,
    actualBoundingBoxRight: bbox.maxX * scale,
    actualBoundingBoxAscent: bbox.maxY * scale,
    actualBoundingBoxDescent: -bbox.minY * scale,
    width: advanceWidth * scale,
  } as TextMetrics
}

const wordsOf = (name: string) => wordsFor({ name, when: 'before' })

const svgOf = (name: string, size: PosterSize = 'feed') =>
  posterSvg(wordsOf(name), size, { measure, faces: '', motifs: sprite() })

/** The texts of a poster, first the letter, with the boxes of their ink. */
function textsIn(svg: string) {
  return [...svg.matchAll(/<text ([^>]+)>(.*?)<\/text>/g)].map(([, look = '', escaped = '']) => {
    const text = new DOMParser().parseFromString(escaped, 'text/html').body.textContent
    const numbers = /transform="([^"]+)/
      .exec(look)?.[1]
      ?.match(/-?[\d.]+/g)
      ?.map(Number)
    const [x = 0, y = 0, across = 0, up = across] = numbers ?? []
    const box = measure(text)
    const start = look.includes('text-anchor') ? x - box.width * across : x
    return {
      text,
      left: start - box.actualBoundingBoxLeft * across,
      right: start + box.actualBoundingBoxRight * across,
      top: y - box.actualBoundingBoxAscent * up,
      bottom: y + box.actualBoundingBoxDescent * up,
    }
  })
}

/** Short and long, wide and narrow, in other alphabets, with signs that the font lacks. */
const names = [
  'Rocío',
  'Íñigo'.normalize('NFD'),
  'I',
  'W'.repeat(24),
  'Ångström Õyarzábal Nguyễn',
  'Jörg, «Q» (gjpqy) ß ﬁ',
  '王小明 🎉',
  '',
]

it.each([
  ['Íñigo'.normalize('NFD'), 'Í', 'Íñigo va.'],
  ['  María   José ', 'M', 'María José va.'],
  ["O'Connor", 'O', "O'Connor va."],
  ['Łukasz', 'L', 'Lukasz va.'],
  ['ßeta', 'S', 'Sseta va.'],
  ['So\ufb01a', 'S', 'Sofia va.'],
  ['王 Ana 🎉', 'A', 'Ana va.'],
  ['王小明', facts.diaNumero, 'Yo voy.'],
])('«%s» is a poster with %s: %s', (name, letter, line) => {
  expect(wordsOf(name)).toMatchObject({ letter, lines: [line, '¿Y tú?'] })
})

it('says after the day that one was there', () => {
  expect(wordsFor({ name: 'Ana', when: 'after' }).lines).toEqual(['Ana estuvo.', '¿Y tú?'])
})

it.each(names)('«%s» is written in letters that the font has, however it is encoded', (name) => {
  const written = writable(name, letters)
  expect([...written].filter((letter) => !letters.includes(letter))).toEqual([])
  expect(writable(name.normalize('NFD'), letters)).toBe(writable(name.normalize('NFC'), letters))
})

it.each(names)(
  '«%s» lies between field and foot, and its letter in its field, or over its upper edge',
  (name) => {
    for (const size of ['feed', 'story'] as const) {
      const [letter, ...lines] = textsIn(svgOf(name, size))
      const { height, tile } = sizes[size]
      const top = tile * 6
      expect(letter?.left).toBeGreaterThanOrEqual(20)
      expect(letter?.right).toBeLessThanOrEqual(width - 20)
      expect(letter?.top).toBeGreaterThanOrEqual(-0.25 * top)
      expect(letter?.bottom).toBeLessThanOrEqual(top - 20)
      lines.forEach((line, i) => {
        expect(line.left).toBeGreaterThanOrEqual(20)
        expect(line.right).toBeLessThanOrEqual(width - 20)
        expect(line.top).toBeGreaterThan(i < 2 ? top + 3 : height * 0.8)
        expect(line.bottom).toBeLessThanOrEqual(i < 2 ? height * 0.8 : height)
      })
    }
  },
)

it('is well-formed with a name in signs of XML', () => {
  const svg = new DOMParser().parseFromString(svgOf('A &<"'), 'image/svg+xml')
  expect(svg.documentElement.localName).toBe('svg')
})

it('gives the same name the same poster, and another name other tiles', () => {
  expect(svgOf('Rocío')).toBe(svgOf(' rocío').replace('rocío', 'Rocío'))
  const walls = ['Rocío', 'Rocio', 'Rosa', 'Ana', ''].map((name) => svgOf(name).split('id="A"')[1])
  expect(new Set(walls.map((wall) => wall?.slice(0, 600))).size).toBe(walls.length)
})
