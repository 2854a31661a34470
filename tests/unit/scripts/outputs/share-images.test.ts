// Link previews: their files, their tags in pages, and their pixels.
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SiteContent } from '../../../../src/event/reading/siteContent.ts'
import { contrastOf } from '../../../../scripts/lib/contrast.ts'
import { rgbOf } from '../../../support/colours.ts'
import { displayFont } from '../../../../scripts/outputs/fonts.ts'
import { type Poster, postersOf } from '../../../../scripts/outputs/share-images/posters.ts'
import {
  drawPoster,
  makeShareImages,
  preview,
} from '../../../../scripts/outputs/share-images/share-images.ts'
import { colours } from '../../../../src/azulejo/palette.ts'
import type { ShareImage, ShareImages } from '../../../../src/lib/head.ts'
import type { Speaker } from '../../../../src/content/schema.ts'
import { alteredEvent } from '../../../support/altered-event.ts'
import { routes } from '../../../support/routes.ts'
import { pages, speakers, specification } from '../../../support/specification.ts'

type Kinds<One> = {
  readonly pages: Readonly<Record<string, One>>
  readonly speakers: Readonly<Record<string, One>>
}
const everyOne = <One>(of: Kinds<One>) => [
  ...Object.values(of.pages),
  ...Object.values(of.speakers),
]

/** The pictures as pages describe them, and the bytes of each by its path. */
async function draw(content: SiteContent) {
  const { published, images } = await makeShareImages(content)
  const bytes = new Map(Object.entries(published).map(([file, data]) => [`/${file}`, data]))
  return { images, bytes, all: everyOne(images) }
}

/** Fewer pages, because drawing all pictures again would take long. */
const few = (change: object) => {
  const { home, faq, speakers: people } = pages
  const some = { home, faq, speakers: people }
  const { 'lucia-romero': lucia } = speakers
  const content = { ...specification, pages: some, speakers: { 'lucia-romero': lucia } }
  return { ...content, ...change } as unknown as SiteContent
}

const font = await displayFont()
const size = { width: preview.width, height: preview.height }

let images: ShareImages
let bytes: ReadonlyMap<string, Buffer>
let all: readonly ShareImage[]
beforeAll(async () => {
  ;({ images, bytes, all } = await draw(specification))
})

describe('the pictures', () => {
  it('are one for each page and speaker', () => {
    expect(all).toHaveLength(routes.length + 5)
    const told = [...all.map(({ path }) => path), ...images.event]
    expect([...bytes.keys()].toSorted()).toEqual(told.toSorted())
  })

  it('show the event in 16:9 and as a square, large enough for search engines', async () => {
    const found = images.event.map(async (path) => {
      const { width, height } = await sharp(bytes.get(path)).metadata()
      return [width, height]
    })
    expect(await Promise.all(found)).toEqual([
      [1920, 1080],
      [1080, 1080],
    ])
  })

  it('are JPEGs of the declared size, in full colour, without metadata, and light', async () => {
    for (const { path, ...told } of all) {
      const data = bytes.get(path) as Buffer
      const found = await sharp(data).metadata()
      expect(told).toMatchObject(size)
      const wanted = { format: 'jpeg', ...size, channels: 3, chromaSubsampling: '4:4:4' }
      expect(found).toMatchObject(wanted)
      expect([found.exif, found.icc, found.xmp, found.iptc]).toEqual(Array(4).fill(undefined))
      expect(path).toMatch(/^\/compartir\/[a-z0-9-]+-[0-9a-f]{8}\.jpg$/)
      expect(data.length).toBeLessThanOrEqual(160_000)
    }
  })

  it('have text alternatives: sentences, all different, short enough for X', () => {
    const alts = all.map(({ alt }) => alt)
    expect(new Set(alts).size).toBe(alts.length)
    for (const alt of alts) {
      expect(alt).toMatch(/^Cartel .+ azulejo.*\.$/)
      expect(alt.length).toBeLessThanOrEqual(420)
      expect(alt).toContain('sábado 8 de noviembre de 2025, de 11:00 a 21:00, en Sevilla')
    }
    expect(images.pages.tickets?.alt).toContain('«Tu entrada para el 8 de noviembre»')
    expect(images.speakers['marta-leon']?.alt).toMatch(
      /^Cartel de Marta León en .+ Presidenta de Ultramar Robótica\./,
    )
  })
})

describe('when the content changes', () => {
  it('a speaker changes one picture, and a second run gives every other the same bytes', async () => {
    const { 'lucia-romero': lucia } = speakers
    const renamed = { 'lucia-romero': { ...lucia, name: 'Inés Cárdenas' } }
    const then = await draw(few({ speakers: renamed }))
    const [before, after] = [images, then.images].map((of) => of.speakers['lucia-romero'])
    expect(after?.path).not.toBe(before?.path)
    expect(after?.alt).toBe(before?.alt.replace('Lucía Romero', 'Inés Cárdenas'))
    expect(then.images.pages).toEqual({
      home: images.pages.home,
      faq: images.pages.faq,
      speakers: images.pages.speakers,
    })
  })

  it('a date changes every poster and its text', () => {
    const start = '2026-09-23T10:00:00+02:00'
    const end = '2026-09-23T22:30:00+02:00'
    const otherDay = alteredEvent({ event: (event) => ({ ...event, start, end }) })
    for (const { alt, day, month } of everyOne<Poster>(postersOf(otherDay, font))) {
      expect(alt).toContain('miércoles 23 de septiembre de 2026, de 10:00 a 22:30, en Sevilla')
      expect([day, month]).toEqual(['23', 'septiembre'])
    }
  })

  it('a title that does not fit stops the build and is named with its page', async () => {
    const shareTitle = 'Preguntas y respuestas '.repeat(40).trim()
    const changed = { home: pages.home, faq: { ...pages.faq, shareTitle } }
    const failing = draw(few({ pages: changed }))
    await expect(failing).rejects.toThrow(
      `«${shareTitle}» no cabe en la vista previa de la página «faq»: acórtalo.`,
    )
  })
})

const { event, facts } = specification
const named = (name: string, i: number) => ({ ...Object.values(speakers)[i], name }) as Speaker
const elsewhere = postersOf(
  {
    ...specification,
    event: { ...event, city: 'San Sebastián' },
    facts: { ...facts, diaNumero: '28', mes: 'septiembre', DiaSemana: 'Miércoles', fin: '22:30' },
    speakers: {
      long: named('Electroencefalografistas y otorrinolaringólogos unidos del sur', 0),
      foreign: named('Nguyễn Ánh Łukasz Ștefănescu Őry Ağaoğlu', 1),
      endless: named('W'.repeat(60), 2),
    },
  },
  font,
)
const here = postersOf(specification, font)
const posters: readonly (readonly [string, Poster | undefined])[] = [
  ['home', here.pages.home],
  ['the tickets', here.pages.tickets],
  ['a speaker', here.speakers['lucia-romero']],
  ['a long name', elsewhere.speakers.long],
  ['a foreign name', elsewhere.speakers.foreign],
  ['a name without an end', elsewhere.speakers.endless],
]

const pixelsOf = async (poster: Poster) => (await drawPoster(poster)).raw().toBuffer()

type Point = { readonly x: number; readonly y: number }

/** The pixels of the letters: those that change if the letters get the colour of their ground. */
async function lettersOf(poster: Poster): Promise<readonly Point[]> {
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
