import sharp, { type OutputInfo } from 'sharp'
import { colours } from '../../src/azulejo/palette.ts'

/** A photo that cannot be published; its message says why, and what its organiser can do about it. */
export class UnfitPhoto extends Error {}

type Size = { readonly width: number; readonly height: number }

/**
 * Crops a photo around what draws the eye (libvips: skin, saturation, edges), upright, in sRGB, and without what
 * cameras note: place, time, owner.
 * @param least size in pixels; a smaller photo would be blurred
 * @throws UnfitPhoto
 */
export async function cropPhoto(
  bytes: Buffer,
  { width, height }: Size,
  least: Size = { width: 1, height: 1 },
): Promise<{ readonly data: Buffer; readonly info: OutputInfo }> {
  const photo = sharp(bytes, { failOn: 'error', autoOrient: true })
  try {
    const { autoOrient: found } = await photo.metadata()
    if (found.width < least.width || found.height < least.height) {
      throw new UnfitPhoto(
        `mide ${found.width} × ${found.height} píxeles, y hacen falta ${least.width} × ${least.height}: busca la original.`,
      )
    }
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
