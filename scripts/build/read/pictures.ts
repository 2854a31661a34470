import path from 'node:path'
import type { ContentData } from '../../../src/content/schema.ts'
import type { PhotoKind } from '../../../src/lib/photo.ts'
import { namesIn } from './folders.ts'
import {
  firstProblem,
  mistakeIn,
  missing,
  type NamedThings,
  type ReportMistake,
} from './mistakes.ts'
import type { SiteContent } from '../../../src/event/model.ts'

type Kind = PhotoKind | 'sponsors'

/** A folder of pictures: how its files end, and how messages call what they belong to. */
type Folder = {
  readonly ending: RegExp
  readonly endings: string
  readonly none: string
  readonly one: string
}

const folders: Readonly<Record<Kind, Folder>> = {
  speakers: {
    ending: /\.(?:jpe?g|png|webp)$/i,
    endings: 'aquí solo se leen fotos .jpg, .png o .webp: guárdala así, o quita el archivo.',
    none: 'ningún ponente',
    one: 'un ponente',
  },
  editions: {
    ending: /\.(?:jpe?g|png|webp)$/i,
    endings: 'aquí solo se leen fotos .jpg, .png o .webp: guárdala así, o quita el archivo.',
    none: 'ninguna edición',
    one: 'una edición',
  },
  sponsors: {
    ending: /\.(?:svg|png)$/i,
    endings: 'aquí solo se leen logotipos .svg o .png: guárdalo así, o quita el archivo.',
    none: 'ningún patrocinador',
    one: 'un patrocinador',
  },
}

const kinds = Object.keys(folders) as readonly Kind[]

/** Everything that may have a picture, by its identifier. */
type Pictured = Readonly<Record<Kind, NamedThings>>

/**
 * Finds the photos of speakers and editions, and the logos of sponsors; a file is named after the identifier.
 * @param report is called for a file that does not belong here; scripts/build/outputs/photos.ts checks what is in the files
 */
export function findPictures(
  folder: string,
  content: ContentData,
  report: ReportMistake,
): Pick<SiteContent, 'photos' | 'logos'> {
  const pictured = picturedIn(content)
  const filesOf = (kind: Kind) => filesIn(folder, kind, pictured, report)
  return {
    photos: { speakers: filesOf('speakers'), editions: filesOf('editions') },
    logos: filesOf('sponsors'),
  }
}

function picturedIn({ speakers, editions, sponsors }: ContentData): Pictured {
  const past = editions.editions.map(({ id, title }) => [id, { name: title }])
  const backers = sponsors.levels.flatMap((level) => level.sponsors).map((one) => [one.id, one])
  return {
    speakers: speakers.speakers,
    editions: Object.fromEntries(past) as NamedThings,
    sponsors: Object.fromEntries(backers) as NamedThings,
  }
}

/** The files of a folder by the identifiers after which they are named. */
function filesIn(folder: string, kind: Kind, pictured: Pictured, report: ReportMistake) {
  const { ending, endings } = folders[kind]
  const files: Record<string, string> = {}
  for (const name of namesIn(path.join(folder, kind))) {
    const { name: id } = path.parse(name)
    const other = files[id]
    const problem =
      firstProblem(
        { fails: !ending.test(name), says: endings },
        {
          fails: other !== undefined,
          says: `«${id}» ya tiene otro archivo, ${path.basename(other ?? '')}: deja uno de los dos.`,
        },
      ) ?? misplaced(id, kind, pictured)
    if (problem) report(mistakeIn(`${kind}/${name}`, problem))
    else if (Object.hasOwn(pictured[kind], id)) files[id] = path.join(folder, kind, name)
  }
  return files
}

/** Finds the right folder for a file, if its own folder knows no such identifier. Files may wait for their entries. */
function misplaced(id: string, kind: Kind, pictured: Pictured): string | null {
  if (Object.hasOwn(pictured[kind], id)) return null
  const meant = kinds.find((other) => Object.hasOwn(pictured[other], id))
  if (meant) return `«${id}» es ${folders[meant].one}: pasa el archivo a la carpeta «${meant}».`
  const isWaiting = Object.keys(pictured[kind]).length === 0
  return isWaiting ? null : missing(folders[kind].none, id, kind, pictured[kind])
}
