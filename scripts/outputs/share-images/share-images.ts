import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Art } from '../../../src/azulejo/art.ts'
import { mosaic } from '../../../src/azulejo/mosaic.ts'
import { colours } from '../../../src/azulejo/palette.ts'
import { standalone } from '../../../src/azulejo/standalone.ts'
import type { ShareImage, ShareImages } from '../../../src/lib/head.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { mapValues } from '../../lib/map-values.ts'
import { cropPhoto } from '../crop-photo.ts'
import { typesetSvg } from '../typst.ts'
import { photoBox } from './frames.ts'
import { type Poster, postersOf } from './posters.ts'

const template = new URL('poster.typ', import.meta.url)

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
  const posters = Object.values(postersOf(content)).flatMap((kind) => Object.values<Poster>(kind))
  return Object.fromEntries(
    posters.map((poster) => [
      poster.file,
      async () => (await drawPoster(poster)).jpeg(jpeg).toBuffer(),
    ]),
  )
}

/**
 * What pages name of the pictures: path below the site's root, size in pixels, text alternative.
 * @param publishedAs a file's name with the hash of its bytes
 */
export function shareImages(
  content: SiteContent,
  publishedAs: (file: string) => string,
): ShareImages {
  const imageOf = ({ file, alt, frame }: Poster): ShareImage => {
    return { path: `/${publishedAs(file)}`, ...frame.printed, type: 'image/jpeg', alt }
  }
  const { pages, textPages, speakers, event } = postersOf(content)
  return {
    pages: mapValues(pages, imageOf),
    textPages: mapValues(textPages, imageOf),
    speakers: mapValues(speakers, imageOf),
    event: event.map(imageOf),
  }
}

/**
 * Draws a poster at the size of its frame.
 * @throws if a text does not fit, with the poster's name
 */
export async function drawPoster({ scheme, art, emblem, brand, photo, ...texts }: Poster) {
  const { frame, label } = texts
  const { printed, stub } = frame
  // Without a text in the stub, tiles go on to the lower edge.
  const more = label || !stub ? 0 : Math.ceil(630 / stub) - 1
  const svg = await typesetSvg(template, {
    ...texts,
    colours: mapValues(scheme, (colour) => colours[colour]),
    art: drawn(art),
    emblem: drawn(emblem),
    brand: drawn(brand),
    hasPhoto: Boolean(photo),
    ...(more && { side: drawn(mosaic('lado', { columns: 1, rows: more })) }),
  })
  const image = sharp(Buffer.from(svg), { density: (72 * printed.width) / frame.width })
  if (!photo) return image.removeAlpha()
  const { left, top, ...size } = photoBox(frame)
  const { data, info } = await cropPhoto(await readFile(photo), size)
  return image.composite([{ input: data, raw: info, left, top }]).removeAlpha()
}

const drawn = (art: Art) => ({
  columns: art.columns,
  rows: art.rows,
  svg: standalone(art, { size: 100 }),
})
