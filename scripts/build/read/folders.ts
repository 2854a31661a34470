import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { contentFiles } from '../../../src/content/schema.ts'
import { type Mistake, mistakeIn, type Problem, problemIf, suggestion } from './mistakes.ts'

/** Folder in the content with a file per text page, named after the path of the page. */
export const textPagesFolder = 'pages'

/** Files that may lie in a folder and are not read: ".DS_Store", "Thumbs.db", macOS' icons, and our own notes. */
const unread = /^(?:\.|Thumbs\.db$|desktop\.ini$|Icon\r$|LEEME\.txt$)/i
const isUnread = (name: string) => unread.test(name)

/** ".lucia.jpg.icloud": iCloud leaves it in place of a file that is not on this computer. */
const inCloud = /^\.(.+)\.icloud$/

/** Sorted names of the files that an organiser has put into a folder; none if there is no folder. */
export const namesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !isUnread(name))
        .toSorted()
    : []

const files = Object.keys(contentFiles).map((name) => `${name}.yaml`)

const ofEvents = [textPagesFolder, 'speakers', 'editions', 'sponsors']

/** Folders that only this repository has. Nothing in them is published. */
const ofRepository = ['guia', 'plantillas', 'schema']

const folders = [...ofEvents, ...ofRepository]

/** Reports a missing folder, and everything in it that nothing reads. */
export function folderMistakes(folder: string): Mistake[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    return [mistakeIn('', 'no es ninguna carpeta: CONTENT dice cuál es.')]
  }
  const strays = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry
    const problem = entry.isDirectory() ? folderProblem(name) : fileProblem(name)
    return problem && !isUnread(name) ? [mistakeIn(name, problem)] : []
  })
  return [...['', ...folders].flatMap((inner) => filesInCloud(folder, inner)), ...strays]
}

/** Reports the files of a folder that are in iCloud and not on this computer: nobody would read them. */
function filesInCloud(folder: string, inner: string): Mistake[] {
  const place = path.join(folder, inner)
  if (!existsSync(place)) return []
  return readdirSync(place).flatMap((name) => {
    const [, meant = ''] = inCloud.exec(name) ?? []
    const problem =
      'está en iCloud y no en este ordenador: ábrelo una vez, o elige «Descargar ahora» en su menú.'
    return meant ? mistakeIn(path.posix.join(inner, meant), problem) : []
  })
}

const folderProblem = (name: string) =>
  problemIf(!folders.includes(name), `nadie la lee.${suggestion(name, folders)}`)

function fileProblem(name: string): Problem {
  if (/\.(?:jpe?g|png|webp|avif|gif|hei[cf]|tiff?|bmp)$/i.test(name)) {
    return 'nadie lee esta foto aquí: pásala a la carpeta «speakers» (ponentes), «editions» (ediciones) o «sponsors» (logotipos).'
  }
  if (name.endsWith('.md') && name !== 'README.md') {
    return `nadie lo lee: una página de texto va en la carpeta «${textPagesFolder}».`
  }
  // Some editors append an ending, "event.yaml.txt"; a copied name may end in a space.
  const [, meant] = /^(.*\.ya?ml)(?:\.\w+| +)?$/.exec(name) ?? []
  if (meant === undefined || files.includes(name)) return null
  return `nadie lo lee.${suggestion(meant, files)}`
}
