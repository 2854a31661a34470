import { lettersLacking } from '../lib/fontSource.ts'

/** Whether a character is a picture: "😅", "👩‍💻", a flag, "★", "✔". */
const isPictograph = (character: string): boolean =>
  /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(character) || symbols.test(character)

/**
 * Unicode's blocks of symbols: Miscellaneous Symbols, Dingbats and others. Some of their characters, such as "✓", are not
 * `Extended_Pictographic`.
 */
const symbols = /[\u2600-\u27BF\u2B00-\u2BFF\u{1F000}-\u{1FAFF}]/u

/** Two code points that turn the one before them into an emoji: "1️⃣" is "1" with both. */
const emojiSelectors = /[\uFE0F\u20E3]/g

const graphemes = new Intl.Segmenter()

/** A placeholder for a pictograph that is left out: a code point for private use, which stands for no letter. */
const gap = '\uE000'

/** A gap at the start of a line or after an opening sign, such as a bracket. The spaces after it go too. */
const openingGap = new RegExp(`(^\\s*|[([«¿¡*_])${gap} *`, 'gm')

/** Any other gap. The spaces before it go too. */
const innerGap = new RegExp(` *${gap}`, 'g')

/**
 * A text without the pictographs that the site's font cannot write: "juegos de mesa 😅." → "juegos de mesa.", "1️⃣" → "1".
 * @returns also the characters that were left out or changed, each once
 */
export function withoutEmoji(text: string): { text: string; leftOut: readonly string[] } {
  const lacking = new Set(lettersLacking(text))
  if (lacking.size === 0) return { text, leftOut: [] }
  const leftOut = new Set<string>()
  const pieces = Array.from(graphemes.segment(text), ({ segment }) => {
    if (!lacking.has(segment)) return segment
    const plain = segment.replace(emojiSelectors, '')
    // Other characters that the font lacks stay, and `fillText` reports them.
    if (plain === segment && !isPictograph(segment)) return segment
    leftOut.add(segment)
    // "1️⃣" is the plain character "1", which the font can write. "❤️" is "❤", which it cannot.
    const isWritable = plain !== '' && lettersLacking(plain).length === 0
    return isWritable ? plain : gap
  })
  if (leftOut.size === 0) return { text, leftOut: [] }
  // "😅 🎉 Fiesta" begins with two gaps. They become one, because `openingGap` takes only the first gap of a line.
  const severalGaps = new RegExp(`${gap}(?: *${gap})+`, 'g')
  const withGaps = pieces.join('').replace(severalGaps, gap)
  return {
    text: withGaps.replace(openingGap, '$1').replace(innerGap, ''),
    leftOut: [...leftOut],
  }
}

/**
 * Leaves the pictographs out of a text, as `withoutEmoji` does.
 * @param advise is called with a warning if there are any
 */
export function leaveOutEmoji(written: string, advise: (problem: string) => void): string {
  const { text, leftOut } = withoutEmoji(written)
  if (leftOut.length > 0) {
    advise(`se publica sin «${leftOut.join('», «')}»: la letra del sitio no lo tiene.`)
  }
  return text
}
