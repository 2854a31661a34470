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
 * Settings for flat colours and hard edges: full chroma resolution (4:4:4) and mozjpeg's flat quantisation table (1). With
 * this table `quality` has another scale than usual.
 */
const jpeg = {
  mozjpeg: true,
  quantisationTable: 1,
  chromaSubsampling: '4:4:4',
  quality: 38,
} as const

/** The format of link previews. `stack` is the number of large tiles in the column at the right. */
const preview = { ...previewSize, stack: 2, scale: 1 }

/** The format of a second picture of the event, in the ratio 16:9 for search engines. `scale` makes it 1920 pixels wide. */
const wide = { width: 1200, height: 675, stack: 3, scale: 1.6 }

/**
 * Draws the link previews of every page and speaker, and the event's pictures for search engines. The same content always
 * gives the same bytes.
 * @returns `images`, which pages read, and `published`, the files by their paths below the site's root
 * @throws if a text does not fit; the message names its preview image
 */
export async function makeShareImages(content: SiteContent) {
  const published: Record<string, Buffer> = {}
  const { pages, textPages, speakers } = previewImagesOf(content, await cutOutFonts())
  const publish = async (name: string, picture: Sharp) => {
    const data = await picture.jpeg(jpeg).toBuffer()
    const file = `${reservedPaths.previews.slice(1)}/${name}.jpg`
    published[file] = data
    // Chat services cache a picture by its address, so the query changes with the picture. The file keeps its name, so
    // that links shared before still have a picture.
    return `/${file}?v=${hashOf(data)}`
  }
  const imagesOf = async (drafts: Readonly<Record<string, PreviewImage>>) => {
    const drawing = Object.entries(drafts).map(async ([id, draft]) => {
      const path = await publish(draft.file, await drawPreviewImage(draft))
      return [id, { path, alt: draft.alt }] as const
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
    // Without a label, more tiles fill the rest of the column.
    ...(!texts.label && {
      side: svgOf(mosaic({ columns: 1, rows: format.stack - 1 }, { seed: 'lado' })),
    }),
  })
  // At a density of 72 a point of the SVG is a pixel.
  const image = sharp(Buffer.from(svg), { density: 72 * scale })
  if (!photo) return image.removeAlpha()
  // Only previews of speakers have a photo, and all of them have the format `preview`.
  const { data, info } = await cropPhoto(await readFile(photo), photoBox)
  const { left, top } = photoBox
  return image.composite([{ input: data, raw: info, left, top }]).removeAlpha()
}

/**
 * The box of the photo in a preview image that is 630 pixels high, in pixels. It covers the lower two of three rows of
 * tiles, each 210 pixels high. Above and at its right it leaves 3 pixels free, half the width of the lines there (`rule` in
 * previewImage.typ).
 */
const photoBox = { left: 0, top: 213, width: 417, height: 417 }

const svgOf = (art: Art) => standalone(art, { size: 100 })
