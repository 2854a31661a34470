import sharp from 'sharp'
import { tile } from '../../src/azulejo/compose.ts'
import { standalone } from '../../src/azulejo/render.ts'
import type { SiteContent } from '../../src/event/model.ts'

/**
 * The brand's tile fills its square, so the large icons serve as maskable ones too (W3C Web App Manifest: the important
 * part lies within the middle 80 %).
 */
const svgIcon = ({ event }: SiteContent, size: number) => standalone(tile(event.tile), { size })

export const faviconSvg = (content: SiteContent): string => svgIcon(content, 32)

/** @param size side in pixels */
export function pngIcon(size: number) {
  return (content: SiteContent): Promise<Buffer> =>
    sharp(Buffer.from(svgIcon(content, size)))
      .png()
      .toBuffer()
}
