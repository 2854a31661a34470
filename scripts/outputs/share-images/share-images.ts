import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import type { Art } from '../../../src/azulejo/art.ts'
import { mosaic } from '../../../src/azulejo/mosaic.ts'
import { colours } from '../../../src/azulejo/palette.ts'
import { standalone } from '../../../src/azulejo/standalone.ts'
import type { ShareImage, ShareImages } from '../../../src/lib/head.ts'
import type { SiteContent } from '../../../src/event/reading/siteContent.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { hashOf } from '../../lib/hash-of.ts'
import { cropPhoto } from '../crop-photo.ts'
import { typesetSvg } from '../typst.ts'
import { type Poster, postersOf, size } from './posters.ts'
import { ownPaths } from '../../../src/lib/ownNames.ts'

const template = new URL('poster.typ', import.meta.url)

/** For flat colours and hard edges: full chroma, and a flat quantisation table (1), which has its own quality scale. */
const jpeg = {
  mozjpeg: true,
  quantisationTable: 1,
  chromaSubsampling: '4:4:4',
  quality: 38,
} as const

/** Search engines show the event in these ratios, at a height of 1080 pixels. */
const eventWidths = { '16x9': 1920, '1x1': 1080 }

/**
 * Draws the link previews of every page and speaker, and the event's pictures: the same bytes for the same content.
 * @returns what pages need to know about them, and the files by their names below the site's root
 * @throws if a text does not fit, with the poster's name
 */
export async function makeShareImages(content: SiteContent) {
  const published: Record<string, Buffer> = {}
  const drawn = new Map<Poster, ShareImage>()
  const { pages, textPages, speakers } = postersOf(content)
  const posters = [pages, textPages, speakers].flatMap((kind) => Object.values<Poster>(kind))
  const publish = async (name: string, picture: Sharp) => {
    const data = await picture.jpeg(jpeg).toBuffer()
    // Chats and browsers cache a picture by its address.
    const file = `${ownPaths.previews.slice(1)}/${name}-${hashOf(data)}.jpg`
    published[file] = data
    return `/${file}`
  }
  const drawing = posters.map(async (poster) => {
    const path = await publish(poster.file, await drawPoster(poster))
    drawn.set(poster, { path, ...size, type: 'image/jpeg', alt: poster.alt })
  })
  const cutting = Object.entries(eventWidths).map(async ([ratio, width]) =>
    publish(`evento-${ratio}`, await cutTo(width, pages.home)),
  )
  const [event] = await Promise.all([Promise.all(cutting), Promise.all(drawing)])
  const imageOf = (poster: Poster) => drawn.get(poster) as ShareImage
  const images: ShareImages = {
    pages: mapValues(pages, imageOf),
    textPages: mapValues(textPages, imageOf),
    speakers: mapValues(speakers, imageOf),
    event,
  }
  return { published, images }
}

/** A poster 1080 pixels high, with its sides cut off. */
async function cutTo(width: number, poster: Poster) {
  const height = 1080
  const scale = height / size.height
  const left = Math.floor((size.width * scale - width) / 2)
  return (await drawPoster(poster, scale)).extract({ left, top: 0, width, height })
}

/**
 * Draws a poster.
 * @param scale of a poster without a photo
 * @throws if a text does not fit, with the poster's name
 */
export async function drawPoster(poster: Poster, scale = 1) {
  const { scheme, art, emblem, brand, photo, ...texts } = poster
  const { label, wall } = texts
  const svg = await typesetSvg(template, {
    ...texts,
    colours: mapValues(scheme, (colour) => colours[colour]),
    art: svgOf(art),
    emblem: svgOf(emblem),
    brand: svgOf(brand),
    hasPhoto: Boolean(photo),
    // Without a label in the left column, tiles go on to its lower edge.
    ...(!label && { side: svgOf(mosaic('lado', { columns: 1, rows: 2 })) }),
  })
  const image = sharp(Buffer.from(svg), { density: 72 * scale })
  if (!photo) return image.removeAlpha()
  // Below the wall's first row, inside the lines between the parts.
  const [left, top] = [wall.x + halfLine, wall.y + wall.cell + halfLine]
  const box = { width: size.width - left, height: size.height - top }
  const { data, info } = await cropPhoto(await readFile(photo), box)
  return image.composite([{ input: data, raw: info, left, top }]).removeAlpha()
}

/** Half of the width of the lines in poster.typ, in pixels. */
const halfLine = 3

const svgOf = (art: Art) => ({
  columns: art.columns,
  rows: art.rows,
  svg: standalone(art, { size: 100 }),
})
