import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { type Config, type CustomPlugin, optimize } from 'svgo'
import type { Logo } from '../../../src/lib/logo.ts'
import { assetFolder } from '../lib/site-files.ts'
import { hashOf } from '../lib/hash-of.ts'
import { forEachFile, UnfitPhoto } from './photos.ts'
import type { SiteContent } from '../../../src/event/model.ts'

/** Pixels across in the published file: twice the width of the largest on the page. */
const widest = 640

/** Pixels that a logo has at least, across or down. */
const least = 160

/**
 * Makes the published logos: optimised drawings, and pictures in the size of the page. Their names do not have the word
 * "sponsor", because ad blockers would hide them.
 * @returns the logos for pages; the files by their names below the site's root; warnings
 * @throws ContentMistakes with all files that cannot be published
 */
export async function makeLogos({ logos }: Pick<SiteContent, 'logos'>, folder: string) {
  const published: Record<string, Buffer> = {}
  const made: Record<string, Logo> = {}
  const advice: string[] = []
  await forEachFile(folder, { sponsors: logos }, async (_, id, file) => {
    const { data, ending, hasText, ...logo } = await logoOf(file)
    if (hasText) advice.push(`${file}: ${liveText}`)
    const name = `${assetFolder}/marca-${hashOf(data)}.${ending}`
    published[name] = data
    made[id] = { path: name, ...logo }
  })
  return { published, logos: made, advice: advice.toSorted() }
}

/** Warning about a drawing with text: browsers lack the brand's font and write the text in another one. */
const liveText =
  'lleva letras, y se verán con otra letra que la suya: en el programa de dibujo, convierte las letras en trazados.'

/** @throws UnfitPhoto if it cannot be published */
async function logoOf(file: string) {
  const source = await readFile(file)
  const isDrawing = /\.svg$/i.test(file)
  try {
    const { data, hasText } = isDrawing
      ? smallDrawing(String(source))
      : { data: source, hasText: false }
    const picture = sharp(data)
    const { width, height } = await picture.metadata()
    if (!isDrawing && Math.max(width, height) < least) {
      throw new UnfitPhoto(
        `mide ${width} × ${height} píxeles, y hacen falta ${least} a lo ancho o a lo alto.`,
      )
    }
    const common = { width, height, hasText, ground: await groundFor(picture) }
    if (isDrawing) return { ...common, data, ending: 'svg' }
    const small = picture.resize({ width: widest, withoutEnlargement: true }).webp({ quality: 90 })
    return { ...common, data: await small.toBuffer(), ending: 'webp' }
  } catch (error) {
    if (error instanceof UnfitPhoto) throw error
    throw new UnfitPhoto('está dañado o no es un logotipo .svg o .png: guárdalo otra vez.')
  }
}

/** Adds the namespace that a drawing needs as a file. Drawings that are copied from a page lack it. */
const asFile = (drawing: string) =>
  drawing.replace(/<svg(?=[\s>])(?![^>]*\sxmlns=)/, '$& xmlns="http://www.w3.org/2000/svg"')

/** An optimised drawing, and whether it has text. */
function smallDrawing(source: string) {
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
  const drawing: Config = {
    multipass: true,
    plugins: ['preset-default', 'removeScripts', findText],
  }
  const { data } = optimize(asFile(source), drawing)
  return { data: Buffer.from(data), hasText }
}

/** Chooses the ground of a logo. A light logo that is mostly transparent needs a dark one. */
async function groundFor(picture: Sharp): Promise<Logo['ground']> {
  const meanOn = async (background: string) => {
    const small = picture.clone().resize({ width: 100, withoutEnlargement: true })
    const pixels = await small.flatten({ background }).greyscale().raw().toBuffer()
    return pixels.reduce((sum, pixel) => sum + pixel / 255, 0) / pixels.length
  }
  const [onBlack = 0, onWhite = 0] = await Promise.all(['black', 'white'].map(meanOn))
  /** The share of the picture that is drawn, from 0 to 1. */
  const drawn = 1 - (onWhite - onBlack)
  if (drawn < 0.001) {
    throw new UnfitPhoto(
      'está vacío: un logotipo lleva su dibujo dentro, no un enlace a otra imagen.',
    )
  }
  return drawn < 0.95 && onBlack > drawn * 0.8 ? 'dark' : 'light'
}
