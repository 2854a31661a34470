import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fallbackFaces, type FallbackFace } from '../outputs/fonts/fallbacks.ts'
import { fontDirectory, makeFonts } from '../outputs/fonts/fonts.ts'

/** The list of faces that stand in for the web font, computed from the font itself. */
export async function fontFallbacks(root: string): Promise<string> {
  const { web } = await makeFonts(path.join(root, fontDirectory))
  const faces = await fallbackFaces(await readFile(web))
  return `$faces: (${faces.map(asMap).join()});`
}

function asMap(face: FallbackFace): string {
  const entries = Object.entries(face).map(
    ([name, value]) => `"${name}": ${typeof value === 'string' ? value : `(${value.join()},)`}`,
  )
  return `(${entries.join()})`
}
