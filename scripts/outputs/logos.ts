import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { type Config, optimize } from 'svgo'
import type { Logo } from '../../src/lib/logo.ts'
import { assetFolder } from '../lib/site-files.ts'
import { hashOf } from '../lib/hash-of.ts'
import { forEachFile, UnfitPhoto } from './crop-photo.ts'
import type { SiteContent } from '../../src/event/model.ts'

/** Pixels across in the published file: twice the width of the largest on the page. */
const widest = 640

/** Pixels that a logo has at least, across or down. */
const least = 160

/**
 * Makes the published logos: drawings made smaller, pictures in the size of the page. Their names say nothing of sponsors,
 * because ad blockers hide what is called so.
 * @returns what pages need to know about them, and the files by their names below the site's root
 * @throws ContentMistakes with all files that cannot be published
 */
export async function makeLogos({ logos }: Pick<SiteContent, 'logos'>) {
  const published: Record<string, Buffer> = {}
  const made: Record<string, Logo> = {}
  await forEachFile({ sponsors: logos }, async (_, id, file) => {
    const { data, ending, ...logo } = await logoOf(file)
    const name = `${assetFolder}/marca-${hashOf(data)}.${ending}`
    published[name] = data
    made[id] = { path: name, ...logo }
  })
  return { published, logos: made }
}

/** @throws UnfitPhoto if it cannot be published */
async function logoOf(file: string) {
  const source = await readFile(file)
  const isDrawing = /\.svg$/i.test(file)
  try {
    const data = isDrawing ? Buffer.from(optimize(asFile(String(source)), drawing).data) : source
    const picture = sharp(data)
    const { width, height } = await picture.metadata()
    if (!isDrawing && Math.max(width, height) < least) {
      throw new UnfitPhoto(
        `mide ${width} × ${height} píxeles, y hacen falta ${least} a lo ancho o a lo alto.`,
      )
    }
    const common = { width, height, ground: await groundFor(picture) }
    if (isDrawing) return { ...common, data, ending: 'svg' }
    const small = picture.resize({ width: widest, withoutEnlargement: true }).webp({ quality: 90 })
    return { ...common, data: await small.toBuffer(), ending: 'webp' }
  } catch (error) {
    if (error instanceof UnfitPhoto) throw error
    throw new UnfitPhoto('está dañado o no es un logotipo .svg o .png: guárdalo otra vez.')
  }
}

/** A drawing that was copied from a page lacks what makes it a picture as a file. */
const asFile = (drawing: string) =>
  drawing.replace(/<svg(?=[\s>])(?![^>]*\sxmlns=)/, '$& xmlns="http://www.w3.org/2000/svg"')

const drawing: Config = { multipass: true, plugins: ['preset-default', 'removeScripts'] }

/** Light letters without a ground of their own need a dark one. */
async function groundFor(picture: Sharp): Promise<Logo['ground']> {
  const { data } = await picture
    .clone()
    .resize({ width: 100, withoutEnlargement: true })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  let [shown, light, all] = [0, 0, 0]
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(i, i + 4)
    all += 255
    shown += alpha
    light += (alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue)) / 255
  }
  if (shown === 0) {
    throw new UnfitPhoto(
      'está vacío: un logotipo lleva su dibujo dentro, no un enlace a otra imagen.',
    )
  }
  return shown < all * 0.95 && light > shown * 0.8 ? 'dark' : 'light'
}
