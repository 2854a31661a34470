import { shown } from '../../build/read/mistakes.ts'

/** Headings that the error shows: enough to recognise a file. */
const mostHeadings = 12

/** The error for a file that names no titles. @param found the headings that were found in it */
export function notASource(found: readonly string[] = []): Error {
  // Bytes of a picture or a PDF have control characters, which would spoil the terminal.
  const readable = found.filter((heading) => heading && !/\p{C}/u.test(heading))
  const names = readable.slice(0, mostHeadings).map((heading) => shown(heading))
  const there = names.length > 0 ? ` La primera fila dice ${names.join(', ')}.` : ''
  return new Error(
    `el archivo no es de los que se leen: el JSON «All data» de Sessionize, el schedule.json de pretalx o un CSV, con una fila que nombra sus columnas: título, descripción, fecha, inicio, fin, sala, ponentes.${there} No se ha escrito nada.`,
  )
}
