import sharp from 'sharp'
import type { Look } from '../src/azulejo/art.ts'
import { tile } from '../src/azulejo/compose.ts'
import { motifNames } from '../src/azulejo/motifs.ts'
import { paletteNames } from '../src/azulejo/palette.ts'
import { standalone } from '../src/azulejo/standalone.ts'
import { runScript } from './lib/run-script.ts'

/** Pixels: a tile, and its place in the picture with its name and the room around both. */
const size = 88
const place = { width: 104, height: 130 }
const columns = 6

const rowsOf = (names: readonly unknown[]) => Math.ceil(names.length / columns)

/** Tiles above their names; `row` is the first one's. */
const drawn = <Name extends string>(
  names: readonly Name[],
  lookOf: (name: Name) => Look,
  row: number,
) =>
  names.map((name, i) => {
    const x = 16 + (i % columns) * place.width
    const y = 16 + (row + Math.floor(i / columns)) * place.height
    const picture = standalone(tile(name, lookOf(name)), { size })
    return `${picture.replace('<svg ', `<svg x="${x}" y="${y}" `)}
      <text x="${x + size / 2}" y="${y + size + 18}" text-anchor="middle" font-family="sans-serif">${name}</text>`
  })

// The guide's picture (src/content/README.md): all motifs, then all palettes.
await runScript('azulejos', async () => {
  const pieces = [
    ...drawn(motifNames, (motif) => ({ motif, palette: 'vidrio' }), 0),
    ...drawn(paletteNames, (palette) => ({ motif: 'estrella', palette }), rowsOf(motifNames)),
  ]
  const width = 16 + columns * place.width
  const height = 16 + (rowsOf(motifNames) + rowsOf(paletteNames)) * place.height
  const ground = `<rect width="${width}" height="${height}" fill="#fff"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${pieces.join('')}</svg>`
  await sharp(Buffer.from(svg)).webp({ quality: 80 }).toFile('.readme/azulejos.webp')
})
