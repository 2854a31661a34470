import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Texts to fill in, which are published by nobody. */
export const templateFolder = 'src/content/plantillas'

export const templates: readonly string[] = readdirSync(templateFolder)

export const readTemplate = (name: string) => readFileSync(path.join(templateFolder, name), 'utf8')

/** With something in each blank. */
export const filledIn = (text: string) => text.replace(/\[\[[^\]]*\]\]/g, 'Dato de prueba')

/** A page with all that a text may hold. */
export const specimen = `---
title: Normas de la casa · {evento}
shareTitle: Normas de la casa
description: Las normas de la casa, escritas para probar todo lo que puede llevar un texto, sobre {evento}.
heading: Normas de la casa
intro: Todo lo que puede llevar un texto.
offline: true
---

Una página de {evento}, con *énfasis*, **fuerza** y \`código\`.
Escribe a [{correo}](mail).

## Qué hay

1. Uno
2. Dos
   - dentro

### Más abajo

> Una cita.

| Cosa | Cuánto | Dónde | Cuándo |
| ---- | -----: | :---: | ------ |
| Agua | 2 | {sedes.mall.nombre} | por la mañana |
| Música | 1 | en el parque | por la tarde |

## Enlaces

Mira [el programa](programme), [una respuesta](/faq#zona-vip), [lo de antes](#que-hay) o
[la agencia][aepd].

[aepd]: https://www.aepd.es/
`

/** Puts pages of text into a folder of content, by the names of their files. */
export function writeTextPages(folder: string, pages: Readonly<Record<string, string>>) {
  mkdirSync(path.join(folder, 'pages'), { recursive: true })
  for (const [name, text] of Object.entries(pages)) {
    writeFileSync(path.join(folder, 'pages', name), text)
  }
}
