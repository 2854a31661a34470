import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { ContentFile } from '../../src/content/schema.ts'
import type { PhotoKind } from '../../src/lib/photo.ts'
import { type Mistake, mistakeIn, suggestion } from './mistakes.ts'
import type { Content } from './read-content.ts'
import type { FieldPath } from './yaml-file.ts'

/** The photos of a content folder, as they were put there. */
export type FoundPhotos = Readonly<Record<PhotoKind, Readonly<Record<string, string>>>> & {
  /** What is wrong with their names; what is in them is seen when they are made (scripts/outputs/photos). */
  readonly mistakes: readonly Mistake[]
}

/** Who or what may have a photo: its identifier, the text that says what it shows, and where that is. */
type Subject = { readonly id: string; readonly text: string | undefined; readonly at: FieldPath }

const readable = /\.(?:jpe?g|png|webp)$/i
const anyPicture = /\.(?:jpe?g|png|webp|avif|gif|hei[cf]|tiff?|bmp)$/i

/** Looks for the photos of speakers and editions, each of which has the identifier as its name. */
export function findPhotos(folder: string, { data, sources }: Content): FoundPhotos {
  const people = Object.entries(data.speakers.speakers).map(([id, { photo }]) => {
    return { id, text: photo, at: ['speakers', id, 'photo'] }
  })
  const past = data.editions.editions.map(({ id, photo }, index) => {
    return { id, text: photo, at: ['editions', index, 'photo'] }
  })
  const found = {
    speakers: photosIn(folder, 'speakers', 'ningún ponente', people),
    editions: photosIn(folder, 'editions', 'ninguna edición', past),
  }
  const missing = (kind: PhotoKind & ContentFile, subjects: readonly Subject[]) =>
    subjects
      .filter(({ id, text }) => text !== undefined && !(id in found[kind].files))
      .map(({ id, at }) =>
        sources[kind].mistake(at, `no hay ninguna foto: falta «${kind}/${id}.jpg».`),
      )
  return {
    speakers: found.speakers.files,
    editions: found.editions.files,
    mistakes: [
      ...strayPhotos(folder),
      ...found.speakers.mistakes,
      ...found.editions.mistakes,
      ...missing('speakers', people),
      ...missing('editions', past),
    ],
  }
}

function photosIn(folder: string, kind: PhotoKind, none: string, subjects: readonly Subject[]) {
  const ids = subjects.map(({ id }) => id)
  const files: Record<string, string> = {}
  const mistakes: Mistake[] = []
  const place = path.join(folder, kind)
  // Systems leave files of their own there, which begin with a dot.
  const names = existsSync(place)
    ? readdirSync(place).filter((name) => !/^\.|^Thumbs/.test(name))
    : []
  for (const name of names.toSorted()) {
    const { name: id } = path.parse(name)
    const say = (problem: string) => mistakes.push(mistakeIn(`${kind}/${name}`, problem))
    const twin = files[id]
    if (!readable.test(name)) {
      say('aquí solo se leen fotos .jpg, .png o .webp: guárdala así, o quita el archivo.')
    } else if (!ids.includes(id)) {
      const known = ids.length > 0 ? suggestion(id, ids) : ''
      say(`no hay ${none} «${id}» en ${kind}.yaml.${known}`)
    } else if (twin) {
      say(`«${id}» ya tiene otra foto, ${path.basename(twin)}: deja una de las dos.`)
    } else if (statSync(path.join(place, name)).size === 0) {
      say('el archivo de la foto está vacío: cópialo otra vez.')
    } else files[id] = path.join(place, name)
  }
  return { files, mistakes }
}

/** Photos beside the YAML files, where nobody looks for them. */
function strayPhotos(folder: string): Mistake[] {
  return readdirSync(folder)
    .filter((name) => anyPicture.test(name) && !name.startsWith('.'))
    .map((name) => mistakeIn(name, 'nadie lee esta foto: va en la carpeta speakers o editions.'))
}
