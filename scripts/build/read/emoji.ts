import { lettersMissingInFont } from '../lib/fontSource.ts'

/** Emoji, and the letters of which flags consist. */
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u

/** Unicode's blocks of symbols: Miscellaneous Symbols, Dingbats and others. Some of the symbols, such as "✓", are no emoji. */
const symbols = /[\u2600-\u27BF\u2B00-\u2BFF\u{1F000}-\u{1FAFF}]/u

/** Whether a character is a picture: "😅", "👩‍💻", a flag, "★", "✔". */
const isPictograph = (character: string): boolean =>
  emoji.test(character) || symbols.test(character)

/** Code points that turn the character before them into a pictograph. "1️⃣" is "1" with both of them. */
const emojiSelectors = /[\uFE0F\u20E3]/g

const graphemeSegmenter = new Intl.Segmenter()

/** The placeholder of a pictograph that is left out: a code point for private use, which texts do not contain. */
const gap = '\uE000'

/** A gap at the start of a line or after an opening sign, such as a bracket, with the spaces after the gap. */
const openingGap = new RegExp(`(^\\s*|[([«¿¡*_])${gap} *`, 'gm')

/** Any other gap, with the spaces before it. */
const innerGap = new RegExp(` *${gap}`, 'g')

/** Several gaps with only spaces between them: "😅 🎉". */
const severalGaps = new RegExp(`${gap}(?: *${gap})+`, 'g')

/**
 * A text without the pictographs that the site's font cannot write: "juegos de mesa 😅." → "juegos de mesa.", "1️⃣" → "1".
 * @returns `leftOut` has each character that was left out or changed
 */
export function withoutPictographs(text: string): { text: string; leftOut: readonly string[] } {
  const lacking = new Set(lettersMissingInFont(text))
  if (lacking.size === 0) return { text, leftOut: [] }
  const leftOut = new Set<string>()
  const pieces = Array.from(graphemeSegmenter.segment(text), ({ segment: character }) => {
    if (!lacking.has(character)) return character
    const plain = character.replace(emojiSelectors, '')
    // Other characters that the font lacks stay, and `fillText` reports them.
    if (plain === character && !isPictograph(character)) return character
    leftOut.add(character)
    // Without its selectors "1️⃣" is "1", which the font can write. "❤️" is "❤", which the font lacks.
    const isWritable = plain !== '' && lettersMissingInFont(plain).length === 0
    return isWritable ? plain : gap
  })
  if (leftOut.size === 0) return { text, leftOut: [] }
  // "😅 🎉 Fiesta" begins with two gaps. They become one, because `openingGap` matches only the first gap of a line.
  const withGaps = pieces.join('').replace(severalGaps, gap)
  return {
    text: withGaps.replace(openingGap, '$1').replace(innerGap, ''),
    leftOut: [...leftOut],
  }
}

/**
 * Leaves the pictographs out of a text (`withoutPictographs`), and warns about them.
 * @param advise is called with the warning if the text had any pictographs
 */
export function leaveOutPictographs(written: string, advise: (problem: string) => void): string {
  const { text, leftOut } = withoutPictographs(written)
  if (leftOut.length > 0) {
    advise(`se publica sin «${leftOut.join('», «')}»: la letra del sitio no lo tiene.`)
  }
  return text
}
