import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Templates of text pages. Organisers fill in their blanks, such as "[[Tu dirección]]". */
const templateFolder = 'src/content/plantillas'

export const templateNames: readonly string[] = readdirSync(templateFolder)

export const readTemplate = (name: string) => readFileSync(path.join(templateFolder, name), 'utf8')

/** A template with every blank filled in. */
export const filledIn = (text: string) => text.replace(/\[\[[^\]]*\]\]/g, 'Dato de prueba')
