// The poster with a visitor's name: what is drawn where, for any name.
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { plainTiles } from '../../../../../../src/azulejo/render.ts'
import { escapeHtml } from '../../../../../../src/lib/texts.ts'
import { em, posterSvg, sizes, width } from '../../../../../../src/azulejo/visitorPoster.ts'
import {
  posterTexts,
  writable,
} from '../../../../../../src/pages/Tickets/visitorPoster/posterTexts.ts'
import { charactersFor, displayFont } from '../../../../../../scripts/build/fonts/fonts.ts'
import { facts, evento } from '../../../../../support/evento.ts'

const parser = new new JSDOM().window.DOMParser()
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

const parts = {
  measure,
  write: (text: string, attributes: string) => `<text ${attributes}>${escapeHtml(text)}</text>`,
  tiles: plainTiles,
  start: '',
  palette: evento.event.tile.palette,
}

const wordsOf = (name: string) => posterTexts({ name, when: 'before' })

/** The texts of a poster, first the letter, with the boxes of their ink. */
function textsIn(svg: string) {
  return [...svg.matchAll(/<text ([^>]+)>(.*?)<\/text>/g)].map(([, look = '', escaped = '']) => {
    const text = parser.parseFromString(escaped, 'text/html').body.textContent
    const [, place = ''] = /transform="([^"]+)/.exec(look) ?? []
    const [x = 0, y = 0, across = 0, up = across] = place.match(/-?[\d.]+/g)?.map(Number) ?? []
    const box = measure(text)
    return {
      text,
      left: x - box.actualBoundingBoxLeft * across,
      right: x + box.actualBoundingBoxRight * across,
      top: y - box.actualBoundingBoxAscent * up,
      bottom: y + box.actualBoundingBoxDescent * up,
    }
  })
}

const sayings = [
  ['Íñigo'.normalize('NFD'), 'Í', 'Íñigo va.'],
  ['  María   José ', 'M', 'María José va.'],
  ["O'Connor", 'O', "O'Connor va."],
  ['Łukasz', 'L', 'Lukasz va.'],
  ['ßeta', 'S', 'Sseta va.'],
  ['So\ufb01a', 'S', 'Sofia va.'],
  ['王 Ana 🎉', 'A', 'Ana va.'],
  ['María del Carmen Fernández', 'M', 'María del Carmen va.'],
  ['王小明', facts.diaNumero, 'Yo voy.'],
] as const

/** Also short and long, wide and narrow, with signs of XML. */
const odd = ['I', 'W'.repeat(24), 'Ångström Õyarzábal Nguyễn', 'Jörg, «Q» (gjpqy)', 'A &<"', '']
const names = [...sayings.map(([name]) => name), ...odd]

it.each(sayings)('«%s» is a poster with %s: %s', (name, letter, line) => {
  expect(wordsOf(name)).toMatchObject({ letter, lines: [line, '¿Y tú?'] })
})

it('says after the day that one was there', () => {
  expect(posterTexts({ name: 'Ana', when: 'after' }).lines).toEqual(['Ana estuvo.', '¿Y tú?'])
})

it.each(names)('«%s» is written in letters that the font has, however it is encoded', (name) => {
  const written = writable(name)
  expect([...written].filter((letter) => !letters.includes(letter))).toEqual([])
  expect(writable(name.normalize('NFD'))).toBe(writable(name.normalize('NFC')))
})

it.each(names)('«%s» lies between field and foot, and its letter in its field', (name) => {
  for (const size of ['feed', 'story'] as const) {
    const svg = posterSvg(wordsOf(name), size, parts)
    expect(parser.parseFromString(svg, 'image/svg+xml').documentElement.localName).toBe('svg')
    const [letter, ...lines] = textsIn(svg)
    const { height, tile } = sizes[size]
    const top = tile * 6
    expect(letter?.left).toBeGreaterThanOrEqual(20)
    expect(letter?.right).toBeLessThanOrEqual(width - 20)
    expect(letter?.top).toBeGreaterThanOrEqual(0)
    expect(letter?.bottom).toBeLessThanOrEqual(top - 20)
    lines.forEach((line, i) => {
      expect(line.left).toBeGreaterThanOrEqual(20)
      expect(line.right).toBeLessThanOrEqual(width - 20)
      expect(line.top).toBeGreaterThan(i < 2 ? top + 3 : height * 0.8)
      expect(line.bottom).toBeLessThanOrEqual(i < 2 ? height * 0.8 : height)
    })
  }
})
