/**
 * Fills a text's local placeholders (the build fills facts): "Ver {lugar} en el mapa" → "Ver el parque en el mapa".
 * @throws if the text names an unknown placeholder
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  const filled = text.replace(/\{(\w+)\}(\.?)/g, (whole, name: string, point: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`«${text}» names ${whole}, which nobody knows.`)
    return point ? sentence(value) : value
  })
  return withOneOClock(filled)
}

/** A text with a point at its end, unless it has an end of its own: "¿Y tú?". */
export const sentence = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`)

/** "hasta las 01:30" → "hasta la 01:30": one o'clock is singular. */
export const withOneOClock = (text: string): string => text.replace(/\b(la)s(?=\s01:)/gi, '$1')

/** "sábado 8…" → "Sábado 8…" */
export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1)
}

/** "Avenida de…" → "avenida de…" */
export function uncapitalise(text: string): string {
  return text.charAt(0).toLocaleLowerCase('es') + text.slice(1)
}

/** A count as it reads before a noun: words up to fifteen, then figures. */
export function inWords(count: number): string {
  const words =
    'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'
  return words.split(' ')[count] ?? String(count)
}

/** What begins with the sound of i: "hijos" and "IA", but not "hielo". */
const soundsI = /^[«¡¿"(]*(?:[Hh]?[IiÍí](?![AEOUaeouáéóú])|I[AEOUaeou](?!\p{Ll}))/u

/** "uno", "uno y otro", "uno, dos y tres"; "e" before the sound of i: "padres e hijos". */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  const and = soundsI.test(last) ? 'e' : 'y'
  return `${items.slice(0, -1).join(', ')} ${and} ${last}`
}

/** Keeps day and month on one line, and so postal code and town: "8 de noviembre", "41018 Sevilla". */
export function keepTogether(text: string): string {
  return text
    .replace(/(\d) de (?=\p{L})/gu, '$1\u00a0de\u00a0')
    .replace(/\b(\d{5}) (?=\p{Lu})/gu, '$1\u00a0')
}

/** Longest text that is shown whole, and how much of a longer one is shown, in letters. */
const [whole, beginning] = [280, 160]

/** A long text's first sentences, at least one, and the rest; all of a short one. */
export function firstSentences(text: string): readonly [first: string, rest: string] {
  if (text.length <= whole) return [text, '']
  const [one = '', ...more] = text.split(/(?<=[.!?…][»”")]*)\s+(?=[\p{Lu}¿¡«“"(])/u)
  let first = one
  while (more[0] && first.length + more[0].length < beginning) first += ` ${more.shift()}`
  return [first, more.join(' ')]
}

/** A text for addresses and file names, in a-z, 0-9 and "-": "Invitada especial" → "invitada-especial". */
export function slugOf(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return (words ?? []).join('-')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes a text for elements and quoted attributes of HTML, SVG and XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
