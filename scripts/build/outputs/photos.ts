import { existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { colours } from '../../../src/azulejo/palette.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import { type Photo, photoFile, photoFrames, type PhotoKind } from '../../../src/lib/photo.ts'
import { fill } from '../../../src/lib/texts.ts'
import { assetFolder } from '../lib/site-files.ts'
import { hashOf } from '../lib/hash-of.ts'
import { ContentMistakes, type Mistake, mistakeIn } from '../read/mistakes.ts'
import type { SiteContent } from '../../../src/event/model.ts'

/** Full chroma would cost a quarter more, and does not show on faces. */
const formats = {
  avif: { quality: 45, effort: 3, chromaSubsampling: '4:2:0' },
  jpeg: { quality: 60, mozjpeg: true },
} as const

/**
 * Makes the published photos, in two widths and two formats.
 * @param folder of the event, for messages
 * @param kept folder in which encoded photos stay for later builds. Encoding an AVIF takes half a second.
 * @returns the photos for pages; the files by their names below the site's root
 * @throws ContentMistakes with all photos that cannot be published
 */
export async function makePhotos(content: SiteContent, folder: string, kept: string) {
  const published: Record<string, Buffer> = {}
  const photos: Record<PhotoKind, Record<string, Photo>> = { speakers: {}, editions: {} }
  await forEachFile(folder, content.photos, async (kind, id, source) => {
    const files = await filesOf(source, kind, kept)
    const hash = hashOf(...files.map(({ data }) => data))
    const photo = { path: `${assetFolder}/${id}-${hash}`, alt: altOf(kind, id, content) }
    for (const { width, ending, data } of files) published[photoFile(photo, width, ending)] = data
    photos[kind][id] = photo
  })
  return { published, photos }
}

function altOf(kind: PhotoKind, id: string, { speakers, editions, files }: SiteContent): string {
  if (kind === 'speakers') {
    const { name, photoAlt } = lookUp(speakers, id)
    return photoAlt ?? fill(files.photos.speaker, { persona: name })
  }
  const { title = '', year, photoAlt } = editions.find((one) => one.id === id) ?? {}
  return photoAlt ?? fill(files.photos.edition, { titulo: title, curso: String(year) })
}

/**
 * Deletes kept files of photos that are gone or have changed.
 * @param photos that the content still has
 */
export async function forgetPhotos(photos: SiteContent['photos'], folder: string) {
  if (!existsSync(folder)) return
  const sources = (kind: PhotoKind) =>
    Object.values(photos[kind]).map((file) => [kind, file] as const)
  const all = [...sources('speakers'), ...sources('editions')]
  const keys = await Promise.all(all.map(async ([kind, file]) => keyOf(await readFile(file), kind)))
  const isUsed = (name: string) => keys.some((key) => name.startsWith(`${key}-`))
  for (const name of readdirSync(folder)) {
    if (!isUsed(name)) rmSync(path.join(folder, name))
  }
}

/** The name of a photo's kept files. It changes with the photo, and with the formats and sizes. */
const keyOf = (bytes: Buffer, kind: PhotoKind) => {
  const { widths, ratio } = photoFrames[kind]
  return hashOf(bytes, JSON.stringify([widths, ratio, formats, sharp.versions]))
}

/** The files of a photo, from an earlier build if they are kept. */
async function filesOf(source: string, kind: PhotoKind, kept: string) {
  const bytes = await readFile(source)
  const { widths, ratio } = photoFrames[kind]
  const key = keyOf(bytes, kind)
  const results = widths.flatMap((width) =>
    (['avif', 'jpeg'] as const).map((ending) => {
      return { width, ending, file: path.join(kept, `${key}-${width}.${ending}`) }
    }),
  )
  if (!results.every(({ file }) => existsSync(file))) {
    await mkdir(kept, { recursive: true })
    // Cropped to the larger size. The photo has to be at least as large as the smaller one.
    const [least, full] = widths
    const sizeOf = (width: number) => ({ width, height: width / ratio })
    const { data, info } = await cropPhoto(bytes, sizeOf(full), sizeOf(least))
    const making = results.map(async ({ width, ending, file }) => {
      const photo = sharp(data, { raw: info }).resize(width)
      // Renamed when complete, so that an interrupted file does not count.
      await photo.toFormat(ending, formats[ending]).toFile(`${file}.new`)
      await rename(`${file}.new`, file)
    })
    await Promise.all(making)
  }
  return Promise.all(
    results.map(async ({ file, ...one }) => ({ ...one, data: await readFile(file) })),
  )
}

/** A photo that cannot be published. The message says why, and what the organiser can do. */
export class UnfitPhoto extends Error {}

/**
 * Calls a function for each file, one at a time. A large photo takes much memory, and encoding uses all processors.
 * @param eventFolder folder of the event, for messages
 * @param files by their folder in the content, and by their identifiers
 * @throws ContentMistakes with all files for which the function throws UnfitPhoto
 */
export async function forEachFile<Folder extends string>(
  eventFolder: string,
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
  if (mistakes.length > 0) throw new ContentMistakes(eventFolder, mistakes)
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
