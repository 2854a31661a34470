import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { type Config, type CustomPlugin, optimize } from 'svgo'
import type { Logo } from '../../../src/lib/logo.ts'
import { assetFolder } from '../lib/siteFiles.ts'
import { hashOf } from '../lib/hashOf.ts'
import { encodePictures, UnfitPicture } from './pictures.ts'
import type { SiteContent } from '../../../src/event/model.ts'

/** The largest width in pixels of a published bitmap: twice the width of the largest logo on a page. */
const publishedWidth = 640

/** The minimum number of pixels of a bitmap's longer side. A smaller bitmap would look blurred. */
const minPixels = 160

/**
 * Makes the published logos: SVG drawings are optimised, and bitmaps are scaled down for the page. The names of the files do
 * not contain "sponsor" or "patrocinador", because ad blockers hide such files.
 * @param eventFolder the event's folder, with which the path in each mistake begins
 * @returns
 * - `logos`: the logos as pages get them
 * - `published`: the files by their paths below the site's root
 * - `advice`: warnings
 * @throws ContentMistakes with all files that cannot be published
 */
export async function makeLogos(content: Pick<SiteContent, 'logos'>, eventFolder: string) {
  const published: Record<string, Buffer> = {}
  const logos: Record<string, Logo> = {}
  const advice: string[] = []
  await encodePictures(eventFolder, { sponsors: content.logos }, async (_, id, file) => {
    const { data, ending, hasText, ...logo } = await logoOf(file)
    if (hasText) advice.push(`${file}: ${textAdvice}`)
    const name = `${assetFolder}/marca-${hashOf(data)}.${ending}`
    published[name] = data
    logos[id] = { path: name, ...logo }
  })
  return { published, logos, advice: advice.toSorted() }
}

/** The warning about a drawing with text. Browsers show the text in another font, because they do not have the brand's font. */
const textAdvice =
  'lleva letras, y se verán con otra letra que la suya: en el programa de dibujo, convierte las letras en trazados.'

/**
 * Makes the published file of a logo. The result also has the logo's size and ground, and says whether the logo has text.
 * @throws UnfitPicture if the logo cannot be published
 */
async function logoOf(file: string) {
  const source = await readFile(file)
  const isDrawing = /\.svg$/i.test(file)
  try {
    const bitmap = { data: source, hasText: false }
    const { data, hasText } = isDrawing ? optimisedDrawing(String(source)) : bitmap
    const picture = sharp(data)
    const { width, height } = await picture.metadata()
    const isTooSmall = Math.max(width, height) < minPixels
    if (!isDrawing && isTooSmall) {
      throw new UnfitPicture(
        `mide ${width} × ${height} píxeles, y hacen falta ${minPixels} a lo ancho o a lo alto.`,
      )
    }
    const logo = { width, height, hasText, ground: await groundFor(picture) }
    if (isDrawing) return { ...logo, data, ending: 'svg' }
    const scaled = picture.resize({ width: publishedWidth, withoutEnlargement: true })
    return { ...logo, data: await scaled.webp({ quality: 90 }).toBuffer(), ending: 'webp' }
  } catch (error) {
    if (error instanceof UnfitPicture) throw error
    throw new UnfitPicture('está dañado o no es un logotipo .svg o .png: guárdalo otra vez.', {
      cause: error,
    })
  }
}

/** The name of an `<svg>` tag, if the rest of the tag has no attribute `xmlns`. */
const svgWithoutNamespace = /<svg(?=[\s>])(?![^>]*\sxmlns=)/

/**
 * Adds the SVG namespace: `<svg viewBox="…">` → `<svg xmlns="http://www.w3.org/2000/svg" viewBox="…">`. A file needs the
 * namespace. A drawing that was copied from the source of a page often lacks it, because there it is not needed.
 */
const withNamespace = (drawing: string): string =>
  drawing.replace(svgWithoutNamespace, '$& xmlns="http://www.w3.org/2000/svg"')

/** An optimised drawing, and whether it has `<text>` elements. */
function optimisedDrawing(source: string) {
  let hasText = false
  const findText: CustomPlugin = {
    name: 'findText',
    fn: () => ({
      element: {
        enter({ name }) {
          hasText ||= name === 'text'
        },
      },
    }),
  }
  const config: Config = {
    multipass: true,
    plugins: ['preset-default', 'removeScripts', findText],
  }
  const { data } = optimize(withNamespace(source), config)
  return { data: Buffer.from(data), hasText }
}

/**
 * The ground on which a logo can be seen: dark for a light logo with a transparent background, light for all others.
 * @throws UnfitPicture if the picture is empty
 */
async function groundFor(picture: Sharp): Promise<Logo['ground']> {
  /** The mean brightness of the logo on a background, from 0 (black) to 1 (white). */
  const brightnessOn = async (background: string) => {
    const small = picture.clone().resize({ width: 100, withoutEnlargement: true })
    const pixels = await small.flatten({ background }).greyscale().raw().toBuffer()
    const sum = pixels.reduce((total, pixel) => total + pixel / 255, 0)
    return sum / pixels.length
  }
  const [onBlack, onWhite] = await Promise.all([brightnessOn('black'), brightnessOn('white')])
  // Opaque pixels are as bright on white as on black. Transparent ones are 1 on white and 0 on black.
  const transparentShare = onWhite - onBlack
  const opaqueShare = 1 - transparentShare
  const isEmpty = opaqueShare < 0.001
  if (isEmpty) {
    throw new UnfitPicture(
      'está vacío: un logotipo lleva su dibujo dentro, no un enlace a otra imagen.',
    )
  }
  // If less than 5 % of the pixels are transparent, they are not the background, but for example rounded corners.
  const hasTransparentBackground = opaqueShare < 0.95
  // A black background adds no brightness, so `onBlack` is the brightness of the drawing, spread over the whole picture.
  const brightnessOfDrawing = onBlack / opaqueShare
  const isLight = brightnessOfDrawing > 0.8
  return hasTransparentBackground && isLight ? 'dark' : 'light'
}
