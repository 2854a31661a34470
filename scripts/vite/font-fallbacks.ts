import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fallbackFaces, type FallbackFace } from '../outputs/fonts/fallbacks.ts'
import { fontDirectory, makeFonts } from '../outputs/fonts/fonts.ts'

/** Fallback faces with the web font's measures, computed from the font. */
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
