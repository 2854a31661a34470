import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { contentFiles } from '../../src/content/schema.ts'
import { type Mistake, mistakeIn, suggestion } from './mistakes.ts'
import { isOfSystem, textPagesFolder } from './folders.ts'

const files = Object.keys(contentFiles).map((name) => `${name}.yaml`)

/** Folders that an event may have, and those of this repository only. */
const folders = [textPagesFolder, 'speakers', 'editions', 'sponsors', 'plantillas', 'schema']

/** Reports a missing folder, and everything in it that nothing reads. */
export function folderMistakes(folder: string): Mistake[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    const problem = `no es ninguna carpeta: CONTENT dice cuál es.${suggestion(folder, eventsBeside(folder))}`
    return [mistakeIn('', problem)]
  }
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry
    const problem = entry.isDirectory() ? folderProblem(name) : fileProblem(name)
    return problem && !isOfSystem(name) ? [mistakeIn(name, problem)] : []
  })
}

/** Folders of events in the place where one was looked for. */
function eventsBeside(folder: string): readonly string[] {
  const place = path.dirname(folder)
  if (!existsSync(place)) return []
  return readdirSync(place)
    .map((name) => path.join(place, name))
    .filter((one) => existsSync(path.join(one, 'event.yaml')))
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
  const meantName = name.replaceAll(/\s+/g, '')
  if (files.includes(meantName) && meantName !== name) {
    return `nadie lo lee: su nombre lleva un espacio. Llámalo «${meantName}».`
  }
  // Some editors append an ending: "event.yaml.txt".
  const [, meant] = /^(.*\.ya?ml)(?:\.\w+)?$/.exec(name) ?? []
  return meant && !files.includes(name) && `nadie lo lee.${suggestion(meant, files)}`
}
