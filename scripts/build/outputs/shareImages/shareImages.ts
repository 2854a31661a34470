import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import type { Art } from '../../../../src/azulejo/art.ts'
import { mosaic } from '../../../../src/azulejo/mosaic.ts'
import { colours } from '../../../../src/azulejo/palette.ts'
import { standalone } from '../../../../src/azulejo/render.ts'
import { previewSize, type ShareImages } from '../../../../src/lib/head.ts'
import { mapValues } from '../../../../src/lib/mapValues.ts'
import { hashOf } from '../../lib/hashOf.ts'
import { cropPhoto } from '../photos.ts'
import { typesetSvg } from '../typst.ts'
import { cutOutFonts } from '../../fonts/fonts.ts'
import { type PreviewImage, previewImagesOf } from './previewImages.ts'
import { reservedPaths } from '../../../../src/lib/reservedNames.ts'
import type { SiteContent } from '../../../../src/event/model.ts'

const template = new URL('previewImage.typ', import.meta.url)

/**
 * Settings for pictures with few colours and hard edges: full chroma resolution (4:4:4), and mozjpeg's quantisation table 1, in
 * which all entries are equal. With this table a lower `quality` than usual is enough.
 */
const jpeg = {
  mozjpeg: true,
  quantisationTable: 1,
  chromaSubsampling: '4:4:4',
  quality: 38,
} as const

/** The format of link previews. `stack` is the number of tiles in the column at the right. */
const preview = { ...previewSize, stack: 2, scale: 1 }

/** The format of a second picture of the event, in the ratio 16:9, for search engines. `scale` makes it 1920 pixels wide. */
const wide = { width: 1200, height: 675, stack: 3, scale: 1.6 }

/**
 * Draws the link previews of every page and speaker, and the event's pictures for search engines. The same content always
 * gives the same bytes.
 * @returns
 * - `images`: the paths and text alternatives, as pages get them
 * - `published`: the files by their paths below the site's root
 * @throws if a text does not fit; the message names its preview image
 */
export async function makeShareImages(content: SiteContent) {
  const published: Record<string, Buffer> = {}
  const { pages, textPages, speakers } = previewImagesOf(content, await cutOutFonts())
  const publish = async (name: string, picture: Sharp) => {
    const data = await picture.jpeg(jpeg).toBuffer()
    const file = `${reservedPaths.previews.slice(1)}/${name}.jpg`
    published[file] = data
    // Chat services cache a picture by its address, so the query changes with the picture. The name of the file stays, so that
    // links which were shared before still have a picture.
    return `/${file}?v=${hashOf(data)}`
  }
  const imagesOf = async (previewImages: Readonly<Record<string, PreviewImage>>) => {
    const drawing = Object.entries(previewImages).map(async ([id, previewImage]) => {
      const path = await publish(previewImage.file, await drawPreviewImage(previewImage))
      return [id, { path, alt: previewImage.alt }] as const
    })
    return Object.fromEntries(await Promise.all(drawing))
  }
  const ofPages = await imagesOf(pages)
  const images: ShareImages = {
    pages: ofPages,
    textPages: await imagesOf(textPages),
    speakers: await imagesOf(speakers),
    event: [
      await publish('evento-16x9', await drawPreviewImage(pages.home, wide)),
      ...(ofPages.home ? [ofPages.home.path] : []),
    ],
  }
  return { published, images }
}

/**
 * Draws a preview image in a format, `preview` or `wide`.
 * @throws if a text does not fit; the message names the preview image
 */
export async function drawPreviewImage(previewImage: PreviewImage, { scale, ...format } = preview) {
  const { scheme, picture, brand, photo, ...texts } = previewImage
  // The template paints the scheme's ground over the whole image, so the picture's own ground is left out.
  const { ground: _, ...tiles } = picture
  const svg = await typesetSvg(template, {
    ...texts,
    ...format,
    colours: mapValues(scheme, (colour) => colours[colour]),
    ink: colours.tinta,
    picture: svgOf(tiles),
    isCut: Boolean(tiles.outline),
    brand: svgOf(brand),
    hasPhoto: Boolean(photo),
    // If there is no label, tiles fill the whole column.
    ...(!texts.label && {
      side: svgOf(mosaic({ columns: 1, rows: format.stack - 1 }, { seed: 'lado' })),
    }),
  })
  // At a density of 72 each unit of the SVG is one pixel.
  const image = sharp(Buffer.from(svg), { density: 72 * scale })
  if (!photo) return image.removeAlpha()
  // Only previews of speakers have a photo, and all of them have the format `preview`.
  const { data, info } = await cropPhoto(await readFile(photo), photoBox)
  const { left, top } = photoBox
  return image.composite([{ input: data, raw: info, left, top }]).removeAlpha()
}

/** The side of a tile in the picture of a preview image, in pixels: three rows of tiles are as high as the image. */
const tileSide = previewSize.height / 3

/** Half the width of the lines around the photo, in pixels (`rule` in previewImage.typ). */
const halfLine = 3

/** The box of the photo, in pixels: the lower two rows of tiles, without the lines above them and at their right. */
const photoBox = {
  left: 0,
  top: tileSide + halfLine,
  width: 2 * tileSide - halfLine,
  height: 2 * tileSide - halfLine,
}

const svgOf = (art: Art) => standalone(art, { size: 100 })
