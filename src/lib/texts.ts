import { language, withOneOClock } from './locale.ts'

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

/** "sábado 8…" → "Sábado 8…" */
export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}

/** "Avenida de…" → "avenida de…" */
export function uncapitalise(text: string): string {
  return text.charAt(0).toLocaleLowerCase(language) + text.slice(1)
}

/** Letters of a text that are shown at least, so that a longer one never shows less. */
const beginning = 280

/** A long text's first sentences, and the rest; all of a short one. */
export function firstSentences(text: string): readonly [first: string, rest: string] {
  if (text.length <= beginning) return [text, '']
  const [one = '', ...more] = text.split(/(?<=[.!?…][»”")]*)\s+(?=[\p{Lu}¿¡«“"(])/u)
  let first = one
  while (more[0] && first.length < beginning) first += ` ${more.shift()}`
  return [first, more.join(' ')]
}

/** Small letters that are no letter of the alphabet with a mark, as passports write them (ICAO 9303-3, section 6). */
export const passportLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ł: 'l',
  œ: 'oe',
  ø: 'o',
  þ: 'th',
}

/** A text for addresses and file names, in a-z, 0-9 and "-": "Invitada especial" → "invitada-especial". */
export function slugOf(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => passportLetters[letter] ?? letter)
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
