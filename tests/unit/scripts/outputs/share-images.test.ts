// Link previews: their files, what they say, and whether it can be read.
import sharp from 'sharp'
import { hashOf } from '../../../../scripts/lib/hash-of.ts'
import { describe, expect, it } from 'vitest'
import type { SiteContent } from '../../../../scripts/content/loadContent.ts'
import { contrastOf } from '../../../../scripts/lib/contrast.ts'
import { rgbOf } from '../../../support/colours.ts'
import { displayFont } from '../../../../scripts/outputs/fonts.ts'
import { type PreviewPoster, postersOf } from '../../../../scripts/outputs/share-images/posters.ts'
import {
  drawPoster,
  makeShareImages,
  preview,
} from '../../../../scripts/outputs/share-images/share-images.ts'
import { colours } from '../../../../src/azulejo/palette.ts'
import type { ShareImage } from '../../../../src/lib/head.ts'
import { routes } from '../../../support/routes.ts'
import { pages, speakers, specification } from '../../../support/specification.ts'

type Kinds<One> = Readonly<Record<'pages' | 'speakers', Readonly<Record<string, One>>>>
const everyOne = <One>(of: Kinds<One>) => [of.pages, of.speakers].flatMap(Object.values<One>)

/** Few posters, because drawing takes long. */
const few = (change: Partial<SiteContent> = {}) =>
  ({
    ...specification,
    pages: { home: pages.home, tickets: pages.tickets, speakers: pages.speakers },
    speakers: { 'lucia-romero': speakers['lucia-romero'] },
    ...change,
  }) as SiteContent

const font = await displayFont()
const here = postersOf(specification, font)
const size = { width: preview.width, height: preview.height }

describe('the pictures', () => {
  it('are one for each page and speaker, with text alternatives, all different and short enough for X', () => {
    const alts = everyOne<PreviewPoster>(here).map(({ alt }) => alt)
    expect(new Set(alts).size).toBe(routes.length + 5)
    for (const alt of alts) {
      expect(alt).toMatch(/^Cartel .+ azulejo.*\.$/)
      expect(alt.length).toBeLessThanOrEqual(420)
      expect(alt).toContain('sábado 8 de noviembre de 2025, de 11:00 a 21:00, en Sevilla')
    }
    expect(here.pages.tickets?.alt).toContain('«Tu entrada para el 8 de noviembre»')
    expect(here.speakers['marta-leon']?.alt).toMatch(
      /^Cartel de Marta León en .+ «Doce años que no salen en los titulares»\./,
    )
  })

  it('are light JPEGs of the declared size, in full colour, without metadata; a changed speaker changes one', async () => {
    const [{ published, images }, then] = await Promise.all([
      makeShareImages(few()),
      makeShareImages(
        few({
          speakers: { 'lucia-romero': { ...speakers['lucia-romero'], name: 'Inés Cárdenas' } },
        }),
      ),
    ])
    expect(Object.keys(published)).toHaveLength(6)
    for (const { path } of everyOne<ShareImage>(images)) {
      const [file = '', version] = path.slice(1).split('?v=')
      const data = published[file] as Buffer
      const { exif, icc, xmp, iptc, ...found } = await sharp(data).metadata()
      const expected = { format: 'jpeg', ...size, channels: 3, chromaSubsampling: '4:4:4' }
      expect(found).toMatchObject(expected)
      expect([exif, icc, xmp, iptc]).toEqual(Array(4).fill(undefined))
      expect(version).toBe(hashOf(data))
      expect(data.length).toBeLessThanOrEqual(160_000)
    }
    // The event in 16:9 and as a square, large enough for search engines.
    const event = images.event.map(async (path) => {
      const { width, height } = await sharp(published[path.slice(1).split('?')[0] ?? '']).metadata()
      return [width, height]
    })
    expect(await Promise.all(event)).toEqual([
      [1920, 1080],
      [1080, 1080],
    ])
    expect({ ...then.images, speakers: {} }).toEqual({ ...images, speakers: {} })
    const [before = [], after = []] = [images, then.images].map((of) =>
      of.speakers['lucia-romero']?.path.split('?'),
    )
    // The file keeps its name for whoever has shared it.
    expect(after[0]).toBe(before[0])
    expect(after[1]).not.toBe(before[1])
  })

  it('show the event in both ratios whatever title its home page is shared with', async () => {
    const home = { ...pages.home, shareTitle: 'Ven al encuentro' }
    const event = few({ pages: { home } as SiteContent['pages'], speakers: {} })
    expect((await makeShareImages(event)).images.event).toHaveLength(2)
  })

  it('stop the build at a title that does not fit, and name its page', async () => {
    const title = 'W'.repeat(90)
    await expect(drawPoster({ ...here.pages.faq!, title })).rejects.toThrow(
      `«${title}» no cabe en la vista previa de «faq»: acórtalo.`,
    )
  })
})

/** Long and foreign texts in each place. */
const elsewhere = {
  city: 'San Sebastián',
  day: '28',
  month: 'septiembre',
  weekday: 'Miércoles',
  hours: '11:00–22:30',
}
const { 'lucia-romero': lucia, 'marta-leon': marta } = here.speakers
const posters: readonly (readonly [string, PreviewPoster | undefined])[] = [
  ['home', here.pages.home],
  ['the tickets', here.pages.tickets],
  [
    'a foreign name',
    { ...lucia!, ...elsewhere, title: 'Nguyễn Ánh Łukasz Ștefănescu Őry Ağaoğlu' },
  ],
  ['a name without an end', { ...marta!, ...elsewhere, title: 'W'.repeat(60) }],
]

const pixelsOf = async (poster: PreviewPoster) => (await drawPoster(poster)).raw().toBuffer()

type Point = { readonly x: number; readonly y: number }

/** The pixels of the letters: those that change if the letters get the colour of their ground. */
async function lettersOf(poster: PreviewPoster): Promise<readonly Point[]> {
  const { ground: groundText, field: text, stub: stubText } = poster.scheme
  const written = await pixelsOf(poster)
  const scheme = { ...poster.scheme, groundText, text, stubText }
  const blank = await pixelsOf({ ...poster, scheme })
  const points: Point[] = []
  for (let i = 0; i < written.length; i += 3) {
    if (written.compare(blank, i, i + 3, i, i + 3) === 0) continue
    points.push({ x: (i / 3) % size.width, y: Math.floor(i / 3 / size.width) })
  }
  return points
}

/** The heights of the lines of text, from top to bottom. */
function bands(points: readonly Point[]): number[] {
  const rows = [...new Set(points.map(({ y }) => y))].toSorted((a, b) => a - b)
  const starts = rows.filter((y, i) => rows[i - 1] !== y - 1)
  return starts.map(
    (start, i) => rows.filter((y) => y >= start && y < (starts[i + 1] ?? size.height)).length,
  )
}

it.each(posters)(
  'the letters of %s are readable: cut to a square or a circle, and in a chat',
  async (name, poster) => {
    if (!poster) throw new Error(`There is no poster of ${name}.`)
    const { scheme, label } = poster
    const [edge, foot, stub] = [420, 434, 885]
    const written = await lettersOf(poster)
    const inStub = written.filter(({ x }) => x >= stub)
    const letters = written.filter(({ x }) => x < stub)
    const onGround = letters.filter(({ y }) => y > foot)
    const inField = letters.filter(({ y }) => y < foot)

    const [radius, margin, line] = [315, 3, 3]
    expect(inStub.length > 0).toBe(Boolean(label))
    const lost = [
      ...letters.filter(({ x, y }) => Math.hypot(x - 600, y - radius) > radius - margin),
      ...letters.filter(({ x, y }) => x < edge + line || Math.abs(y - foot) <= line),
      ...inStub.filter(
        ({ x, y }) => x < stub + line || y < stub - 570 + line || y > size.height - line,
      ),
    ]
    expect(lost).toEqual([])

    const [day = 0, hours = 0] = bands(onGround)
    expect(day).toBeGreaterThanOrEqual(40)
    expect(hours).toBeGreaterThanOrEqual(17)
    // Capitals of 15 pixels in a chat, unless the name is a long one.
    const [title = 0] = bands(inField)
    expect(title / 4).toBeGreaterThanOrEqual(name.includes('name') ? 1 : 15)
    const grounds = [
      [scheme.text, scheme.field],
      [scheme.groundText, scheme.ground],
      [scheme.stubText, scheme.stub],
    ] as const
    for (const [text, ground] of grounds) {
      const contrast = contrastOf(rgbOf(colours[text]), rgbOf(colours[ground]))
      expect(contrast).toBeGreaterThanOrEqual(4.5)
    }
  },
)
