import sharp from 'sharp'
import { tile } from '../../src/azulejo/compose.ts'
import { motifNames } from '../../src/azulejo/motifs.ts'
import { paletteNames } from '../../src/azulejo/palette.ts'
import { standalone } from '../../src/azulejo/standalone.ts'
import type { Look } from '../../src/azulejo/art.ts'

/** Pixels: a tile, its name, and the room around both. */
const size = 88
const label = 26
const gap = 16
const columns = 6

/** All motifs, then all palettes, for the guide (src/content/README.md). */
const looks: readonly (readonly [name: string, look: Look])[] = [
  ...motifNames.map((motif) => [motif, { motif, palette: 'vidrio' }] as const),
  ...paletteNames.map((palette) => [palette, { motif: 'estrella', palette }] as const),
]

/** Palettes begin a row of their own. */
const placeOf = (index: number) => {
  const motifRows = Math.ceil(motifNames.length / columns)
  const isPalette = index >= motifNames.length
  const at = isPalette ? index - motifNames.length + motifRows * columns : index
  const row = Math.floor(at / columns)
  return {
    left: gap + (at % columns) * (size + gap),
    top: gap + row * (size + label + gap) + (isPalette ? gap : 0),
  }
}

/** Draws the guide's picture: each motif and each palette above its name. */
export async function drawGuidePicture(file: string): Promise<void> {
  const last = placeOf(looks.length - 1)
  const pieces = looks.flatMap(([name, look], index) => {
    const { left, top } = placeOf(index)
    const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${label}">
      <text x="50%" y="18" text-anchor="middle" font-family="sans-serif" font-size="16">${name}</text></svg>`
    return [
      { input: Buffer.from(standalone(tile(name, look), { size })), left, top },
      { input: Buffer.from(words), left, top: top + size },
    ]
  })
  await sharp({
    create: {
      width: gap + columns * (size + gap),
      height: last.top + size + label + gap,
      channels: 3,
      background: '#fff',
    },
  })
    .composite(pieces)
    .webp({ quality: 80 })
    .toFile(file)
}
