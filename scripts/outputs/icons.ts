import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { tile } from '../../src/azulejo/compose.ts'
import { standalone } from '../../src/azulejo/standalone.ts'
import { brandTile } from '../../src/content/brand.ts'

const icons = [
  { file: 'apple-touch-icon.png', size: 180 },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
] as const

const icoSize = 32

/**
 * Draws the site's icons from the brand's tile into `dir`. The tile fills its square, so the large ones serve as
 * maskable icons too (W3C Web App Manifest: what matters lies within 80 % of the middle).
 */
export async function makeIcons(dir: string): Promise<void> {
  const art = tile('marca', brandTile)
  const raster = (size: number) =>
    sharp(Buffer.from(standalone(art, { size })))
      .png()
      .toBuffer()
  await Promise.all([
    writeFile(path.join(dir, 'favicon.svg'), standalone(art, { size: icoSize })),
    writeFile(path.join(dir, 'favicon.ico'), icoFile(await raster(icoSize), icoSize)),
    ...icons.map(async ({ file, size }) => writeFile(path.join(dir, file), await raster(size))),
  ])
}

/** An .ico file that holds one PNG: a header of 6 bytes and a directory of one entry of 16. */
function icoFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // kind: icon
  header.writeUInt16LE(1, 4) // number of pictures
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
