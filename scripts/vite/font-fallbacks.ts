import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fallbackFaces, type FallbackFace } from '../outputs/fonts/fallbacks.ts'
import { fontDirectory, makeFonts } from '../outputs/fonts/fonts.ts'
import { type Face, makeMoreFaces } from '../outputs/fonts/more-faces.ts'
import { loadContent } from '../content/site-content.ts'

/** Fallback faces with the web font's measures, computed from the font, and the faces for letters of other languages. */
export async function fontFallbacks(root: string): Promise<string> {
  const { web } = await makeFonts(path.join(root, fontDirectory))
  const faces = await fallbackFaces(await readFile(web))
  const more = await makeMoreFaces(path.join(root, fontDirectory), loadContent())
  return `$faces: (${faces.map(asMap).join()}); $more: (${more.map(asEntry).join()});`
}

/** A file and the code points of its letters: `"bricolage-latin-ext.woff2": "U+142"`. */
function asEntry({ file, letters }: Face): string {
  const codes = letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`)
  return `"${file}": "${codes.join()}"`
}

function asMap(face: FallbackFace): string {
  const entries = Object.entries(face).map(
    ([name, value]) => `"${name}": ${typeof value === 'string' ? value : `(${value.join()},)`}`,
  )
  return `(${entries.join()})`
}
