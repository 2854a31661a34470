import path from 'node:path'
import type { ContentData } from '../../../src/content/schema.ts'
import type { PhotoKind } from '../../../src/lib/photo.ts'
import { namesIn } from './folders.ts'
import { mistakeIn, missing, type NamedThings, type ReportMistake } from './mistakes.ts'
import type { SiteContent } from '../../../src/event/model.ts'

const photoFile = [
  /\.(?:jpe?g|png|webp)$/i,
  'aquí solo se leen fotos .jpg, .png o .webp: guárdala así, o quita el archivo.',
] as const
const logoFile = [
  /\.(?:svg|png)$/i,
  'aquí solo se leen logotipos .svg o .png: guárdalo así, o quita el archivo.',
] as const

/**
 * Finds the photos of speakers and editions, and the logos of sponsors; a file is named after the identifier.
 * @param report is called for a file that does not belong here; scripts/build/outputs/photos.ts checks what is in the files
 */
export function findPictures(
  folder: string,
  { speakers: { speakers }, editions: { editions }, sponsors: { levels } }: ContentData,
  report: ReportMistake,
): Pick<SiteContent, 'photos' | 'logos'> {
  /** The files of a folder by the identifiers after which they are named. */
  function filesIn(
    kind: PhotoKind | 'sponsors',
    [pattern, expected]: readonly [RegExp, string],
    none: string,
    shown: NamedThings,
  ) {
    const files: Record<string, string> = {}
    for (const name of namesIn(path.join(folder, kind))) {
      const { name: id } = path.parse(name)
      const file = path.join(folder, kind, name)
      const problem = !pattern.test(name)
        ? expected
        : files[id]
          ? `«${id}» ya tiene otro archivo, ${path.basename(files[id])}: deja uno de los dos.`
          : // Files wait for the speakers or editions of an event that has none yet.
            Object.keys(shown).length > 0 && missing(none, id, kind, shown)
      if (problem) report(mistakeIn(`${kind}/${name}`, problem))
      else if (Object.hasOwn(shown, id)) files[id] = file
    }
    return files
  }

  const past = editions.map(({ id, title }) => [id, { name: title }])
  const backers = levels.flatMap(({ sponsors }) => sponsors).map((one) => [one.id, one])
  return {
    photos: {
      speakers: filesIn('speakers', photoFile, 'ningún ponente', speakers),
      editions: filesIn('editions', photoFile, 'ninguna edición', Object.fromEntries(past)),
    },
    logos: filesIn('sponsors', logoFile, 'ningún patrocinador', Object.fromEntries(backers)),
  }
}
