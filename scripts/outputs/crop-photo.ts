import path from 'node:path'
import sharp from 'sharp'
import { colours } from '../../src/azulejo/palette.ts'
import { ContentMistakes, type Mistake, mistakeIn } from '../read/mistakes.ts'
import { contentFolder } from '../derive/loadContent.ts'

/** A photo that cannot be published; its message says why, and what its organiser can do about it. */
export class UnfitPhoto extends Error {}

/**
 * Does something with each file, one at a time: a large photo takes much memory, and its four files take all processors.
 * @param files by their folder in the content, and by their identifiers
 * @throws ContentMistakes with all files for which the work throws UnfitPhoto
 */
export async function forEachFile<Folder extends string>(
  files: Readonly<Record<Folder, Readonly<Record<string, string>>>>,
  work: (folder: Folder, id: string, file: string) => Promise<void>,
): Promise<void> {
  const mistakes: Mistake[] = []
  for (const folder of Object.keys(files) as Folder[]) {
    for (const [id, file] of Object.entries(files[folder])) {
      try {
        await work(folder, id, file)
      } catch (error) {
        if (!(error instanceof UnfitPhoto)) throw error
        mistakes.push(mistakeIn(`${folder}/${path.basename(file)}`, error.message))
      }
    }
  }
  if (mistakes.length > 0) throw new ContentMistakes(contentFolder, mistakes)
}

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
) {
  try {
    const photo = sharp(bytes, { failOn: 'error', autoOrient: true })
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
