import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { guide } from '../../build/lib/guide.ts'

/** The folder of a small event, the template of new events. */
const template = 'scripts/tools/new/event'

/** Folders for photos and logos. */
const pictureFolders = ['speakers', 'editions', 'sponsors']

/** The file of instructions that each of these folders gets. */
const instructionsFile = 'LEEME.txt'

/**
 * Copies the small event into a new folder, with folders for text pages, photos and logos.
 * @param report is called with the lines that tell the organiser what to do next
 * @throws if the folder exists, or if its name looks like an option: "--help"
 */
export function newEvent(folder: string, report: (line: string) => void): void {
  if (folder.startsWith('-')) {
    throw new Error(`«${folder}» no es una carpeta: di una, como ../mi-evento.`)
  }
  if (existsSync(folder)) throw new Error(`«${folder}» ya existe: di otra carpeta.`)
  cpSync(template, folder, { recursive: true })
  mkdirSync(path.join(folder, 'pages'))
  for (const name of pictureFolders) {
    cpSync(`src/content/${name}/${instructionsFile}`, path.join(folder, name, instructionsFile))
  }
  // Editors find a file's schema by the path in its first line, which is relative to the file. So it changes with the folder.
  const schemaFolder = path.relative(folder, 'src/content/schema').replaceAll('\\', '/')
  for (const name of readdirSync(template)) {
    const file = path.join(folder, name)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace('$schema=../src/content/schema', `$schema=${schemaFolder}`))
  }
  const setVariable = process.platform === 'win32' ? 'set' : 'export'
  report(`${folder} tiene un evento pequeño. Ahora escribe «${setVariable} CONTENT=${folder}».`)
  report(`${guide.otherEvent} dice cómo seguir.`)
}
