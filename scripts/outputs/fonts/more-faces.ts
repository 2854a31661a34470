import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fontScripts, fontSource, lettersOf } from '../../lib/font-source.ts'
import { charactersFor, save, subsetWebFont } from './fonts.ts'

/** A file of the web font that browsers load only for its letters. */
export type Face = { readonly file: string; readonly letters: readonly string[] }

/**
 * The letters of other languages that an event's texts use, from Ł to ễ: a file per script, so that the font of the others
 * stays as it is. None, as a rule.
 */
export async function makeMoreFaces(outDir: string, content: unknown): Promise<readonly Face[]> {
  const [latin, ...others] = fontScripts
  const known = new Set(lettersOf(latin))
  const faces: Face[] = []
  for (const script of others) {
    const has = lettersOf(script)
    const letters = [...charactersFor(content)].filter((c) => has.has(c) && !known.has(c))
    if (letters.length === 0) continue
    for (const letter of letters) known.add(letter)
    const file = `bricolage-${script}.woff2`
    await mkdir(outDir, { recursive: true })
    const source = await readFile(fontSource(script))
    await save(join(outDir, file), await subsetWebFont(source, letters.join('')))
    faces.push({ file, letters })
  }
  return faces
}
