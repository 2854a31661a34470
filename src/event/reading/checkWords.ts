import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { shown } from './mistakes.ts'
import { textPagesFolder } from './textPages.ts'

/** What in a line of a text page a person may not understand who does not see it (WCAG 2.4.4, 1.3.1, 1.3.3, 1.4.8). */
const advice: readonly (readonly [RegExp, string])[] = [
  [
    /\[(?:(?:pulsa|haz clic|clica|entra|ver|leer|saber) )?(?:aquí|más|más información|(?:este )?enlace|link)\]\(/iu,
    'el enlace no dice a dónde lleva: escribe dentro de «[ ]» lo que hay allí.',
  ],
  [/^\*\*[^*]+\*\*:?$/u, 'parece un título y no lo es: empieza la línea con «## ».'],
  [
    /^(?:[•·–—]|\d{1,2}\))\s+\p{L}/u,
    'parece una lista y no lo es: empieza la línea con «- » o «1. ».',
  ],
  [
    /(?:botón|enlace|menú|formulario|columna|recuadro|campo) (?:de|a) la (?:derecha|izquierda)|(?:botón|enlace|recuadro|texto) (?:rojo|verde|azul|naranja|amarillo)/iu,
    'señala algo por su lugar o su color: di también cómo se llama.',
  ],
  [/^(?=.{40})(?=.*\p{L}{3})[^\p{Ll}]+$/u, 'son muchas mayúsculas seguidas: cuestan de leer.'],
]

/** Advice on the text pages of a content folder, a line each with file and line. It refuses nothing: it may be wrong. */
export function adviceOnWords(folder: string): string[] {
  const below = path.join(folder, textPagesFolder)
  const names = existsSync(below) ? readdirSync(below).filter((name) => name.endsWith('.md')) : []
  return names.toSorted().flatMap((name) =>
    readFileSync(path.join(below, name), 'utf8')
      .split(/\r?\n/)
      .flatMap((line, at) =>
        advice
          .filter(([pattern]) => pattern.test(line.trim()))
          .map(([, words]) => `${below}/${name}:${at + 1}: ${shown(line.trim(), 50)} ${words}`),
      ),
  )
}
