import sharp, { type Metadata, type OutputInfo } from 'sharp'
import { colours } from '../../../src/azulejo/palette.ts'

/** A photo that cannot be published; its message says why, and what its organiser can do about it. */
export class UnfitPhoto extends Error {}

export type Pixels = { readonly data: Buffer; readonly info: OutputInfo }

type Size = { readonly width: number; readonly height: number }

/** Larger ones are no camera's, and a build would need long for them. */
const most = { bytes: 30_000_000, pixels: 64_000_000 }

/**
 * Cuts a photo to a size around what draws the eye (libvips: skin, saturation, edges), turned as the camera was held, in
 * sRGB and without what cameras note: place, time, owner.
 * @param least size in pixels below which it would be a blur
 * @throws UnfitPhoto
 */
export async function cropPhoto(
  bytes: Buffer,
  { width, height }: Size,
  least: Size = { width: 1, height: 1 },
): Promise<Pixels> {
  if (bytes.length > most.bytes) {
    throw new UnfitPhoto(`ocupa más de ${most.bytes / 1e6} MB: guárdala más pequeña.`)
  }
  const photo = sharp(bytes, { limitInputPixels: false, failOn: 'error', autoOrient: true })
  try {
    check(await photo.metadata(), least)
    return await photo
      .resize({ width, height, fit: 'cover', position: 'attention' })
      .flatten({ background: colours.cal })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    if (error instanceof UnfitPhoto) throw error
    throw new UnfitPhoto('está dañada o no es una foto: guárdala otra vez como .jpg.')
  }
}

function check({ format, autoOrient: { width, height } }: Metadata, least: Size) {
  const measures = `mide ${width} × ${height} píxeles`
  if (!['jpeg', 'png', 'webp'].includes(format)) {
    throw new UnfitPhoto(`es un archivo ${format} con otro nombre: guárdala como .jpg.`)
  }
  if (width < least.width || height < least.height) {
    throw new UnfitPhoto(
      `${measures}, y hacen falta ${least.width} × ${least.height}: busca la original.`,
    )
  }
  if (width * height > most.pixels) {
    throw new UnfitPhoto(`${measures}, más de ${most.pixels / 1e6} millones: guárdala más pequeña.`)
  }
}
