/**
 * Puts facts into a text of src/content: "Te esperamos el {dia}" → "Te esperamos el 8 de noviembre".
 * @throws if the text names a fact that does not exist, with the text and the names that do.
 */
export function fill(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name]
    if (fact === undefined) {
      throw new Error(
        `«${text}» (src/content) names {${name}}, which is no fact. Known: ${Object.keys(facts).join(', ')}.`,
      )
    }
    return fact
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
