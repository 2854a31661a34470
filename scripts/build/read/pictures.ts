import path from 'node:path'
import type { ContentData } from '../../../src/content/schema.ts'
import type { PhotoKind } from '../../../src/lib/photo.ts'
import { namesIn } from './folders.ts'
import {
  mistakeIn,
  type NamedThings,
  type Problem,
  problemIf,
  type ReportMistake,
  unknownIdProblem,
} from './mistakes.ts'
import type { SiteContent } from '../../../src/event/model.ts'

/** A kind of thing that may have a picture. The folder of its pictures has the name of the kind. */
type Kind = PhotoKind | 'sponsors'

/** A folder of pictures: the endings of its files, and texts for messages. */
type PictureFolder = {
  readonly ending: RegExp
  /** The message about a file with another ending. */
  readonly wrongEnding: string
  /** "ningún ponente" */
  readonly noOwner: string
  /** "un ponente" */
  readonly oneOwner: string
}

const pictureFolders: Readonly<Record<Kind, PictureFolder>> = {
  speakers: {
    ending: /\.(?:jpe?g|png|webp)$/i,
    wrongEnding: 'aquí solo se leen fotos .jpg, .png o .webp: guárdala así, o quita el archivo.',
    noOwner: 'ningún ponente',
    oneOwner: 'un ponente',
  },
  editions: {
    ending: /\.(?:jpe?g|png|webp)$/i,
    wrongEnding: 'aquí solo se leen fotos .jpg, .png o .webp: guárdala así, o quita el archivo.',
    noOwner: 'ninguna edición',
    oneOwner: 'una edición',
  },
  sponsors: {
    ending: /\.(?:svg|png)$/i,
    wrongEnding: 'aquí solo se leen logotipos .svg o .png: guárdalo así, o quita el archivo.',
    noOwner: 'ningún patrocinador',
    oneOwner: 'un patrocinador',
  },
}

const kinds = Object.keys(pictureFolders) as readonly Kind[]

/** All things that may have a picture: the speakers, editions and sponsors of the event. */
type PictureOwners = Readonly<Record<Kind, NamedThings>>

/**
 * Finds the photos of speakers and editions and the logos of sponsors. The name of each file is the identifier of its owner.
 * The files are opened later (scripts/build/outputs/photos.ts, logos.ts).
 * @param report is called for each file with a wrong ending, folder or owner, and for each second file of an owner
 */
export function findPictures(
  folder: string,
  content: ContentData,
  report: ReportMistake,
): Pick<SiteContent, 'photos' | 'logos'> {
  const owners = ownersIn(content)
  const filesOf = (kind: Kind) => filesIn(folder, kind, owners, report)
  return {
    photos: { speakers: filesOf('speakers'), editions: filesOf('editions') },
    logos: filesOf('sponsors'),
  }
}

function ownersIn({ speakers, editions, sponsors }: ContentData): PictureOwners {
  const namedEditions = editions.editions.map(({ id, title }) => [id, { name: title }] as const)
  const allSponsors = sponsors.levels.flatMap((level) => level.sponsors)
  return {
    speakers: speakers.speakers,
    editions: Object.fromEntries(namedEditions),
    sponsors: Object.fromEntries(allSponsors.map((sponsor) => [sponsor.id, sponsor])),
  }
}

/** The picture files of a folder by the identifiers of their owners. */
function filesIn(folder: string, kind: Kind, owners: PictureOwners, report: ReportMistake) {
  const { ending, wrongEnding } = pictureFolders[kind]
  // A map, because a file may be named like a property of every object, "constructor.jpg".
  const files = new Map<string, string>()
  for (const name of namesIn(path.join(folder, kind))) {
    const { name: id } = path.parse(name)
    const problem =
      problemIf(!ending.test(name), wrongEnding) ??
      duplicateProblem(id, files.get(id)) ??
      unknownOwnerProblem(id, kind, owners)
    if (problem) report(mistakeIn(`${kind}/${name}`, problem))
    // A picture that has no owner yet is no problem (`unknownOwnerProblem`), but no page can show it.
    const hasOwner = Object.hasOwn(owners[kind], id)
    if (!problem && hasOwner) files.set(id, path.join(folder, kind, name))
  }
  return Object.fromEntries(files)
}

/** Checks that the owner of a picture has no other file. */
function duplicateProblem(id: string, otherFile: string | undefined): Problem {
  if (otherFile === undefined) return null
  return `«${id}» ya tiene otro archivo, ${path.basename(otherFile)}: deja uno de los dos.`
}

/**
 * Checks that the content has the owner of a picture. If the event has no owner of this kind yet, an unknown owner is no
 * problem: an organiser may collect photos before speakers.yaml has its first speaker. A picture in the folder of another kind
 * is always wrong.
 */
function unknownOwnerProblem(id: string, kind: Kind, owners: PictureOwners): Problem {
  if (Object.hasOwn(owners[kind], id)) return null
  const rightKind = kinds.find((other) => Object.hasOwn(owners[other], id))
  if (rightKind) {
    return `«${id}» es ${pictureFolders[rightKind].oneOwner}: pasa el archivo a la carpeta «${rightKind}».`
  }
  const isListEmpty = Object.keys(owners[kind]).length === 0
  if (isListEmpty) return null
  return unknownIdProblem(pictureFolders[kind].noOwner, id, kind, owners[kind])
}
