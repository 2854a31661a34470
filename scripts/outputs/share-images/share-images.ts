import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { ShareImage, ShareImages } from '../../../src/lib/head.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { mapValues } from '../../lib/map-values.ts'
import { cropPhoto } from '../photos/crop.ts'
import { photoBox } from './frames.ts'
import { drawPoster, type Poster } from './poster.ts'
import { type Sheet, sheetsOf } from './sheets.ts'

/** Flat colours and hard edges: full chroma, and a flat quantisation table (1), whose scale of qualities is another. */
const jpeg = {
  mozjpeg: true,
  quantisationTable: 1,
  chromaSubsampling: '4:4:4',
  quality: 38,
} as const

/**
 * The link previews of every page and speaker and the event's own pictures: an output for each. Same content, same
 * bytes.
 * @throws when drawn, if a text does not fit, with the page's name.
 */
export function shareImageOutputs(
  content: SiteContent,
): Readonly<Record<string, () => Promise<Buffer>>> {
  const sheets = Object.values(sheetsOf(content)).flatMap((kind) => Object.values<Sheet>(kind))
  return Object.fromEntries(sheets.map((sheet) => [sheet.file, () => print(sheet)]))
}

/**
 * What pages name of the pictures: path below the site's root, size in pixels, text alternative.
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

async function print({ photo, poster }: Sheet): Promise<Buffer> {
  const svg = await drawPoster(poster, photo && (await photoAddress(photo, poster)))
  return sharp(Buffer.from(svg)).removeAlpha().jpeg(jpeg).toBuffer()
}

async function photoAddress(file: string, { frame }: Poster): Promise<string> {
  const { data, info } = await cropPhoto(await readFile(file), photoBox(frame))
  const png = await sharp(data, { raw: info }).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
