import path from 'node:path'
import { ContentMistakes, type Mistake, mistakeIn } from '../read/mistakes.ts'

/** Thrown for a photo or logo that cannot be published. The message tells the organiser why, and what to do about it. */
export class UnfitPicture extends Error {}

/**
 * Does something with each picture, one after the other: a large photo takes much memory, and its four files take all
 * processors.
 * @param eventFolder the folder that mistakes name
 * @param files of pictures, by their folder in the content and by their identifiers
 * @throws ContentMistakes with all pictures for which `work` throws UnfitPicture
 */
export async function forEachPicture<Folder extends string>(
  eventFolder: string,
  files: Readonly<Record<Folder, Readonly<Record<string, string>>>>,
  work: (folder: Folder, id: string, file: string) => Promise<void>,
): Promise<void> {
  const mistakes: Mistake[] = []
  for (const folder of Object.keys(files) as Folder[]) {
    for (const [id, file] of Object.entries(files[folder])) {
      try {
        await work(folder, id, file)
      } catch (error) {
        if (!(error instanceof UnfitPicture)) throw error
        mistakes.push(mistakeIn(`${folder}/${path.basename(file)}`, error.message))
      }
    }
  }
  if (mistakes.length > 0) throw new ContentMistakes(eventFolder, mistakes)
}
