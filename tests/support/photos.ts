import sharp, { type Sharp } from 'sharp'

/**
 * Draws a photo: a face before a wall.
 * @param faceAt the face's middle, from 0 at the left edge to 1 at the right edge
 */
export async function drawPhoto(
  width: number,
  height: number,
  { faceAt = 0.5 } = {},
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
  // A bitmap without transparency, as a camera makes it.
  const bitmap = await sharp(Buffer.from(scene)).removeAlpha().png().toBuffer()
  return sharp(bitmap)
}
