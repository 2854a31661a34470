import { create, type Font } from 'fontkit'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { ShareImage, ShareImages } from '../../../src/lib/head.ts'
import { once } from '../../../src/lib/once.ts'
import { fontDirectory, makeFonts } from '../fonts/fonts.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { mapValues } from '../../lib/map-values.ts'
import { cropPhoto } from '../photos/crop.ts'
import { photoBox } from './frames.ts'
import { drawPoster } from './poster.ts'
import type { Fonts } from './poster-texts.ts'
import { type Sheet, type Sheets, sheetsOf } from './sheets.ts'

/**
 * Flat colours and hard edges: full chroma, and a flat quantisation table (1), which keeps 2 dB more at the same size
 * than the tables for photographs. Its scale of qualities is another: 38 looks as 78 does with those.
 */
const jpeg = { mozjpeg: true, quantisationTable: 1, chromaSubsampling: '4:4:4' } as const
const qualities = [38, 30, 24] as const

/**
 * The link previews of every page and speaker and the event's own pictures: an output for each. Same content, same
 * bytes.
 * @throws when drawn, if a text does not fit or a preview takes too many bytes, with the page's name.
 */
export function shareImageOutputs(
  content: SiteContent,
): Readonly<Record<string, () => Promise<Buffer>>> {
  return Object.fromEntries(
    everySheet(sheetsOf(content)).map((sheet) => [sheet.file, () => print(sheet)]),
  )
}

/**
 * What the pages tell of the pictures: where each is below the site's root, its size in pixels and its text in Spanish.
 * @param publishedAs a file's name with the hash of its bytes
 */
export function shareImages(
  content: SiteContent,
  publishedAs: (file: string) => string,
): ShareImages {
  const imageOf = ({ file, alt, poster }: Sheet): ShareImage => {
    const { width, height } = poster.frame
    return { path: `/${publishedAs(file)}`, width, height, type: 'image/jpeg', alt }
  }
  const { pages, textPages, speakers, event } = sheetsOf(content)
  return {
    pages: mapValues(pages, imageOf),
    textPages: mapValues(textPages, imageOf),
    speakers: mapValues(speakers, imageOf),
    event: event.map(imageOf),
  }
}

const everySheet = ({ pages, textPages, speakers, event }: Sheets): Sheet[] => [
  ...Object.values(pages),
  ...Object.values(textPages),
  ...Object.values(speakers),
  ...event,
]

async function print(sheet: Sheet): Promise<Buffer> {
  const photo = sheet.photo && (await photoAddress(sheet.photo, sheet))
  return encode(drawPoster({ ...sheet.poster, photo }, await shareFonts()), sheet)
}

async function photoAddress(file: string, { poster }: Sheet): Promise<string> {
  const { width, height } = photoBox(poster.frame)
  const { data, info } = await cropPhoto(await readFile(file), { width, height })
  const png = await sharp(data, { raw: info }).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

/** The fonts in which the posters are set. */
export const shareFonts = once(async (): Promise<Fonts> => {
  const { bold, display } = await makeFonts(fontDirectory)
  return { bold: await readFont(bold), display: await readFont(display) }
})

const readFont = async (file: string) => create(await readFile(file)) as Font

/**
 * The finest of `qualities` that keeps a picture within its limit.
 * @throws if none does.
 */
async function encode(svg: string, { limit, poster }: Sheet): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const quality of qualities) {
    const bytes = await sharp(data, { raw: info })
      .jpeg({ ...jpeg, quality })
      .toBuffer()
    if (bytes.length <= limit) return bytes
  }
  throw new Error(
    `The share image of ${poster.place} takes more than ${limit / 1000} kB, and chats might not load it: give it fewer or larger tiles (scripts/outputs/share-images/frames.ts).`,
  )
}
