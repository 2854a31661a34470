import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Templates of text pages, which are not published themselves. */
const templateFolder = 'src/content/plantillas'

export const templates: readonly string[] = readdirSync(templateFolder)

export const readTemplate = (name: string) => readFileSync(path.join(templateFolder, name), 'utf8')

/** A template with every blank filled in. */
export const filledIn = (text: string) => text.replace(/\[\[[^\]]*\]\]/g, 'Dato de prueba')

/** A page with all that a text may hold. */
export const specimen = readFileSync('tests/evento/pages/normas.md', 'utf8')

/** Writes text pages into a content folder, by the names of their files. */
export function writeTextPages(folder: string, pages: Readonly<Record<string, string>>) {
  mkdirSync(path.join(folder, 'pages'), { recursive: true })
  for (const [name, text] of Object.entries(pages)) {
    writeFileSync(path.join(folder, 'pages', name), text)
  }
}
