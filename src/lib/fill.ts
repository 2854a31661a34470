/**
 * Puts what only its place of use knows into a text of the content: "Ver {lugar} en el mapa" → "Ver el parque en el mapa".
 * @throws if the text names what nobody knows
 */
export function fill(text: string, named: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = named[name]
    if (value === undefined) throw new Error(`«${text}» names ${whole}, which nobody knows.`)
    return value
  })
}

/** "sábado 8…" → "Sábado 8…" */
export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1)
}

/** "Avenida de…" → "avenida de…" */
export function uncapitalise(text: string): string {
  return text.charAt(0).toLocaleLowerCase('es') + text.slice(1)
}
