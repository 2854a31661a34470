import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { contentFiles } from '../../../src/content/schema.ts'
import { type Mistake, mistakeIn, type Problem, problemIf, suggestion } from './mistakes.ts'

/** The folder of text pages. The name of each file is the path of its page. */
export const textPagesFolder = 'pages'

/**
 * Files of operating systems (".DS_Store", "Thumbs.db", "desktop.ini", and macOS' icon "Icon\r"), and the notes in the
 * delivered folders ("LEEME.txt").
 */
const ignoredFiles = /^(?:\.|Thumbs\.db$|desktop\.ini$|Icon\r$|LEEME\.txt$)/i
const isIgnored = (name: string) => ignoredFiles.test(name)

/** ".lucia.jpg.icloud": iCloud leaves such a file on a computer on which "lucia.jpg" itself is not stored. */
const cloudPlaceholder = /^\.(.+)\.icloud$/

/** The sorted names of the files that an organiser has put into a folder; an empty list if there is no such folder. */
export function namesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => !isIgnored(name))
  return names.toSorted()
}

/** The names of the content files: "event.yaml". */
const yamlNames = Object.keys(contentFiles).map((name) => `${name}.yaml`)

/** The folders of an event that the build reads. */
const eventFolders = [textPagesFolder, 'speakers', 'editions', 'sponsors']

/**
 * Help for organisers that comes with src/content: the guide, templates and schemas. The build does not publish it. The folder
 * of an event elsewhere has no such folders.
 */
const deliveredFolders = ['guia', 'plantillas', 'schema']

const knownFolders = [...eventFolders, ...deliveredFolders]

/**
 * The mistakes of the event's folder:
 * - the folder is missing;
 * - a file is only in iCloud;
 * - a subfolder is unknown;
 * - a file that looks like content has a wrong name or is in a wrong place. Other files are ignored.
 */
export function folderMistakes(folder: string): Mistake[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    return [mistakeIn('', 'no es ninguna carpeta: CONTENT dice cuál es.')]
  }
  const entryMistakes = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry
    const problem = entry.isDirectory() ? folderProblem(name) : fileProblem(name)
    return problem && !isIgnored(name) ? [mistakeIn(name, problem)] : []
  })
  // '' stands for the event's folder itself.
  const cloudFileMistakes = ['', ...knownFolders].flatMap((subfolder) =>
    cloudMistakes(folder, subfolder),
  )
  return [...cloudFileMistakes, ...entryMistakes]
}

/** The mistakes of files that the build cannot read, because they are in iCloud and not on this computer. */
function cloudMistakes(folder: string, subfolder: string): Mistake[] {
  const directory = path.join(folder, subfolder)
  if (!existsSync(directory)) return []
  return readdirSync(directory).flatMap((name) => {
    const [, fileName = ''] = cloudPlaceholder.exec(name) ?? []
    const problem =
      'está en iCloud y no en este ordenador: ábrelo una vez, o elige «Descargar ahora» en su menú.'
    return fileName ? mistakeIn(path.posix.join(subfolder, fileName), problem) : []
  })
}

/** Checks that the build knows a subfolder. */
const folderProblem = (name: string): Problem =>
  problemIf(!knownFolders.includes(name), `nadie la lee.${suggestion(name, knownFolders)}`)

const photoFile = /\.(?:jpe?g|png|webp|avif|gif|hei[cf]|tiff?|bmp)$/i

/**
 * The name of a YAML file, also with an accidental addition:
 * - "event.yaml";
 * - "event.yaml.txt", because some editors add an ending;
 * - "event.yaml ", because a copied name may end in spaces.
 */
const yamlFile = /^(.*\.ya?ml)(?:\.\w+| +)?$/

/** Checks that a file that looks like content has a name and a place that the build reads. */
function fileProblem(name: string): Problem {
  if (photoFile.test(name)) {
    return 'nadie lee esta foto aquí: pásala a la carpeta «speakers» (ponentes), «editions» (ediciones) o «sponsors» (logotipos).'
  }
  if (name.endsWith('.md') && name !== 'README.md') {
    return `nadie lo lee: una página de texto va en la carpeta «${textPagesFolder}».`
  }
  const [, nameUpToYaml] = yamlFile.exec(name) ?? []
  if (nameUpToYaml === undefined || yamlNames.includes(name)) return null
  return `nadie lo lee.${suggestion(nameUpToYaml, yamlNames)}`
}
