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
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry
    const problem = entry.isDirectory() ? folderProblem(folder, name) : fileProblem(name)
    return problem && !name.startsWith('.') ? [mistakeIn(name, problem)] : []
  })
}

function folderProblem(folder: string, name: string) {
  if (!folders.includes(name)) return `nadie lee esta carpeta.${suggestion(name, folders)}`
  const isHome = name === textPagesFolder && existsSync(`${folder}/${name}/index.md`)
  return isHome && 'sobra «index.md»: la portada está en pages.yaml.'
}

function fileProblem(name: string) {
  if (/\.(?:jpe?g|png|webp|avif|gif|hei[cf]|tiff?|bmp)$/i.test(name)) {
    return 'nadie lee esta foto: va en la carpeta speakers o editions.'
  }
  const [, meant] = /^(.*\.ya?ml)\.\w+$/.exec(name) ?? []
  if (meant) return `nadie lee este archivo: quítale lo que sobra, y se llama «${meant}».`
  if (/\.ya?ml$/.test(name)) {
    return !files.includes(name) && `nadie lee este archivo.${suggestion(name, files)}`
  }
  const isPage = name.endsWith('.md') && name !== 'README.md'
  return isPage && `una página de texto va en la carpeta «${textPagesFolder}».`
}
