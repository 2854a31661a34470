import { language, withOneOClock } from './locale.ts'

/**
 * Fills the local placeholders of a text: "Ver {lugar} en el mapa" → "Ver el parque en el mapa". Facts of the event are no
 * local placeholders: the build has filled them in before.
 * @throws if `values` lacks a placeholder
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  // If the value already ends a sentence, the full stop after the placeholder is left out: "{titulo}." → "¿Y tú?"
  const filled = text.replace(/\{(\w+)\}(\.?)/g, (placeholder, name: string, fullStop: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`«${text}» names ${placeholder}, which nobody knows.`)
    return fullStop ? sentence(value) : value
  })
  // "a las 01:00" → "a la 01:00"
  return withOneOClock(filled)
}

/** A text with a full stop at its end, unless it already ends a sentence: "¿Y tú?". */
export const sentence = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`)

/** "sábado 8…" → "Sábado 8…" */
export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}

/** "Avenida de…" → "avenida de…" */
export function uncapitalise(text: string): string {
  return text.charAt(0).toLocaleLowerCase(language) + text.slice(1)
}

/**
 * A text of up to this many characters is not divided. A longer text is divided after the sentence that reaches this length.
 */
const shownLength = 280

/** The space between two sentences: after a full stop and closing quotes, before a capital or an opening sign. */
const betweenSentences = /(?<=[.!?…][»”")]*)\s+(?=[\p{Lu}¿¡«“"(])/u

/** The first sentences of a long text, and the rest of it. A short text has no rest. */
export function firstSentences(text: string): readonly [first: string, rest: string] {
  if (text.length <= shownLength) return [text, '']
  const [firstSentence = '', ...rest] = text.split(betweenSentences)
  let shown = firstSentence
  while (rest[0] && shown.length < shownLength) shown += ` ${rest.shift()}`
  return [shown, rest.join(' ')]
}

/**
 * The plain letters that passports write for other lower-case letters (ICAO 9303-3, section 6). Letters with an accent are not
 * in the table: `normalize` separates the accent from the plain letter.
 */
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

/** Turns a text into a part of an address or a file name, with a-z, 0-9 and "-": "Invitada especial" → "invitada-especial". */
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
  return text.replace(/[&<>"]/g, (character) => entities[character] as string)
}
