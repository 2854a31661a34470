import { shown } from '../../build/read/mistakes.ts'

/** The number of headings that the error shows. It is enough to recognise a file. */
const maxShownHeadings = 12

/**
 * The error for a file that has no column of titles.
 * @param headings the cells of the first row, if the file is a table
 */
export function notASource(headings: readonly string[] = []): Error {
  // A picture or a PDF contains control characters, which would disturb the terminal.
  const readable = headings.filter((heading) => heading && !/\p{C}/u.test(heading))
  const names = readable.slice(0, maxShownHeadings).map((heading) => shown(heading))
  const firstRow = names.length > 0 ? ` La primera fila dice ${names.join(', ')}.` : ''
  return new Error(
    `el archivo no es de los que se leen: el JSON «All data» de Sessionize, el schedule.json de pretalx o un CSV, con una fila que nombra sus columnas: título, descripción, fecha, inicio, fin, sala, ponentes.${firstRow} No se ha escrito nada.`,
  )
}
