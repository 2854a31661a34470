import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { PhotoKind } from '../../src/lib/photo.ts'
import { type Mistake, mistakeIn, missing } from './mistakes.ts'
import type { Content } from './read-content.ts'

/** The photos of a content folder, as they were put there. */
export type FoundPhotos = Readonly<Record<PhotoKind, Readonly<Record<string, string>>>> & {
  /** What is wrong with their names; what is in them is seen when they are made (scripts/outputs/photos.ts). */
  readonly mistakes: readonly Mistake[]
}

/** Who or what a photo may show, by its identifier. */
type Shown = Readonly<
  Record<string, { readonly name: string; readonly photo?: string; readonly at: string }>
>

/** Looks for the photos of speakers and editions, each of which has the identifier as its name. */
export function findPhotos(folder: string, { data, sources }: Content): FoundPhotos {
  const mistakes = namesIn(folder)
    .filter((name) => /\.(?:jpe?g|png|webp|avif|gif|hei[cf]|tiff?|bmp)$/i.test(name))
    .map((name) => mistakeIn(name, 'nadie lee esta foto: va en la carpeta speakers o editions.'))

  function photosIn(kind: PhotoKind, none: string, shown: Shown) {
    const files: Record<string, string> = {}
    for (const name of namesIn(path.join(folder, kind))) {
      const { name: id } = path.parse(name)
      const file = path.join(folder, kind, name)
      const problem = !/\.(?:jpe?g|png|webp)$/i.test(name)
        ? 'aquí solo se leen fotos .jpg, .png o .webp: guárdala así, o quita el archivo.'
        : !(id in shown)
          ? missing(none, id, kind, shown)
          : files[id]
            ? `«${id}» ya tiene otra foto, ${path.basename(files[id])}: deja una de las dos.`
            : statSync(file).size === 0
              ? 'el archivo de la foto está vacío: cópialo otra vez.'
              : null
      if (problem) mistakes.push(mistakeIn(`${kind}/${name}`, problem))
      else files[id] = file
    }
    for (const [id, { photo, at }] of Object.entries(shown)) {
      if (photo === undefined || id in files) continue
      const problem = `no hay ninguna foto: falta «${kind}/${id}.jpg».`
      mistakes.push(sources[kind].mistake([...at.split('.'), 'photo'], problem))
    }
    return files
  }

  const people = Object.entries(data.speakers.speakers).map(
    ([id, speaker]) => [id, { ...speaker, at: `speakers.${id}` }] as const,
  )
  const past = data.editions.editions.map(
    ({ id, title, photo }, i) => [id, { name: title, photo, at: `editions.${i}` }] as const,
  )
  return {
    speakers: photosIn('speakers', 'ningún ponente', Object.fromEntries(people)),
    editions: photosIn('editions', 'ninguna edición', Object.fromEntries(past)),
    mistakes,
  }
}

/** Systems leave files of their own in a folder, most of which begin with a dot. */
const namesIn = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => !/^\.|^Thumbs/.test(name))
    .toSorted()
