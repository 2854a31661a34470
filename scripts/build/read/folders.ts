import { existsSync, readdirSync, statSync } from 'node:fs'
import { contentFiles } from '../../../src/content/schema.ts'
import { type Mistake, mistakeIn, suggestion } from './mistakes.ts'

/** Folder in the content with a file per text page, named after the path of the page. */
export const textPagesFolder = 'pages'

/** Whether an operating system leaves such a file in a folder: ".DS_Store", "Thumbs.db", "desktop.ini", macOS' icon. */
const isOfSystem = (name: string) => /^(?:\.|Thumbs\.db$|desktop\.ini$|Icon\r$)/i.test(name)

/** The names of what an organiser has put into a folder, sorted; none without the folder. */
export const namesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !isOfSystem(name))
        .toSorted()
    : []

const files = Object.keys(contentFiles).map((name) => `${name}.yaml`)

const ofEvents = [textPagesFolder, 'speakers', 'editions', 'sponsors']

/** Only this repository has them, and nothing in them is published. */
const ofRepository = ['guia', 'plantillas', 'schema']

const folders = [...ofEvents, ...ofRepository]

/** Reports a missing folder, and everything in it that nothing reads. */
export function folderMistakes(folder: string): Mistake[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    return [mistakeIn('', 'no es ninguna carpeta: CONTENT dice cuál es.')]
  }
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry
    const problem = entry.isDirectory() ? folderProblem(name) : fileProblem(name)
    return problem && !isOfSystem(name) ? [mistakeIn(name, problem)] : []
  })
}

const folderProblem = (name: string) =>
  !folders.includes(name) && `nadie la lee.${suggestion(name, folders)}`

function fileProblem(name: string) {
  if (/\.(?:jpe?g|png|webp|avif|gif|hei[cf]|tiff?|bmp)$/i.test(name)) {
    return 'nadie lee esta foto: va en la carpeta speakers, editions o sponsors.'
  }
  if (name.endsWith('.md') && name !== 'README.md') {
    return `nadie lo lee: una página de texto va en la carpeta «${textPagesFolder}».`
  }
  // Some editors append an ending, "event.yaml.txt"; a copied name may end in a space.
  const [, meant] = /^(.*\.ya?ml)(?:\.\w+| +)?$/.exec(name) ?? []
  return meant && !files.includes(name) && `nadie lo lee.${suggestion(meant, files)}`
}
