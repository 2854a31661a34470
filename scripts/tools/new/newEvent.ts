import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { guide } from '../../build/lib/guide.ts'

const starter = 'scripts/tools/new/event'

/** Folders for photos and logos, each with a file that says what goes there. */
const pictures = ['speakers', 'editions', 'sponsors']
const whatGoesThere = 'LEEME.txt'

/**
 * Writes a small event that says nothing of the delivered one into a new folder.
 * @throws if the folder exists
 */
export function newEvent(folder: string, report: (line: string) => void): void {
  if (existsSync(folder)) throw new Error(`«${folder}» ya existe: di otra carpeta.`)
  cpSync(starter, folder, { recursive: true })
  mkdirSync(path.join(folder, 'pages'))
  for (const name of pictures) {
    cpSync(`src/content/${name}/${whatGoesThere}`, path.join(folder, name, whatGoesThere))
  }
  const schemas = path.relative(folder, 'src/content/schema').replaceAll('\\', '/')
  for (const name of readdirSync(starter)) {
    const file = path.join(folder, name)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace('$schema=../src/content/schema', `$schema=${schemas}`))
  }
  const remember = process.platform === 'win32' ? 'set' : 'export'
  report(`${folder} tiene un evento pequeño. Ahora escribe «${remember} CONTENT=${folder}».`)
  report(`${guide.otherEvent} dice cómo seguir.`)
}
