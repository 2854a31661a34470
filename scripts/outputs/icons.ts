import sharp from 'sharp'
import { tile } from '../../src/azulejo/compose.ts'
import { standalone } from '../../src/azulejo/standalone.ts'
import type { SiteContent } from '../content/site-content.ts'

/** The side of the small icon in pixels, as tabs show it. */
const smallSize = 32

/**
 * The brand's tile fills its square, so the large icons serve as maskable ones too (W3C Web App Manifest: what matters
 * lies within 80 % of the middle).
 */
const svgIcon = ({ event }: SiteContent, size: number) =>
  standalone(tile('marca', event.tile), { size })

export const faviconSvg = (content: SiteContent): string => svgIcon(content, smallSize)

/** @param size side in pixels */
export function pngIcon(size: number) {
  return (content: SiteContent): Promise<Buffer> =>
    sharp(Buffer.from(svgIcon(content, size)))
      .png()
      .toBuffer()
}

/** An .ico file that holds one PNG: a header of 6 bytes and a directory of one entry of 16. */
export async function faviconIco(content: SiteContent): Promise<Buffer> {
  const png = await pngIcon(smallSize)(content)
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // kind: icon
  header.writeUInt16LE(1, 4) // number of pictures
  header.writeUInt8(smallSize, 6)
  header.writeUInt8(smallSize, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
