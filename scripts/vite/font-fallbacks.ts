import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Importer } from 'sass'
import { fallbackFaces, type FallbackFace } from '../outputs/fonts/fallbacks.ts'
import { fontDirectory, makeFonts } from '../outputs/fonts/fonts.ts'

const address = 'fonts:fallbacks'

/** Gives `@use "fonts:fallbacks"` the list of faces that stand in for the web font, computed from the font itself. */
export function fontFallbacks(root: string): Importer<'async'> {
  return {
    canonicalize: (url) => (url === address ? new URL(url) : null),
    async load() {
      const { web } = await makeFonts(path.join(root, fontDirectory))
      const faces = await fallbackFaces(await readFile(web))
      return { contents: `$faces: (${faces.map(asMap).join()});`, syntax: 'scss' }
    },
  }
}

function asMap(face: FallbackFace): string {
  const entries = Object.entries(face).map(
    ([name, value]) => `"${name}": ${typeof value === 'string' ? value : `(${value.join()},)`}`,
  )
  return `(${entries.join()})`
}
