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
import { type Poster, postersOf, size } from './posters.ts'

const template = new URL('poster.typ', import.meta.url)

/** Flat colours and hard edges: full chroma, and a flat quantisation table (1), whose scale of qualities is another. */
const jpeg = {
  mozjpeg: true,
  quantisationTable: 1,
  chromaSubsampling: '4:4:4',
  quality: 38,
} as const

/**
 * The link previews of every page and speaker: an output for each. Same content, same
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
  const imageOf = ({ file, alt }: Poster): ShareImage => {
    return { path: `/${publishedAs(file)}`, ...size, type: 'image/jpeg', alt }
  }
  const { pages, textPages, speakers } = postersOf(content)
  return {
    pages: mapValues(pages, imageOf),
    textPages: mapValues(textPages, imageOf),
    speakers: mapValues(speakers, imageOf),
  }
}

/**
 * Draws a poster.
 * @throws if a text does not fit, with the poster's name
 */
export async function drawPoster({ scheme, art, emblem, brand, photo, ...texts }: Poster) {
  const { label, wall } = texts
  const svg = await typesetSvg(template, {
    ...texts,
    colours: mapValues(scheme, (colour) => colours[colour]),
    art: drawn(art),
    emblem: drawn(emblem),
    brand: drawn(brand),
    hasPhoto: Boolean(photo),
    // Without a text in the column on the left, tiles go on to its lower edge.
    ...(!label && { side: drawn(mosaic('lado', { columns: 1, rows: 2 })) }),
  })
  const image = sharp(Buffer.from(svg))
  if (!photo) return image.removeAlpha()
  // Below the wall's first row, inside the lines between the parts.
  const [left, top] = [wall.x + halfLine, wall.y + wall.cell + halfLine]
  const box = { width: size.width - left, height: size.height - top }
  const { data, info } = await cropPhoto(await readFile(photo), box)
  return image.composite([{ input: data, raw: info, left, top }]).removeAlpha()
}

/** In pixels; poster.typ draws the lines. */
const halfLine = 3

const drawn = (art: Art) => ({
  columns: art.columns,
  rows: art.rows,
  svg: standalone(art, { size: 100 }),
})
