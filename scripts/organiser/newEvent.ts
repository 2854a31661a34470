import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const starter = 'scripts/organiser/new'

/** Folders that an event may fill: photos, logos, pages of text. */
const empty = ['speakers', 'editions', 'sponsors', 'pages']

/**
 * Writes a small event that says nothing of the delivered one into a new folder.
 * @throws if the folder exists
 */
export function newEvent(folder: string, report: (line: string) => void): void {
  if (existsSync(folder)) throw new Error(`«${folder}» ya existe: di otra carpeta.`)
  cpSync(starter, folder, { recursive: true })
  for (const name of empty) mkdirSync(path.join(folder, name))
  const files = readdirSync(starter)
  const schemas = path.relative(folder, 'src/content/schema').replaceAll('\\', '/')
  for (const file of files.map((name) => path.join(folder, name))) {
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace('$schema=../src/content/schema', `$schema=${schemas}`))
  }
  const remember = process.platform === 'win32' ? 'set' : 'export'
  report(`${folder} tiene un evento pequeño. Ahora:`)
  report(`1. Cambia lo que lleva «# ejemplo» y borra cada marca: ${files.join(', ')}.`)
  report('2. Las fotos van en «speakers» y los logotipos en «sponsors», con su identificador.')
  report(`3. Escribe «${remember} CONTENT=${folder}»: vale hasta que cierres la terminal.`)
  report(
    '4. «npm run check» dice lo que falta; «npm run dev» lo enseña y «npm run build», lo hace.',
  )
}
