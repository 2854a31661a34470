// Link previews and the event's own pictures (issue: worth sharing).
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { contrastOf, rgbAt, rgbOf } from '../../../../scripts/lib/contrast.ts'
import { drawPoster } from '../../../../scripts/outputs/share-images/poster.ts'
import { layPoster } from '../../../../scripts/outputs/share-images/poster-texts.ts'
import {
  shareFonts,
  shareImageOutputs,
  shareImages,
} from '../../../../scripts/outputs/share-images/share-images.ts'
import { largestBytes, sheetsOf } from '../../../../scripts/outputs/share-images/sheets.ts'
import { card } from '../../../../scripts/outputs/share-images/frames.ts'
import { setText } from '../../../../scripts/outputs/share-images/type.ts'
import { makeOutputs } from '../../../../scripts/outputs/outputs.ts'
import { alteredEvent } from '../../../support/altered-event.ts'
import { pages, type SpeakerId, speakers, specification } from '../../../support/specification.ts'
import type { SiteContent } from '../../../../scripts/content/site-content.ts'
import { colours } from '../../../../src/azulejo/palette.ts'
import type { ShareImage } from '../../../../src/lib/head.ts'
import type { Speaker } from '../../../../src/content/schema.ts'

/** Drawing all of them three times would take long: the first of each kind and one more show what changes. */
const { faq } = pages
const { 'lucia-romero': lucia, 'javier-ortega': javier } = speakers
const few = (content: SiteContent, speaker: Speaker = lucia) =>
  ({
    ...content,
    pages: { home: content.pages.home, faq: content.pages.faq },
    speakers: { 'lucia-romero': speaker, 'javier-ortega': javier },
  }) as unknown as SiteContent
const otherDay = alteredEvent({
  event: (before) => ({
    ...before,
    start: '2026-09-23T10:00:00+02:00',
    end: '2026-09-23T22:30:00+02:00',
  }),
})
const withTitle = (shareTitle: string): SiteContent => ({
  ...specification,
  pages: { ...pages, faq: { ...faq, shareTitle } },
})

const everyOne = <One>(of: {
  readonly pages: Readonly<Record<string, One>>
  readonly speakers: Readonly<Record<string, One>>
  readonly event: readonly One[]
}) => [...Object.values(of.pages), ...Object.values(of.speakers), ...of.event]

/** What pages tell of the pictures, and the bytes of each by its path. */
async function draw(content: SiteContent) {
  const site = { origin: 'https://sevilla.example', base: '/' }
  const made = await makeOutputs(shareImageOutputs(content), content, site)
  const images = shareImages(
    content,
    (name) => made.get(name)?.file ?? `${name}, which is not drawn`,
  )
  return {
    images: images as typeof images & {
      readonly speakers: Readonly<Record<SpeakerId, ShareImage>>
    },
    bytes: new Map([...made.values()].map(({ file, data }) => [`/${file}`, data])),
  }
}

const [{ images, bytes }, { images: withOtherName }, { images: withOtherDay }] = await Promise.all([
  draw(specification),
  draw(few(specification, { ...lucia, name: 'Inés Cárdenas' })),
  draw(few(otherDay)),
])
const previews = [...Object.values(images.pages), ...Object.values(images.speakers)]
const all = everyOne(images)
const bytesOf = (image: ShareImage) => bytes.get(image.path) as Buffer

const fonts = await shareFonts()
const sheets = sheetsOf(specification)
const cards = [...Object.values(sheets.pages), ...Object.values(sheets.speakers)]

describe('the share images', () => {
  it('are one for every page and speaker and three of the event', () => {
    expect(Object.keys(images.pages)).toEqual(Object.keys(pages))
    expect(Object.keys(images.speakers)).toEqual(Object.keys(speakers))
    expect(previews).toHaveLength(Object.keys(pages).length + Object.keys(speakers).length)
    expect(new Set(all.map((image) => image.path)).size).toBe(all.length)
    expect([...bytes.keys()].toSorted()).toEqual(all.map((image) => image.path).toSorted())
  })

  it('are JPEGs of the size that they say, in full colour and without notes', async () => {
    for (const image of all) {
      const found = await sharp(bytesOf(image)).metadata()
      expect(found).toMatchObject({
        format: 'jpeg',
        width: image.width,
        height: image.height,
        channels: 3,
        chromaSubsampling: '4:4:4',
      })
      expect(image.type).toBe('image/jpeg')
      expect([found.exif, found.icc, found.xmp, found.iptc]).toEqual(Array(4).fill(undefined))
    }
  })

  it('are 1200 × 630 and at most 120 kB as previews', () => {
    expect(largestBytes).toBe(120_000)
    for (const image of previews) {
      expect([image.width, image.height]).toEqual([1200, 630])
      expect(bytesOf(image).length).toBeLessThanOrEqual(largestBytes)
    }
  })

  it('show the event in 16:9, 4:3 and 1:1, as wide as search engines ask', () => {
    expect(images.event.map(({ width, height }) => width / height)).toEqual([16 / 9, 4 / 3, 1])
    for (const { width } of images.event) expect(width).toBeGreaterThanOrEqual(1200)
  })

  it('are named for what they show and by a hash of their bytes', () => {
    for (const image of all) {
      const hash = createHash('sha256').update(bytesOf(image)).digest('hex').slice(0, 8)
      expect(image.path).toMatch(new RegExp(`^/compartir/[a-z0-9-]+-${hash}\\.jpg$`))
    }
    expect(images.pages.home.path).toMatch(/^\/compartir\/inicio-/)
    expect(images.pages.programme.path).toMatch(/^\/compartir\/programa-/)
    expect(images.speakers['marta-leon'].path).toMatch(/^\/compartir\/marta-leon-/)
  })

  it('are plain data', () => {
    expect(JSON.parse(JSON.stringify(images))).toEqual(images)
  })
})

describe('their texts for those who do not see them', () => {
  it('are Spanish sentences, all different, that X takes', () => {
    const alts = all.map(({ alt }) => alt)
    expect(new Set(alts).size).toBe(alts.length)
    for (const alt of alts) {
      expect(alt).toMatch(/^Cartel .+ azulejo.*\.$/)
      expect(alt).not.toMatch(/[{}]|undefined/)
      expect(alt.length).toBeLessThanOrEqual(420)
      expect(alt).toContain('sábado 8 de noviembre de 2025, de 11:00 a 21:00, en Sevilla')
    }
  })

  it('say what is written large', () => {
    expect(images.pages.tickets.alt).toContain('«Tu entrada para el 8 de noviembre»')
    expect(images.speakers['marta-leon'].alt).toContain('Marta León')
    expect(images.speakers['marta-leon'].alt).toContain('Presidenta de Ultramar Robótica.')
  })
})

describe('when the content changes', () => {
  it('a speaker changes one picture, and a second run gives every other the same bytes', () => {
    const before = images.speakers['lucia-romero']
    const after = withOtherName.speakers['lucia-romero']
    expect(after.path).not.toBe(before.path)
    expect(after.alt).toBe(before.alt.replace('Lucía Romero', 'Inés Cárdenas'))
    expect(withOtherName.speakers['javier-ortega']).toEqual(images.speakers['javier-ortega'])
    expect(withOtherName.pages).toEqual({ home: images.pages.home, faq: images.pages.faq })
    expect(withOtherName.event).toEqual(images.event)
  })

  it('a date changes the name and the text of every picture', () => {
    const changed = everyOne(withOtherDay)
    expect(changed).toHaveLength(2 + 2 + 3)
    const before = new Set(all.map((image) => image.path))
    for (const image of changed) expect(before).not.toContain(image.path)
  })

  it('a date changes the drawing and the text of all pages and speakers', () => {
    const sheetsThen = everyOne(sheetsOf(otherDay))
    const drawings = new Set(everyOne(sheets).map(({ poster }) => drawPoster(poster, fonts)))
    expect(drawings.size).toBe(all.length)
    expect(sheetsThen).toHaveLength(all.length)
    for (const { alt, poster } of sheetsThen) {
      expect(drawings).not.toContain(drawPoster(poster, fonts))
      expect(alt).toContain('miércoles 23 de septiembre de 2026, de 10:00 a 22:30, en Sevilla')
      expect(alt).not.toMatch(/2025|noviembre/)
    }
  })

  it('a title that does not fit stops the build and is named with its page', async () => {
    const tooLong = 'Preguntas y respuestas '.repeat(20).trim()
    const failing = draw(withTitle(tooLong))
    await expect(failing).rejects.toThrow(`«${tooLong}» does not fit`)
    await expect(failing).rejects.toThrow('the page "faq"')
  })

  it.each([
    'Ana Núñez Bermúdez-Coronel',
    'Concepción Fernández de Córdoba y Álvarez de las Asturias',
    'Electroencefalografistas y otorrinolaringólogos unidos del sur',
    'W'.repeat(60),
  ])('sets a name as long as %s', (name) => {
    const { width, height } = card.title
    const style = {
      font: fonts.display,
      largest: 180,
      smallest: 84,
      maxLines: 4,
      leading: 0.9,
      tracking: 0,
    }
    const set = setText(name, { width, height }, style, 'a test')
    expect(set.lines.join('').replace(/[\s-]/g, '')).toBe(name.replace(/[\s-]/g, ''))
    expect(set.height).toBeLessThanOrEqual(height)
    expect(set.size).toBeGreaterThanOrEqual(30)
  })
})

describe('in a list of chats, 300 pixels wide', () => {
  const chatWidth = 300

  it('the title has letters of 11 pixels and the day and the month are larger than the small print', () => {
    for (const { poster } of cards) {
      const { title, pieces } = layPoster(poster, fonts)
      const xHeight = (fonts.display.xHeight / fonts.display.unitsPerEm) * title.size
      expect((xHeight * chatWidth) / 1200).toBeGreaterThanOrEqual(11)
      expect(title.size).toBeGreaterThanOrEqual(84)
      expect(title.lines.length).toBeLessThanOrEqual(4)
      const sizeOf = (text: string) =>
        pieces.find(({ setting }) => setting.lines.join(' ') === text)?.setting.size
      expect(sizeOf(poster.day)).toBeGreaterThanOrEqual(120)
      expect(sizeOf(poster.month)).toBeGreaterThanOrEqual(40)
      expect(sizeOf(poster.city)).toBeGreaterThanOrEqual(40)
    }
  })

  it.each(cards.map((sheet, i) => [sheet.file, sheet, previews[i]] as const))(
    'the letters of %s stand out from their ground in the file itself',
    async (_, { poster }, preview) => {
      const { title, pieces } = layPoster(poster, fonts)
      const piece = pieces.find(({ setting }) => setting === title)
      const scale = chatWidth / poster.frame.width
      const region = {
        left: Math.round((piece?.x ?? 0) * scale),
        top: Math.round((piece?.y ?? 0) * scale),
        width: Math.round((poster.frame.right - (piece?.x ?? 0)) * scale) - 4,
        height: Math.round(title.height * scale),
      }
      const file = bytesOf(preview as ShareImage)
      const { data, info } = await sharp(await sharp(file).resize(chatWidth).png().toBuffer())
        .extract(region)
        .raw()
        .toBuffer({ resolveWithObject: true })
      const pixels = Array.from({ length: info.width * info.height }, (__, i) => rgbAt(data, i * 3))
      const text = rgbOf(colours[poster.scheme.text])
      const ground = rgbOf(colours[poster.scheme.field])
      const nearText = pixels.filter((pixel) => contrastOf(pixel, ground) >= 4.5)
      expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(4.5)
      // Bold letters cover a fifth to a half of their lines; an empty or a filled field does not.
      expect(nearText.length / pixels.length).toBeGreaterThan(0.15)
      expect(nearText.length / pixels.length).toBeLessThan(0.6)
    },
  )
})
