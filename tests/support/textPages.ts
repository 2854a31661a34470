import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The templates of text pages. Organisers fill in the blanks of a template, such as "[[Tu dirección]]". */
const templateFolder = 'src/content/plantillas'

export const templateNames: readonly string[] = readdirSync(templateFolder)

export const readTemplate = (name: string) => readFileSync(path.join(templateFolder, name), 'utf8')

/** A template with every blank filled in. */
export const filledIn = (template: string) => template.replace(/\[\[[^\]]*\]\]/g, 'Dato de prueba')
