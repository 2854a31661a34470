/** The error for a file that names no titles. @param found the headings that were found in it */
export function notASource(found: readonly string[] = []): Error {
  const names = found.filter(Boolean).map((name) => `«${name}»`)
  const there = names.length > 0 ? ` La primera fila dice ${names.join(', ')}.` : ''
  return new Error(
    `el archivo no es de los que se leen: el JSON «All data» de Sessionize, el schedule.json de pretalx o un CSV, con una fila que nombra sus columnas: título, descripción, fecha, inicio, fin, sala, ponentes.${there} No se ha escrito nada.`,
  )
}
