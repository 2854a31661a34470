// Rules of Spanish for the pages: the names of days and months, times, numerals, lists and line breaks.

/** Language tag (BCP 47) of the pages. */
export const language = 'es'

/** Language tag with the country, for numbers and link previews. */
export const locale = 'es-ES'

// `@__PURE__` lets the bundler leave a value out of scripts that do not use it.
export const weekdays =
  /* @__PURE__ */ 'domingo lunes martes miércoles jueves viernes sábado'.split(' ')

const firstHalf = 'enero febrero marzo abril mayo junio'
const secondHalf = 'julio agosto septiembre octubre noviembre diciembre'
export const months = /* @__PURE__ */ `${firstHalf} ${secondHalf}`.split(' ')

/** "8 de noviembre" */
export const dayAndMonthText = (day: number, month: string): string => `${day} de ${month}`

/** "8 de noviembre de 2025" */
export const fullDateText = (dayAndMonth: string, year: number): string =>
  `${dayAndMonth} de ${year}`

/** The word between two times, as they are read aloud: "11:00 a 14:30". */
export const wordBetweenTimes = 'a'

/** "de 11:00 a 14:30" */
export const fromTo = (from: string, to: string): string => `de ${from} ${wordBetweenTimes} ${to}`

/** "8 de noviembre a las 11:00" */
export const dayAndTime = (day: string, time: string): string =>
  withOneOClock(`${day} a las ${time}`)

/** "hasta las 01:30" → "hasta la 01:30": one o'clock is singular in Spanish. */
export const withOneOClock = (text: string): string => text.replace(/\b(la)s(?=\s01:)/gi, '$1')

/** A number before a noun: a word up to fifteen, digits from sixteen on. Before a feminine noun 1 is "una". */
export function numeral(count: number, gender: 'masculine' | 'feminine' = 'masculine'): string {
  const one = gender === 'feminine' ? 'una' : 'un'
  const numerals = `cero ${one} dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince`
  return numerals.split(' ')[count] ?? String(count)
}

const listFormat = /* @__PURE__ */ new Intl.ListFormat(language)

/**
 * Spells the beginning of a text as it sounds, so that `Intl.ListFormat` chooses the right word for "and". Spanish has "e"
 * instead of "y" before the sound of i. ICU 77 writes "e" only before the plain letters i and hi.
 */
const asItSounds = (text: string): string =>
  text
    // "«Ideas»" → "Ideas»"
    .replace(/^[«¡¿"(]+/, '')
    // "Íñigo" → "Inigo"
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    // "Iago" → "Yago", because its I sounds like a Y. "IA" stays.
    .replace(/^[Ii](?=[AEOUaeou]\p{Ll})/u, 'Y')

/**
 * Items of a list with the texts between them, for markup: `[ana, ', ', luis, ' e ', ines]`.
 * @param textOf gives the text of an item
 */
export function withSeparators<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): readonly (Item | string)[] {
  const parts = listFormat.formatToParts(items.map((item) => asItSounds(textOf(item))))
  // `formatToParts` returns the elements in the order of the items. Each element is replaced by its item.
  const remaining = [...items]
  return parts.map(({ type, value }) => (type === 'element' ? (remaining.shift() as Item) : value))
}

/** "uno", "uno y otro", "uno, dos y tres"; "e" before the sound of i: "padres e hijos". */
export const listed = (items: readonly string[]): string =>
  withSeparators(items, (item) => item).join('')

/**
 * Puts no-break spaces between day and month, between an hour and the words before it, and between postal code and town. A town
 * of more than seven letters may go to the next line. With text at 200 %, code and town on one line would be wider than a
 * phone, and the town would be split, "Zarago/za".
 */
export function keepTogether(text: string): string {
  return (
    text
      // "8 de noviembre"
      .replace(/(\d) de (?=\p{L})/gu, '$1\u00a0de\u00a0')
      // "a las 11:30", "la 01:30", "las {hora}" with a fact that is not filled in yet
      .replace(/\b(?:a )?(?:las (?=\d\d:|\{)|la (?=01:))/g, (words) =>
        words.replaceAll(' ', '\u00a0'),
      )
      // "41018 Sevilla": five digits, and a word of up to seven letters with a capital
      .replace(/\b(\d{5}) (?=\p{Lu}\p{L}{0,6}(?!\p{L}))/gu, '$1\u00a0')
  )
}

/**
 * Keeps a word of up to three letters on one line with the next word: "Jornada / de Sevilla". If the next word has more than
 * eight letters, the short word may end a line, because the two would not fit into a line of large type (`lettersInLine`).
 */
export const keepShortWords = (text: string): string =>
  text.replace(/(?<= )(\p{Ll}{1,3}) (?=\S{1,8}(?!\S))/gu, '$1\u00a0')

const streetTypes = /* @__PURE__ */ [
  'Avenida|Bulevar|Calle|Callejón|Camino|Carretera|Cuesta|Glorieta',
  'Parque|Pasaje|Paseo|Plaza|Polígono|Rambla|Ronda|Travesía',
].join('|')

/** The street type at the start of a name: "Calle" in "Calle Sierpes". Some names have none: "IFEMA", "Gran Vía". */
export const kindsOfStreet = /* @__PURE__ */ new RegExp(`^(?:${streetTypes})(?= )`)
