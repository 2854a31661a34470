import sharp, { type Sharp } from 'sharp'

/**
 * Draws a photo of a person in front of a wall.
 * @param faceAt the middle of the face, from 0 at the left edge to 1 at the right edge
 */
export async function drawPhoto(
  width: number,
  height: number,
  { faceAt = 0.5 } = {},
): Promise<Sharp> {
  const radius = Math.min(width, height) * 0.18
  const faceX = width * faceAt
  const faceY = height * 0.4
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="wall" x2=".6" y2="1">
      <stop stop-color="#7f95b8"/><stop offset="1" stop-color="#39465e"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#wall)"/>
    <ellipse cx="${faceX}" cy="${faceY + radius * 4}" rx="${radius * 2.2}" ry="${radius * 2.6}" fill="#274a3c"/>
    <ellipse cx="${faceX}" cy="${faceY}" rx="${radius * 0.9}" ry="${radius * 1.2}" fill="#e0a888"/>
  </svg>`
  // Like a photo of a camera, the bitmap has no transparency.
  const bitmap = await sharp(Buffer.from(scene)).removeAlpha().png().toBuffer()
  return sharp(bitmap)
}
