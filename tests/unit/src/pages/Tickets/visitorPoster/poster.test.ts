// The poster with a visitor's name: its texts, their characters, and where they are drawn, for any name.
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
const fontCharacters = charactersFor(evento)
const font = await displayFont()

/** Measures a text in the poster's font. The result has the fields of the browser's TextMetrics that the poster uses. */
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

const textsBefore = (name: string) => posterTexts({ name, when: 'before' })

/** The texts of a poster, first the initial, each with the edges of its glyphs in pixels. */
function textsIn(svg: string) {
  return [...svg.matchAll(/<text ([^>]+)>(.*?)<\/text>/g)].map(
    ([, attributes = '', escaped = '']) => {
      const text = parser.parseFromString(escaped, 'text/html').body.textContent
      const [, transform = ''] = /transform="([^"]+)/.exec(attributes) ?? []
      const numbers = transform.match(/-?[\d.]+/g)?.map(Number) ?? []
      // "translate(x y) scale(horizontal vertical)". One number scales both directions.
      const [x = 0, y = 0, horizontal = 0, vertical = horizontal] = numbers
      const box = measure(text)
      return {
        text,
        left: x - box.actualBoundingBoxLeft * horizontal,
        right: x + box.actualBoundingBoxRight * horizontal,
        top: y - box.actualBoundingBoxAscent * vertical,
        bottom: y + box.actualBoundingBoxDescent * vertical,
      }
    },
  )
}

/** What a visitor types, the poster's initial, and its line. */
const examples = [
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

/** Names that are short or long, wide, narrow or high, or have signs of XML. */
const oddNames = [
  'I',
  'W'.repeat(24),
  'Ångström Õyarzábal Nguyễn',
  'Jörg, «Q» (gjpqy)',
  'A &<"',
  '',
]
const names = [...examples.map(([name]) => name), ...oddNames]

it.each(examples)(
  '«%s» gives a poster with the initial %s and the line %s',
  (name, initial, line) => {
    expect(textsBefore(name)).toMatchObject({ initial, lines: [line, '¿Y tú?'] })
  },
)

it('after the event the poster says that the visitor was there', () => {
  expect(posterTexts({ name: 'Ana', when: 'after' }).lines).toEqual(['Ana estuvo.', '¿Y tú?'])
})

it.each(names)('«%s» is written in characters that the font has, however it is encoded', (name) => {
  const written = writable(name)
  const missing = [...written].filter((character) => !fontCharacters.includes(character))
  expect(missing).toEqual([])
  expect(writable(name.normalize('NFD'))).toBe(writable(name.normalize('NFC')))
})

/** From top to bottom a poster has the panel with the initial, two lines with the name, and the foot with the facts. */
const cases = names.flatMap((name) => (['feed', 'story'] as const).map((size) => ({ name, size })))

/** Distance of texts from the edges of the picture, in pixels. */
const margin = 20
/** The panel has six rows of tiles. */
const panelBottom = (size: keyof typeof sizes) => sizes[size].tile * 6
/** The foot is the lowest fifth. */
const footTop = (size: keyof typeof sizes) => sizes[size].height * 0.8
/** Half of the dark line between the panel and the name, in pixels. */
const halfLine = 3

it.each(cases)('the poster of «$name» ($size) is valid SVG', ({ name, size }) => {
  const svg = posterSvg(textsBefore(name), size, parts)
  expect(parser.parseFromString(svg, 'image/svg+xml').documentElement.localName).toBe('svg')
})

it.each(cases)('the initial of «$name» ($size) is within the panel', ({ name, size }) => {
  const [initial] = textsIn(posterSvg(textsBefore(name), size, parts))
  expect(initial?.left).toBeGreaterThanOrEqual(margin)
  expect(initial?.right).toBeLessThanOrEqual(width - margin)
  expect(initial?.top).toBeGreaterThanOrEqual(0)
  expect(initial?.bottom).toBeLessThanOrEqual(panelBottom(size) - margin)
})

it.each(cases)('the lines of «$name» ($size) are within their parts', ({ name, size }) => {
  const [, ...lines] = textsIn(posterSvg(textsBefore(name), size, parts))
  for (const [i, line] of lines.entries()) {
    const isInFoot = i >= 2
    const top = isInFoot ? footTop(size) : panelBottom(size) + halfLine
    const bottom = isInFoot ? sizes[size].height : footTop(size)
    expect(line.left).toBeGreaterThanOrEqual(margin)
    expect(line.right).toBeLessThanOrEqual(width - margin)
    expect(line.top).toBeGreaterThan(top)
    expect(line.bottom).toBeLessThanOrEqual(bottom)
  }
})
