// How an organiser's photos are published, and how unusable ones are reported.
import { readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import type { ContentMistakes } from '../../../../../scripts/build/read/mistakes.ts'
import { readSiteContent } from '../../../../support/site-content.ts'
import { cropPhoto, forgetPhotos, makePhotos } from '../../../../../scripts/build/outputs/photos.ts'
import { folderWith, write } from '../../../../support/made-up-site.ts'
import { eventFolder } from '../../../../support/altered-event.ts'
import { drawPhoto } from '../../../../support/photos.ts'

/** Photos that earlier runs have kept may be of other code. */
const kept = folderWith({})

/** The photos that are made of the tests' event with these files instead of its own. */
async function made(files: Readonly<Record<string, Buffer | string>>) {
  const folder = eventFolder()
  for (const kind of ['speakers', 'editions'])
    rmSync(path.join(folder, kind), { recursive: true, force: true })
  write(folder, files)
  return makePhotos(readSiteContent(folder), folder, kept)
}

const jpeg = (photo: Sharp) => photo.jpeg().toBuffer()
const face = async () => jpeg(await drawPhoto(900, 1200))

it('a photo is published in two widths and two formats, turned as the camera was held, without its notes, under a name that changes with it', async () => {
  const notes = { Artist: 'Ana' }
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '37/1 0/1 0/1' }
  const camera = (await drawPhoto(1200, 900, { faceAt: 0.15 }))
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: notes, IFD3: place })
  const { published, photos } = await made({
    'speakers/nora-prieto.jpg': await jpeg(camera),
    'editions/marea-alta.WEBP': await (await drawPhoto(1500, 1000)).webp().toBuffer(),
  })
  const files = Object.entries(published).map(async ([name, data]) => {
    const found = await sharp(data).metadata()
    const { width, height, format, compression, exif, xmp, iptc, icc, orientation } = found
    expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined))
    return `${name.replace(/-[0-9a-f]{8}-/, '-#-')} ${width}x${height} ${compression ?? format}`
  })
  expect((await Promise.all(files)).toSorted()).toEqual([
    'assets/marea-alta-#-240.avif 240x180 av1',
    'assets/marea-alta-#-240.jpeg 240x180 jpeg',
    'assets/marea-alta-#-640.avif 640x480 av1',
    'assets/marea-alta-#-640.jpeg 640x480 jpeg',
    'assets/nora-prieto-#-480.avif 480x480 av1',
    'assets/nora-prieto-#-480.jpeg 480x480 jpeg',
    'assets/nora-prieto-#-800.avif 800x800 av1',
    'assets/nora-prieto-#-800.jpeg 800x800 jpeg',
  ])
  expect(photos.speakers['nora-prieto']?.alt).toBe('Retrato de Nora Prieto.')
  expect(photos.editions['marea-alta']?.alt).toBe('Marea alta, en la edición de 2025.')
  const crop = await cropPhoto(await jpeg(camera), { width: 450, height: 600 })
  // The face, which was at the left, is at the top.
  const [red = 0, , blue = 0] = crop.data.subarray((crop.info.width * 90 + 270) * 3)
  expect(red).toBeGreaterThan(blue)
  const other = await made({ 'speakers/nora-prieto.jpg': await face() })
  expect(Object.keys(other.published).filter((name) => name in published)).toEqual([])
})

it.each([
  ['in the colours of print', (photo: Sharp) => photo.toColourspace('cmyk').jpeg()],
  ['of another format than its name says', (photo: Sharp) => photo.avif({ effort: 0 })],
  ['of 38 megabytes', (photo: Sharp) => photo.resize(4200, 3000).png({ compressionLevel: 0 })],
])('a photo %s is published in the colours of screens', async (_, changed) => {
  const bytes = await changed(await drawPhoto(900, 1200)).toBuffer()
  const { data, info } = await cropPhoto(bytes, { width: 480, height: 480 })
  const at = (info.width * 200 + 240) * info.channels
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
  expect([red - 224, green - 168, blue - 136].every((far) => Math.abs(far) < 9)).toBe(true)
})

it('photos that cannot be published are each reported with name and advice', async () => {
  const says = parse(readFileSync(`${import.meta.dirname}/photos.yaml`, 'utf8')) as object
  const photo = await face()
  const misplaced = {
    'speakers/nora-prieta.jpg': photo,
    'speakers/teo-lastra.jpg': photo,
    'speakers/teo-lastra.png': photo,
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
  const reasons = [{ 'nora-prieto.jpg': photo }, misplaced, unfit].map((files) =>
    made(files).catch(({ mistakes }: ContentMistakes) => mistakes),
  )
  const reported = (await Promise.all(reasons)).flat() as ContentMistakes['mistakes']
  expect(Object.fromEntries(reported.map(({ file, problem }) => [file, problem]))).toEqual(says)
})

it('what this machine keeps of a photo goes with the photo', async () => {
  const folder = folderWith({})
  const event = eventFolder()
  write(event, { 'speakers/nora-prieto.jpg': await face() })
  await makePhotos(readSiteContent(event), event, folder)
  const ofNora = readdirSync(folder)
  const other = eventFolder()
  write(other, {
    'editions/marea-alta.webp': await (await drawPhoto(1500, 1000)).webp().toBuffer(),
  })
  await makePhotos(readSiteContent(other), other, folder)
  expect(readdirSync(folder).length).toBeGreaterThan(ofNora.length)
  await forgetPhotos(readSiteContent(event).photos, folder)
  expect(readdirSync(folder)).toEqual(ofNora)
})
