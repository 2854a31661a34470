import { lettersLacking } from '../lib/fontSource.ts'

/** Whether a character is a picture: "😅", "👩‍💻", a flag, "★", "✔". */
const isPictograph = (character: string): boolean =>
  /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(character) || symbols.test(character)

/**
 * Unicode's blocks of symbols: Miscellaneous Symbols, Dingbats and others. Some of their characters, such as "✓", are not
 * `Extended_Pictographic`.
 */
const symbols = /[\u2600-\u27BF\u2B00-\u2BFF\u{1F000}-\u{1FAFF}]/u

/** Code points that turn the character before them into a pictograph. "1️⃣" is "1" with both of them. */
const emojiSelectors = /[\uFE0F\u20E3]/g

const graphemes = new Intl.Segmenter()

/** Stands for a pictograph that is left out. This code point is no letter: Unicode reserves it for private use. */
const gap = '\uE000'

/** A gap at the start of a line or after an opening sign, such as a bracket, with the spaces after the gap. */
const openingGap = new RegExp(`(^\\s*|[([«¿¡*_])${gap} *`, 'gm')

/** Any other gap, with the spaces before it. */
const innerGap = new RegExp(` *${gap}`, 'g')

/** Several gaps with nothing but spaces between them: "😅 🎉". */
const severalGaps = new RegExp(`${gap}(?: *${gap})+`, 'g')

/**
 * A text without the pictographs that the site's font cannot write: "juegos de mesa 😅." → "juegos de mesa.", "1️⃣" → "1".
 * @returns `leftOut` has each character that was left out or changed
 */
export function withoutPictographs(text: string): { text: string; leftOut: readonly string[] } {
  const lacking = new Set(lettersLacking(text))
  if (lacking.size === 0) return { text, leftOut: [] }
  const leftOut = new Set<string>()
  const pieces = Array.from(graphemes.segment(text), ({ segment }) => {
    if (!lacking.has(segment)) return segment
    const plain = segment.replace(emojiSelectors, '')
    // Other characters that the font lacks stay, and `fillText` reports them.
    if (plain === segment && !isPictograph(segment)) return segment
    leftOut.add(segment)
    // Without its selectors "1️⃣" is "1", which the font can write. "❤️" is "❤", which the font lacks.
    const isWritable = plain !== '' && lettersLacking(plain).length === 0
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
 * Leaves the pictographs out of a text, as `withoutPictographs` does.
 * @param advise is called with a warning if the text had any
 */
export function leaveOutPictographs(written: string, advise: (problem: string) => void): string {
  const { text, leftOut } = withoutPictographs(written)
  if (leftOut.length > 0) {
    advise(`se publica sin «${leftOut.join('», «')}»: la letra del sitio no lo tiene.`)
  }
  return text
}
