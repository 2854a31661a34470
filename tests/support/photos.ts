import sharp, { type Sharp } from 'sharp'

const side = 256

/** A grey square with this deviation, the same each time (sums of three numbers of Park and Miller's generator). */
function grainOf(deviation: number): Buffer {
  let state = 1
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  const pixel = () => 128 + deviation * 2 * (next() + next() + next() - 1.5)
  return Buffer.from(
    Array.from({ length: 3 * side * side }, () => Math.max(0, Math.min(255, pixel()))),
  )
}

/**
 * A photo like a camera's: a lit wall, a face, and grain all over.
 * @param faceAt where the face is, from 0 at the left to 1
 * @param grain its strength; at 60 nothing else is left
 */
export async function drawnPhoto(
  width: number,
  height: number,
  { faceAt = 0.5, grain = 16 } = {},
): Promise<Sharp> {
  const radius = Math.min(width, height) * 0.18
  const [x, y] = [width * faceAt, height * 0.4]
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="wall" x2=".6" y2="1">
      <stop stop-color="#7f95b8"/><stop offset="1" stop-color="#39465e"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#wall)"/>
    <ellipse cx="${x}" cy="${y + radius * 4}" rx="${radius * 2.2}" ry="${radius * 2.6}" fill="#274a3c"/>
    <ellipse cx="${x}" cy="${y}" rx="${radius * 0.9}" ry="${radius * 1.2}" fill="#e0a888"/>
  </svg>`
  const drawn = await sharp(Buffer.from(scene))
    .composite([
      {
        input: grainOf(grain),
        raw: { width: side, height: side, channels: 3 },
        tile: true,
        blend: grain < 60 ? 'soft-light' : 'over',
      },
    ])
    .removeAlpha()
    .png()
    .toBuffer()
  return sharp(drawn)
}
