import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { PhotoKind } from '../../src/lib/photo.ts'
import { type Mistake, mistakeIn, suggestion } from './mistakes.ts'
import type { Content } from './read-content.ts'
import type { FieldPath } from './yaml-file.ts'

/** The photos of a content folder, as they were put there. */
export type FoundPhotos = Readonly<Record<PhotoKind, Readonly<Record<string, string>>>> & {
  /** What is wrong with their names; what is in them is seen when they are made (scripts/outputs/photos). */
  readonly mistakes: readonly Mistake[]
}

const picture = /\.(?:jpe?g|png|webp|avif|gif|hei[cf]|tiff?|bmp)$/i
const readable = /\.(?:jpe?g|png|webp)$/i

/** Looks for the photos of speakers and editions, each of which has the identifier as its name. */
export function findPhotos(folder: string, { data, sources }: Content): FoundPhotos {
  const mistakes = namesIn(folder)
    .filter((name) => picture.test(name))
    .map((name) => mistakeIn(name, 'nadie lee esta foto: va en la carpeta speakers o editions.'))

  function photosIn(
    kind: PhotoKind,
    none: string,
    described: ReadonlyMap<string, FieldPath | null>,
  ) {
    const files: Record<string, string> = {}
    const ids = [...described.keys()]
    for (const name of namesIn(path.join(folder, kind))) {
      const { name: id } = path.parse(name)
      const say = (problem: string) => mistakes.push(mistakeIn(`${kind}/${name}`, problem))
      const twin = files[id]
      if (!readable.test(name)) {
        say('aquí solo se leen fotos .jpg, .png o .webp: guárdala así, o quita el archivo.')
      } else if (!ids.includes(id)) {
        say(`no hay ${none} «${id}» en ${kind}.yaml.${ids.length > 0 ? suggestion(id, ids) : ''}`)
      } else if (twin) {
        say(`«${id}» ya tiene otra foto, ${path.basename(twin)}: deja una de las dos.`)
      } else if (statSync(path.join(folder, kind, name)).size === 0) {
        say('el archivo de la foto está vacío: cópialo otra vez.')
      } else files[id] = path.join(folder, kind, name)
    }
    for (const [id, at] of described) {
      if (at === null || id in files) continue
      const problem = `no hay ninguna foto: falta «${kind}/${id}.jpg».`
      mistakes.push(sources[kind].mistake(at, problem))
    }
    return files
  }

  const people = Object.entries(data.speakers.speakers).map(([id, { photo }]) => {
    return [id, photo === undefined ? null : ['speakers', id, 'photo']] as const
  })
  const past = data.editions.editions.map(({ id, photo }, index) => {
    return [id, photo === undefined ? null : ['editions', index, 'photo']] as const
  })
  return {
    speakers: photosIn('speakers', 'ningún ponente', new Map(people)),
    editions: photosIn('editions', 'ninguna edición', new Map(past)),
    mistakes,
  }
}

/** Systems leave files of their own in a folder, most of which begin with a dot. */
const namesIn = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => !/^\.|^Thumbs/.test(name))
    .toSorted()
