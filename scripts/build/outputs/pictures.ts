import path from 'node:path'
import { ContentMistakes, type Mistake, mistakeIn } from '../read/mistakes.ts'

/** The error for a photo or logo that cannot be published. Its message tells the organiser why, and what to do. */
export class UnfitPicture extends Error {}

/** Paths of pictures by the identifiers of their owners: { "nora-prieto": "src/content/speakers/nora-prieto.jpg" }. */
type PictureFiles = Readonly<Record<string, string>>

/**
 * Encodes pictures one after the other. To encode several at once would take more memory without being quicker: a photo becomes
 * four files (two widths, in AVIF and JPEG), and their encoding already uses all processors.
 * @param eventFolder the event's folder. The path in each mistake begins with it.
 * @param files the pictures by their folder in the event's folder, such as "speakers"
 * @param encode encodes a picture, or throws UnfitPicture if the picture cannot be published
 * @throws ContentMistakes with a mistake for each unfit picture
 */
export async function encodePictures<Folder extends string>(
  eventFolder: string,
  files: Readonly<Record<Folder, PictureFiles>>,
  encode: (folder: Folder, id: string, file: string) => Promise<void>,
): Promise<void> {
  const mistakes: Mistake[] = []
  for (const folder of Object.keys(files) as Folder[]) {
    for (const [id, file] of Object.entries(files[folder])) {
      try {
        await encode(folder, id, file)
      } catch (error) {
        if (!(error instanceof UnfitPicture)) throw error
        mistakes.push(mistakeIn(`${folder}/${path.basename(file)}`, error.message))
      }
    }
  }
  if (mistakes.length > 0) throw new ContentMistakes(eventFolder, mistakes)
}
