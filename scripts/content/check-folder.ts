import { existsSync, readdirSync, statSync } from 'node:fs'
import { contentFiles } from '../../src/content/schema.ts'
import { type Mistake, mistakeIn, suggestion } from './mistakes.ts'
import { textPagesFolder } from './text-pages.ts'

const files = Object.keys(contentFiles).map((name) => `${name}.yaml`)

/** What belongs to the folder: of an event, and of this repository's own. */
const folders = [textPagesFolder, 'speakers', 'editions', 'plantillas', 'schema']

/** A folder that is not there, and what is in it that nobody would read. */
export function folderMistakes(folder: string): Mistake[] {
  if (!existsSync(folder)) {
    return [mistakeIn('', 'no hay ninguna carpeta así: CONTENT dice cuál es')]
  }
  if (!statSync(folder).isDirectory()) {
    return [mistakeIn('', 'CONTENT nombra un archivo: tiene que nombrar la carpeta en la que está')]
  }
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) => {
      const problem = entry.isDirectory() ? folderProblem(entry.name) : fileProblem(entry.name)
      return problem === null ? [] : [mistakeIn(entry.name, problem)]
    })
}

function folderProblem(name: string): string | null {
  return folders.includes(name) ? null : `nadie lee esta carpeta.${suggestion(name, folders)}`
}

function fileProblem(name: string): string | null {
  const [, meant = ''] = /^(.*\.ya?ml)\.\w+$/.exec(name) ?? []
  if (meant) return `nadie lee este archivo: quítale lo que sobra, y se llama «${meant}».`
  if (/\.ya?ml$/.test(name) && !files.includes(name)) {
    return `nadie lee este archivo.${suggestion(name, files)}`
  }
  const isStray = name.endsWith('.md') && name !== 'README.md'
  return isStray ? `una página de texto va en la carpeta «${textPagesFolder}».` : null
}
