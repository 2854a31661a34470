import sharp from 'sharp'
import type { PhotoEnding } from '../../../src/lib/photo.ts'
import { type Pixels, UnfitPhoto } from './crop.ts'

/** Qualities are tried in turn. Full chroma would cost a quarter more, and faces show none of it. */
export const formats = {
  avif: {
    qualities: [55, 45, 35, 30, 25, 20, 15],
    options: { effort: 3, chromaSubsampling: '4:2:0' },
  },
  jpeg: { qualities: [75, 60, 45, 30, 20], options: { mozjpeg: true } },
} as const

/**
 * A photo in so many pixels across, in the finest quality that keeps it within its limit.
 * @param limit in bytes
 * @throws UnfitPhoto if none does
 */
export async function encodePhoto(
  { data, info }: Pixels,
  width: number,
  ending: PhotoEnding,
  limit: number,
): Promise<Buffer> {
  const { qualities, options } = formats[ending]
  for (const quality of qualities) {
    const photo = sharp(data, { raw: info }).resize(width)
    const bytes = await photo.toFormat(ending, { ...options, quality }).toBuffer()
    if (bytes.length <= limit) return bytes
  }
  throw new UnfitPhoto(`tiene demasiado detalle para ${limit / 1000} kB: busca otra más tranquila.`)
}
