// The positions of the texts on a visitor's poster, for names of all kinds. From top to bottom a poster has a panel with the
// initial, a space with two lines ("Ana va." and "¿Y tú?"), and the foot with the facts.
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { plainTiles } from '../../../../src/azulejo/render.ts'
import { escapeHtml } from '../../../../src/lib/texts.ts'
import { em, posterSvg, sizes, width } from '../../../../src/azulejo/visitorPoster.ts'
import { posterTexts } from '../../../../src/pages/Tickets/visitorPoster/posterTexts.ts'
import { displayFont } from '../../../../scripts/build/fonts/fonts.ts'
import { testEvent } from '../../../support/evento.ts'

const { DOMParser } = new JSDOM().window
const parser = new DOMParser()
const font = await displayFont()

/** Measures a text in the poster's font, as a browser's canvas does. The result has only the metrics that the poster uses. */
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

/** The tools with which the poster is drawn. */
const tools = {
  measure,
  write: (text: string, attributes: string) => `<text ${attributes}>${escapeHtml(text)}</text>`,
  tiles: plainTiles,
  definitions: '',
  palette: testEvent.event.tile.palette,
}

const textsFor = (name: string) => posterTexts({ name, when: 'before' })

/** Matches a text element: its attributes, and its text, in which reserved characters are escaped. */
const textElement = /<text ([^>]+)>(.*?)<\/text>/g

/** The numbers of a text's transformation: `translate(x y) scale(horizontal vertical)`, or one number for both scales. */
function transformIn(attributes: string) {
  const [, transform = ''] = /transform="([^"]+)/.exec(attributes) ?? []
  const numbers = transform.match(/-?[\d.]+/g)?.map(Number) ?? []
  const [x = 0, y = 0, horizontal = 0, vertical = horizontal] = numbers
  return { x, y, horizontal, vertical }
}

/** The edges of a text's glyphs, in pixels of the picture. */
function edgesOf(attributes: string, escapedText: string) {
  const text = parser.parseFromString(escapedText, 'text/html').body.textContent
  const box = measure(text)
  const { x, y, horizontal, vertical } = transformIn(attributes)
  return {
    left: x - box.actualBoundingBoxLeft * horizontal,
    right: x + box.actualBoundingBoxRight * horizontal,
    top: y - box.actualBoundingBoxAscent * vertical,
    bottom: y + box.actualBoundingBoxDescent * vertical,
  }
}

type Edges = ReturnType<typeof edgesOf>

/** The edges of a poster's texts: the initial, then the two lines, then the lines of the foot. */
const textEdgesIn = (svg: string) =>
  [...svg.matchAll(textElement)].map(([, attributes = '', text = '']) => edgesOf(attributes, text))

/** Short, long, wide, narrow and high names, a name with reserved characters of XML, and names without a letter of the font. */
const names = [
  'I',
  'Íñigo'.normalize('NFD'),
  '  María   José ',
  "O'Connor",
  'Łukasz',
  'ßeta',
  // "Sofia" with a ligature, "ﬁ".
  'So\ufb01a',
  '王 Ana 🎉',
  'María del Carmen Fernández',
  'W'.repeat(24),
  'Ångström Õyarzábal Nguyễn',
  'Jörg, «Q» (gjpqy)',
  'A &<"',
  '王小明',
  '',
]

const cases = names.flatMap((name) => (['feed', 'story'] as const).map((size) => ({ name, size })))

/**
 * The least distance of texts from the sides, and of the initial from the bottom of the panel, in pixels. It is the width of
 * the dark edge that is drawn around the initial.
 */
const margin = 20

/** The panel has six rows of tiles. */
const panelBottom = (size: keyof typeof sizes) => sizes[size].tile * 6

/** The foot is the lowest fifth of the poster. */
const footTop = (size: keyof typeof sizes) => sizes[size].height * 0.8

/** Half of the width of the dark line at the bottom of the panel, in pixels. */
const halfLineWidth = 3

it.each(cases)('the poster of «$name» ($size) is valid SVG', ({ name, size }) => {
  const svg = posterSvg(textsFor(name), size, tools)
  const { documentElement } = parser.parseFromString(svg, 'image/svg+xml')
  // In a document that is not well-formed the root element is <parsererror>.
  expect(documentElement.localName).toBe('svg')
})

it.each(cases)('the initial of «$name» ($size) is within the panel', ({ name, size }) => {
  const [initial] = textEdgesIn(posterSvg(textsFor(name), size, tools))
  expect(initial?.left).toBeGreaterThanOrEqual(margin)
  expect(initial?.right).toBeLessThanOrEqual(width - margin)
  expect(initial?.top).toBeGreaterThanOrEqual(0)
  expect(initial?.bottom).toBeLessThanOrEqual(panelBottom(size) - margin)
})

/** The lines that are too near to a side, or not between the heights `top` and `bottom`. */
const misplacedLines = (lines: readonly Edges[], top: number, bottom: number) =>
  lines.filter((line) => {
    const isBetweenSides = line.left >= margin && line.right <= width - margin
    const isBetweenHeights = line.top > top && line.bottom <= bottom
    return !isBetweenSides || !isBetweenHeights
  })

it.each(cases)(
  'the first two lines of «$name» ($size) are between the panel and the foot, and all others in the foot',
  ({ name, size }) => {
    const [, ...lines] = textEdgesIn(posterSvg(textsFor(name), size, tools))
    expect(lines.length).toBeGreaterThan(2)
    const firstTwoLines = lines.slice(0, 2)
    const footLines = lines.slice(2)
    expect(misplacedLines(firstTwoLines, panelBottom(size) + halfLineWidth, footTop(size))).toEqual(
      [],
    )
    expect(misplacedLines(footLines, footTop(size), sizes[size].height)).toEqual([])
  },
)
