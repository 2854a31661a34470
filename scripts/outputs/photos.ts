import { existsSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { lookUp } from '../../src/lib/lookUp.ts'
import { type Photo, photoFile, photoFrames, type PhotoKind } from '../../src/lib/photo.ts'
import { fill } from '../../src/lib/texts.ts'
import { assetFolder } from '../lib/site-files.ts'
import { hashOf } from '../lib/hash-of.ts'
import { keptPhotos } from '../lib/work-folder.ts'
import { cropPhoto, forEachFile } from './crop-photo.ts'
import type { SiteContent } from '../../src/event/model.ts'

/** Full chroma would cost a quarter more, and does not show on faces. */
const formats = {
  avif: { quality: 45, effort: 3, chromaSubsampling: '4:2:0' },
  jpeg: { quality: 60, mozjpeg: true },
} as const

/**
 * Makes the published photos, in two widths and two formats.
 * @returns what pages need to know about them, and the files by their names below the site's root
 * @throws ContentMistakes with all photos that cannot be published
 */
export async function makePhotos(content: SiteContent) {
  const published: Record<string, Buffer> = {}
  const photos: Record<PhotoKind, Record<string, Photo>> = { speakers: {}, editions: {} }
  await forEachFile(content.photos, async (kind, id, source) => {
    const files = await filesOf(source, kind)
    const hash = hashOf(...files.map(({ data }) => data))
    const photo = { path: `${assetFolder}/${id}-${hash}`, alt: altOf(kind, id, content) }
    for (const { width, ending, data } of files) published[photoFile(photo, width, ending)] = data
    photos[kind][id] = photo
  })
  return { published, photos }
}

function altOf(kind: PhotoKind, id: string, { speakers, editions, files }: SiteContent): string {
  if (kind === 'speakers') {
    const { name, photo } = lookUp(speakers, id)
    return photo ?? fill(files.photos.speaker, { persona: name })
  }
  const { title = '', year, photo } = editions.find((one) => one.id === id) ?? {}
  return photo ?? fill(files.photos.edition, { titulo: title, curso: String(year) })
}

/** The files of a photo. They are kept between builds, as AVIF takes half a second each. */
async function filesOf(source: string, kind: PhotoKind) {
  const bytes = await readFile(source)
  const { widths, ratio } = photoFrames[kind]
  const key = hashOf(bytes, JSON.stringify([widths, ratio, formats, sharp.versions]))
  const results = widths.flatMap((width) =>
    (['avif', 'jpeg'] as const).map((ending) => {
      return { width, ending, file: path.join(keptPhotos, `${key}-${width}.${ending}`) }
    }),
  )
  if (!results.every(({ file }) => existsSync(file))) {
    await mkdir(keptPhotos, { recursive: true })
    // To the larger published size; it has to be at least as large as the smaller one.
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
