import { existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { colours } from '../../../src/azulejo/palette.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import { type Photo, photoFile, photoSizes, type PhotoKind } from '../../../src/lib/photo.ts'
import { fill } from '../../../src/lib/texts.ts'
import { assetFolder } from '../lib/siteFiles.ts'
import { hashOf } from '../lib/hashOf.ts'
import { encodePictures, UnfitPicture } from './pictures.ts'
import type { SiteContent } from '../../../src/event/model.ts'

/**
 * The settings of the two formats. With half the chroma resolution, 4:2:0, files are a quarter smaller, and faces look the
 * same.
 */
const formats = {
  avif: { quality: 45, effort: 3, chromaSubsampling: '4:2:0' },
  jpeg: { quality: 60, mozjpeg: true },
} as const

/**
 * Makes the published photos, in two widths and two formats.
 * @param eventFolder the event's folder, with which the path in each mistake begins
 * @param cacheFolder keeps encoded photos for later builds, because encoding an AVIF takes half a second
 * @returns
 * - `photos`: the photos as pages get them
 * - `published`: the files by their paths below the site's root
 * @throws ContentMistakes with all photos that cannot be published
 */
export async function makePhotos(content: SiteContent, eventFolder: string, cacheFolder: string) {
  const published: Record<string, Buffer> = {}
  const photos: Record<PhotoKind, Record<string, Photo>> = { speakers: {}, editions: {} }
  await encodePictures(eventFolder, content.photos, async (kind, id, source) => {
    const files = await encodedFiles(source, kind, cacheFolder)
    const hash = hashOf(...files.map(({ data }) => data))
    const photo = { path: `${assetFolder}/${id}-${hash}`, alt: altOf(kind, id, content) }
    for (const { width, ending, data } of files) published[photoFile(photo, width, ending)] = data
    photos[kind][id] = photo
  })
  return { published, photos }
}

/** The text alternative of a photo: the text in the content or, if there is none, a sentence with the name. */
function altOf(kind: PhotoKind, id: string, { speakers, editions, files }: SiteContent): string {
  if (kind === 'speakers') {
    const { name, photoAlt } = lookUp(speakers, id)
    return photoAlt ?? fill(files.photos.speaker, { persona: name })
  }
  // `findPictures` gives only photos whose edition exists (scripts/build/read/pictures.ts).
  const { title, year, photoAlt } = editions.find((edition) => edition.id === id)!
  return photoAlt ?? fill(files.photos.edition, { titulo: title, curso: String(year) })
}

/**
 * Deletes the cached files of photos that were removed, were changed, or are now encoded in another way.
 * @param photos the photos of the content
 */
export async function pruneCachedPhotos(photos: SiteContent['photos'], cacheFolder: string) {
  if (!existsSync(cacheFolder)) return
  const keys: string[] = []
  for (const kind of ['speakers', 'editions'] as const) {
    for (const file of Object.values(photos[kind])) {
      keys.push(cacheKeyOf(await readFile(file), kind))
    }
  }
  const isUsed = (name: string) => keys.some((key) => name.startsWith(`${key}-`))
  for (const name of readdirSync(cacheFolder)) {
    if (!isUsed(name)) rmSync(path.join(cacheFolder, name))
  }
}

/** The key with which the names of a photo's cached files begin. It changes if the photo or the way of encoding changes. */
function cacheKeyOf(bytes: Buffer, kind: PhotoKind): string {
  const { widths, ratio } = photoSizes[kind]
  return hashOf(bytes, JSON.stringify([widths, ratio, formats, sharp.versions]))
}

/** The encoded files of a photo, from the cache. If one of them is missing there, all of them are encoded. */
async function encodedFiles(source: string, kind: PhotoKind, cacheFolder: string) {
  const bytes = await readFile(source)
  const key = cacheKeyOf(bytes, kind)
  const cachedFileOf = (width: number, ending: CachedFile['ending']): CachedFile => {
    return { width, ending, file: path.join(cacheFolder, `${key}-${width}.${ending}`) }
  }
  const { widths } = photoSizes[kind]
  const cachedFiles = widths.flatMap((width) => [
    cachedFileOf(width, 'avif'),
    cachedFileOf(width, 'jpeg'),
  ])
  const areCached = cachedFiles.every(({ file }) => existsSync(file))
  if (!areCached) {
    await mkdir(cacheFolder, { recursive: true })
    await encode(bytes, kind, cachedFiles)
  }
  return Promise.all(
    cachedFiles.map(async ({ width, ending, file }) => ({
      width,
      ending,
      data: await readFile(file),
    })),
  )
}

/** A file of a photo in the cache. */
type CachedFile = {
  readonly width: number
  readonly ending: 'avif' | 'jpeg'
  readonly file: string
}

/** Crops a photo to its largest published size, and writes it in each width and format. */
async function encode(bytes: Buffer, kind: PhotoKind, files: readonly CachedFile[]): Promise<void> {
  const { widths, ratio } = photoSizes[kind]
  const [smallWidth, largeWidth] = widths
  const sizeOf = (width: number) => ({ width, height: width / ratio })
  // A photo that is smaller than the small size is refused. A photo between the two sizes is enlarged to the large size.
  const { data, info } = await cropPhoto(bytes, sizeOf(largeWidth), sizeOf(smallWidth))
  const writing = files.map(async ({ width, ending, file }) => {
    const photo = sharp(data, { raw: info }).resize(width)
    // The file gets its name when it is complete, so that an interruption leaves no incomplete file in the cache.
    await photo.toFormat(ending, formats[ending]).toFile(`${file}.new`)
    await rename(`${file}.new`, file)
  })
  await Promise.all(writing)
}

type Size = { readonly width: number; readonly height: number }

/**
 * Crops a photo around its most eye-catching region, which libvips finds by skin tones, saturation and edges
 * (`attention`). The result is upright, in sRGB and without the camera's metadata, such as place, time and owner.
 * @param size the size of the result, in pixels
 * @param minSize the minimum size of the photo, in pixels. A smaller photo would look blurred
 * @throws UnfitPicture if the photo is too small or cannot be read
 */
export async function cropPhoto(
  bytes: Buffer,
  size: Size,
  minSize: Size = { width: 1, height: 1 },
) {
  try {
    const photo = sharp(bytes, { failOn: 'error', autoOrient: true })
    const { autoOrient: uprightSize } = await photo.metadata()
    const { width, height } = uprightSize
    if (width < minSize.width || height < minSize.height) {
      throw new UnfitPicture(
        `mide ${width} × ${height} píxeles, y hacen falta ${minSize.width} × ${minSize.height}: busca la original.`,
      )
    }
    return await photo
      .resize({ width: size.width, height: size.height, fit: 'cover', position: 'attention' })
      // Without a background the transparent parts of a PNG would become black in a JPEG.
      .flatten({ background: colours.cal })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    if (error instanceof UnfitPicture) throw error
    throw new UnfitPicture('está dañada o no es una foto: guárdala otra vez como .jpg.', {
      cause: error,
    })
  }
}
