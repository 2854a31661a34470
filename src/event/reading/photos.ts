import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { ContentData } from '../../content/schema.ts'
import type { PhotoKind } from '../../lib/photo.ts'
import { type Complain, mistakeIn, missing, type Named, type Tell } from './mistakes.ts'
import type { SiteContent } from '../siteContent.ts'
import { isOfSystem } from './systemFiles.ts'

type Files = Readonly<Record<string, string>>

const photoFile = {
  pattern: /\.(?:jpe?g|png|webp)$/i,
  wanted: 'aquí solo se leen fotos .jpg, .png o .webp: guárdala así, o quita el archivo.',
}
const logoFile = {
  pattern: /\.(?:svg|png)$/i,
  wanted: 'aquí solo se leen logotipos .svg o .png: guárdalo así, o quita el archivo.',
}

/** The files of a folder by the identifiers after which they are named; `refuse` is called for all others. */
function namedFiles(
  folder: string,
  kind: string,
  { pattern, wanted }: typeof photoFile,
  none: string,
  shown: Named,
  refuse: Tell,
): Files {
  const files: Record<string, string> = {}
  for (const name of namesIn(path.join(folder, kind))) {
    const { name: id } = path.parse(name)
    const file = path.join(folder, kind, name)
    const problem = !pattern.test(name)
      ? wanted
      : files[id]
        ? `«${id}» ya tiene otro archivo, ${path.basename(files[id])}: deja uno de los dos.`
        : statSync(file).size === 0
          ? 'el archivo está vacío: cópialo otra vez.'
          : // Files wait for the speakers or editions of an event that has none yet.
            Object.keys(shown).length > 0 && missing(none, id, kind, shown)
    if (problem) refuse(mistakeIn(`${kind}/${name}`, problem))
    else if (id in shown) files[id] = file
  }
  return files
}

/** Finds the logos of sponsors. */
export function findLogos(folder: string, { sponsors }: ContentData, refuse: Tell): Files {
  const all = sponsors.levels.flatMap((level) =>
    level.sponsors.map((one) => [one.id, one] as const),
  )
  const shown = Object.fromEntries(all)
  return namedFiles(folder, 'sponsors', logoFile, 'ningún patrocinador', shown, refuse)
}

/**
 * Finds the photos of speakers and editions; a file is named after the identifier.
 * @param refuse is called for a file that does not belong here; scripts/outputs/photos.ts checks what is in the photos
 */
export function findPhotos(
  folder: string,
  { speakers: { speakers }, editions: { editions } }: ContentData,
  refuse: Tell,
  complain: Complain,
): SiteContent['photos'] {
  const photosIn = (kind: PhotoKind, none: string, shown: Named) =>
    namedFiles(folder, kind, photoFile, none, shown, refuse)
  const past = Object.fromEntries(editions.map(({ id, title }) => [id, { name: title }]))
  const photos = {
    speakers: photosIn('speakers', 'ningún ponente', speakers),
    editions: photosIn('editions', 'ninguna edición', past),
  }

  const lacks = (kind: PhotoKind, id: string, photo?: string) =>
    photo && !photos[kind][id] && `no hay ninguna foto: falta «${kind}/${id}.jpg».`
  for (const [id, { photo }] of Object.entries(speakers)) {
    complain('speakers', `speakers.${id}.photo`, lacks('speakers', id, photo))
  }
  for (const [i, { id, photo }] of editions.entries()) {
    complain('editions', `editions.${i}.photo`, lacks('editions', id, photo))
  }
  return photos
}

const namesIn = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : []).filter((name) => !isOfSystem(name)).toSorted()
