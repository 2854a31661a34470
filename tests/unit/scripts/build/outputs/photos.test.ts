// How an organiser's photos are published, and how unusable ones are reported.
import { readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import type { ContentMistakes } from '../../../../../scripts/build/read/mistakes.ts'
import { readSiteContent } from '../../../../support/siteContent.ts'
import {
  cropPhoto,
  pruneCachedPhotos,
  makePhotos,
} from '../../../../../scripts/build/outputs/photos.ts'
import { folderWith, write } from '../../../../support/temporaryFolder.ts'
import { alteredFolder } from '../../../../support/alteredEvent.ts'
import { drawPhoto } from '../../../../support/photos.ts'

/** An empty cache folder. The usual folder may have photos that an older version of the code has made. */
const cacheFolder = folderWith({})

/** Makes the photos of the tests' event with these files instead of its own. */
async function makePhotosFrom(files: Readonly<Record<string, Buffer | string>>) {
  const folder = alteredFolder()
  for (const photoFolder of ['speakers', 'editions']) {
    rmSync(path.join(folder, photoFolder), { recursive: true, force: true })
  }
  write(folder, files)
  return makePhotos(readSiteContent(folder), folder, cacheFolder)
}

const jpeg = (photo: Sharp) => photo.jpeg().toBuffer()
const portrait = async () => jpeg(await drawPhoto(900, 1200))
const landscapeWebp = async () => (await drawPhoto(1500, 1000)).webp().toBuffer()

/** The EXIF orientation of a camera that was turned by 90 degrees. The left edge of the file is the top of the picture. */
const quarterTurn = 6

/**
 * A JPEG of 1200 × 900 px, as a turned camera writes it. The middle of the face is at (180, 360). The metadata name the author
 * and the position.
 */
async function cameraJpeg() {
  const photo = await drawPhoto(1200, 900, { faceAt: 0.15 })
  const author = { Artist: 'Ana' }
  const position = { GPSLatitudeRef: 'N', GPSLatitude: '37/1 0/1 0/1' }
  // EXIF describes the picture in the directory IFD0, and sharp calls the directory of GPS IFD3.
  const exif = { IFD0: author, IFD3: position }
  return jpeg(photo.withMetadata({ orientation: quarterTurn }).withExif(exif))
}

const { published, photos } = await makePhotosFrom({
  'speakers/nora-prieto.jpg': await cameraJpeg(),
  'editions/marea-alta.WEBP': await landscapeWebp(),
})

/**
 * A published photo in a line: its name with "#" instead of the hash, its size and its format.
 * "assets/marea-alta-#-240.avif 240x180 av1"
 */
async function describeFile([name, data]: readonly [string, Buffer]): Promise<string> {
  const { width, height, format, compression } = await sharp(data).metadata()
  return `${name.replace(/-[0-9a-f]{8}-/, '-#-')} ${width}x${height} ${compression ?? format}`
}

it('a photo is published in two widths and two formats', async () => {
  const lines = await Promise.all(Object.entries(published).map(describeFile))
  expect(lines.toSorted()).toEqual([
    'assets/marea-alta-#-240.avif 240x180 av1',
    'assets/marea-alta-#-240.jpeg 240x180 jpeg',
    'assets/marea-alta-#-640.avif 640x480 av1',
    'assets/marea-alta-#-640.jpeg 640x480 jpeg',
    'assets/nora-prieto-#-480.avif 480x480 av1',
    'assets/nora-prieto-#-480.jpeg 480x480 jpeg',
    'assets/nora-prieto-#-800.avif 800x800 av1',
    'assets/nora-prieto-#-800.jpeg 800x800 jpeg',
  ])
})

it('a photo is published without metadata, such as the author and the position', async () => {
  for (const data of Object.values(published)) {
    // Absent metadata are undefined, which `toEqual` ignores.
    const { exif, xmp, iptc, icc, orientation } = await sharp(data).metadata()
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
  }
})

it('a photo without a description gets a text alternative with the name of the person or the edition', () => {
  expect(photos.speakers['nora-prieto']?.alt).toBe('Retrato de Nora Prieto.')
  expect(photos.editions['marea-alta']?.alt).toBe('Marea alta, en la edición de 2025.')
})

/** The red, green and blue of a pixel. */
function colourAt({ data, info }: Awaited<ReturnType<typeof cropPhoto>>, x: number, y: number) {
  const start = (info.width * y + x) * info.channels
  const [red = 0, green = 0, blue = 0] = data.subarray(start, start + 3)
  return { red, green, blue }
}

it('the photo of a turned camera is published upright', async () => {
  const crop = await cropPhoto(await cameraJpeg(), { width: 450, height: 600 })
  // The upright photo has 900 × 1200 px, and the middle of its face is at (900 − 360, 180) = (540, 180). The crop is half as
  // large, so the middle is at (270, 90). The face is more red than blue. The wall behind it is more blue than red.
  const { red, blue } = colourAt(crop, 270, 90)
  expect(red).toBeGreaterThan(blue)
})

// Browsers keep a published photo for a year, so they would go on showing the old photo under the same name.
it('another photo of the same person is published under other names', async () => {
  const otherPhoto = await makePhotosFrom({ 'speakers/nora-prieto.jpg': await portrait() })
  const otherNames = Object.keys(otherPhoto.published)
  expect(otherNames.filter((name) => name in published)).toEqual([])
})

/** The face's colour in drawPhoto, #e0a888. */
const faceColour = { red: 224, green: 168, blue: 136 }

it.each([
  ['in the colours of print', (photo: Sharp) => photo.toColourspace('cmyk').jpeg()],
  ['in AVIF', (photo: Sharp) => photo.avif({ effort: 0 })],
  ['of 38 megabytes', (photo: Sharp) => photo.resize(4200, 3000).png({ compressionLevel: 0 })],
])('a photo %s is published in the colours of screens', async (_, convert) => {
  const bytes = await convert(await drawPhoto(900, 1200)).toBuffer()
  const crop = await cropPhoto(bytes, { width: 480, height: 480 })
  // In the crop this pixel belongs to the face.
  const { red, green, blue } = colourAt(crop, 240, 200)
  // Compression changes each colour a little.
  expect(Math.abs(red - faceColour.red)).toBeLessThan(9)
  expect(Math.abs(green - faceColour.green)).toBeLessThan(9)
  expect(Math.abs(blue - faceColour.blue)).toBeLessThan(9)
})

it('photos that cannot be published are each reported with name and advice', async () => {
  const expected = parse(readFileSync(`${import.meta.dirname}/photos.yaml`, 'utf8')) as object
  const photo = await portrait()
  const outsideOfPhotoFolders = { 'nora-prieto.jpg': photo }
  const misnamed = {
    'speakers/nora-prieta.jpg': photo,
    'speakers/teo-lastra.jpg': photo,
    'speakers/teo-lastra.png': photo,
    // The content of these two files is never read.
    'speakers/foto.heic': 'x',
    'speakers/.DS_Store': 'x',
    'editions/2025-marea.jpg': photo,
  }
  const unfit = {
    'speakers/nora-prieto.jpg': photo.subarray(0, photo.length / 2),
    'speakers/teo-lastra.jpg': 'no es una foto',
    'speakers/elia-soto.jpg': '',
    'speakers/bruno-cid.png': await jpeg(await drawPhoto(300, 600)),
  }

  // Each group of files stops the build at a different step, so each group gets a separate build.
  const buildMistakes = [outsideOfPhotoFolders, misnamed, unfit].map((files) =>
    makePhotosFrom(files).catch(({ mistakes }: ContentMistakes) => mistakes),
  )
  const mistakes = (await Promise.all(buildMistakes)).flat() as ContentMistakes['mistakes']

  const problemsByFile = Object.fromEntries(mistakes.map(({ file, problem }) => [file, problem]))
  expect(problemsByFile).toEqual(expected)
})

it('a photo that the content no longer has is removed from the cache folder', async () => {
  const cache = folderWith({})
  const folder = alteredFolder()
  write(folder, { 'speakers/nora-prieto.jpg': await portrait() })
  await makePhotos(readSiteContent(folder), folder, cache)
  const cachedFiles = readdirSync(cache)

  const folderWithOtherPhoto = alteredFolder()
  write(folderWithOtherPhoto, { 'editions/marea-alta.webp': await landscapeWebp() })
  await makePhotos(readSiteContent(folderWithOtherPhoto), folderWithOtherPhoto, cache)
  expect(readdirSync(cache).length).toBeGreaterThan(cachedFiles.length)

  // The content of `folder` lacks the other photo.
  await pruneCachedPhotos(readSiteContent(folder).photos, cache)
  expect(readdirSync(cache)).toEqual(cachedFiles)
})
