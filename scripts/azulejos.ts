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

/** Tiles above their names, in rows. */
const rowsOf = (looks: readonly (readonly [name: string, look: Look])[]) =>
  Array.from({ length: Math.ceil(looks.length / columns) }, (_, row) =>
    looks.slice(row * columns, (row + 1) * columns),
  )

// The guide's picture (src/content/README.md): all motifs, then all palettes.
await runScript('azulejos', async () => {
  const rows = [
    ...rowsOf(motifNames.map((motif) => [motif, { motif, palette: 'vidrio' }])),
    ...rowsOf(paletteNames.map((palette) => [palette, { motif: 'estrella', palette }])),
  ]
  const drawn = rows.flatMap((looks, row) =>
    looks.map(([name, look], column) => {
      const [x, y] = [16 + column * place.width, 16 + row * place.height]
      const picture = standalone(tile(name, look), { size })
      return `${picture.replace('<svg ', `<svg x="${x}" y="${y}" `)}
        <text x="${x + size / 2}" y="${y + size + 18}" text-anchor="middle" font-family="sans-serif">${name}</text>`
    }),
  )
  const [width, height] = [16 + columns * place.width, 16 + rows.length * place.height]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn.join('')}</svg>`
  const picture = sharp(Buffer.from(svg)).flatten({ background: '#fff' })
  await picture.webp({ quality: 80 }).toFile('.readme/azulejos.webp')
})
