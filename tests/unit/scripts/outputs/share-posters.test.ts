// The link previews and the event's own pictures as they are drawn, by their pixels.
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { contrastOf, type Rgb, rgbAt, rgbOf } from '../../../../scripts/lib/contrast.ts'
import { drawPoster, type Poster } from '../../../../scripts/outputs/share-images/poster.ts'
import { sheetsOf } from '../../../../scripts/outputs/share-images/sheets.ts'
import { specification } from '../../../support/specification.ts'
import type { SiteContent } from '../../../../scripts/content/site-content.ts'
import { colours } from '../../../../src/azulejo/palette.ts'
import { routes } from '../../../support/routes.ts'

/** Between a letter and the circle, in pixels. */
const safeMargin = 3
/** Half of a line between the parts. */
const halfLine = 3

const longNames = [
  'Ana Núñez Bermúdez-Coronel',
  'Concepción Fernández de Córdoba y Álvarez de las Asturias',
  'Electroencefalografistas y otorrinolaringólogos unidos del sur',
  'Nguyễn Ánh Łukasz Ștefănescu Őry Ağaoğlu',
  'W'.repeat(60),
]
const { event, facts, speakers } = specification
const elsewhere: SiteContent = {
  ...specification,
  event: { ...event, city: 'San Sebastián' },
  facts: { ...facts, diaNumero: '23', mes: 'septiembre', DiaSemana: 'Miércoles', fin: '22:30' },
  speakers: Object.fromEntries(
    Object.entries(speakers).map(([id, speaker], i) => {
      return [id, { ...speaker, name: longNames[i] ?? speaker.name }]
    }),
  ),
}

async function pixelsOf(poster: Poster) {
  const picture = sharp(Buffer.from(await drawPoster(poster))).removeAlpha()
  return (await picture.raw().toBuffer({ resolveWithObject: true })).data
}

type Point = { readonly x: number; readonly y: number }

/** Where the letters are: what changes if they have the colour of their ground. */
async function lettersOf(poster: Poster): Promise<readonly Point[]> {
  const { scheme, frame } = poster
  const written = await pixelsOf(poster)
  const blank = await pixelsOf({
    ...poster,
    scheme: { ...scheme, text: scheme.field, stubText: scheme.stub },
  })
  const points: Point[] = []
  for (let i = 0; i < written.length; i += 3) {
    if (written.compare(blank, i, i + 3, i, i + 3) === 0) continue
    points.push({ x: (i / 3) % frame.width, y: Math.floor(i / 3 / frame.width) })
  }
  return points
}

/** The heights of what is written below one another, from above. */
function bands(points: readonly Point[]): number[] {
  const rows = [...new Set(points.map(({ y }) => y))].toSorted((a, b) => a - b)
  const heights: number[] = []
  for (const [i, y] of rows.entries()) {
    if (i > 0 && rows[i - 1] === y - 1) heights.push((heights.pop() ?? 0) + 1)
    else heights.push(1)
  }
  return heights
}

/** How much of the room of these letters stands out from the field, in a JPEG 300 pixels wide. */
async function shareOfLetters(poster: Poster, letters: readonly Point[]): Promise<number> {
  const scale = 300 / poster.frame.width
  const edges = (axis: 'x' | 'y') => {
    const sorted = letters.map((letter) => letter[axis]).toSorted((a, b) => a - b)
    return {
      first: Math.round((sorted[0] ?? 0) * scale),
      last: Math.round((sorted.at(-1) ?? 0) * scale),
    }
  }
  const [columns, rows] = [edges('x'), edges('y')]
  const svg = Buffer.from(await drawPoster(poster))
  const sent = await sharp(svg).jpeg({ quality: 60 }).toBuffer()
  const small = await sharp(await sharp(sent).resize(300).png().toBuffer())
    .extract({
      left: columns.first,
      top: rows.first,
      width: columns.last - columns.first,
      height: rows.last - rows.first,
    })
    .removeAlpha()
    .raw()
    .toBuffer()
  const ground = rgbOf(colours[poster.scheme.field])
  const starts = Array.from({ length: small.length / 3 }, (_, i) => i * 3)
  return starts.filter((at) => contrastOf(rgbAt(small, at), ground) >= 4.5).length / starts.length
}

const usual = sheetsOf(specification)
const cards = [...Object.values(usual.pages), ...Object.values(usual.speakers)]
const other = sheetsOf(elsewhere)
const all = [
  ...[...cards, ...usual.event].map(({ poster }) => ['this event', poster] as const),
  ...[other.pages.home, ...Object.values(other.speakers), ...other.event].map(
    ({ poster }) => ['another day, a long city, long and foreign names', poster] as const,
  ),
]

it('there is a poster for every page and speaker', () => {
  expect(cards).toHaveLength(routes.length + 5)
})

describe.each(all.map(([name, poster]) => [name, poster.place, poster] as const))(
  '%s: %s',
  async (name, _, poster) => {
    const { scheme, frame } = poster
    const { width, height, stub, right, footTop, emblemLeft, scale } = frame
    const written = await lettersOf(poster)
    const letters = written.filter(({ x }) => x >= stub)
    const inFoot = letters.filter(({ y }) => y > footTop)
    const inField = letters.filter(({ y }) => y < footTop)

    it('is read whole in a square and a circle', () => {
      const radius = Math.min(width, height) / 2
      const cut = letters.filter(
        ({ x, y }) => Math.hypot(x - width / 2, y - height / 2) > radius - safeMargin,
      )
      expect(cut).toEqual([])
    })

    it('has no text that runs into what is beside it', () => {
      const label = written.filter(({ x }) => x < stub)
      expect(label.length > 0).toBe(Boolean(poster.label))
      const line = halfLine * scale
      const over = [
        ...label.filter(({ x, y }) => x > stub - line || y < stub + line || y > height - line),
        ...letters.filter(({ x, y }) => x > right - line || Math.abs(y - footTop) <= line),
        ...inFoot.filter(({ x }) => x < emblemLeft + height - footTop + line),
      ]
      expect(over).toEqual([])
    })

    it('has letters for a picture of 300 pixels, which stand out from their ground', async () => {
      const [day = 0, hours = 0] = bands(inFoot)
      expect(day / scale).toBeGreaterThanOrEqual(92 * 0.6)
      expect(hours / scale).toBeGreaterThanOrEqual(17)
      const stubs = [scheme.stub, scheme.stubText].map((colour) => rgbOf(colours[colour]))
      expect(contrastOf(...(stubs as [Rgb, Rgb]))).toBeGreaterThanOrEqual(4.5)
      const share = await shareOfLetters(poster, inField)
      // Bold letters cover a fifth to a half of their lines; an empty or a filled field does not.
      expect(share).toBeGreaterThan(0.15)
      expect(share).toBeLessThan(0.6)
      // Capitals of 15 pixels in a chat, where the name is not a long one.
      const [title = 0] = bands(inField)
      expect(title / 4).toBeGreaterThanOrEqual(name === 'this event' ? 15 : 0)
    })
  },
)
