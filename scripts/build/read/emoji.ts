import { lettersLacking } from '../lib/font-source.ts'

/** Whether a sign is a picture: "😅", "👩‍💻", flags, "★", "✔". */
const isPictograph = (sign: string): boolean =>
  /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(sign) || ofSymbolBlocks.test(sign)

/** Signs of Unicode's blocks for symbols (Miscellaneous Symbols, Dingbats, …) that are no emoji: "✓". */
const ofSymbolBlocks = /[\u2600-\u27BF\u2B00-\u2BFF\u{1F000}-\u{1FAFF}]/u

/** Code points that turn a letter or a sign into an emoji: "1️⃣" is "1" with both. */
const emojiSelectors = /[\uFE0F\u20E3]/g

const signs = new Intl.Segmenter()

/** Replaces a left-out pictograph for a moment: a code point for private use, which texts may not have. */
const gap = '\uE000'

/** A gap at the start of a text or line, or behind an opening bracket, with the spaces after it. */
const openingGap = new RegExp(`(^\\s*|[([«¿¡*_])${gap} *`, 'gm')

const innerGap = new RegExp(` *${gap}`, 'g')

/**
 * A text without the pictographs that the site's font cannot write: "juegos de mesa 😅." → "juegos de mesa.", "1️⃣" → "1".
 * @returns also what was left out, each sign once
 */
export function withoutEmoji(text: string): { text: string; leftOut: readonly string[] } {
  const leftOut = new Set<string>()
  const pieces = Array.from(signs.segment(text), ({ segment }) => {
    if (lettersLacking(segment).length === 0) return segment
    const plain = segment.replace(emojiSelectors, '')
    if (plain === segment && !isPictograph(segment)) return segment
    leftOut.add(segment)
    return plain && lettersLacking(plain).length === 0 ? plain : gap
  })
  if (leftOut.size === 0) return { text, leftOut: [] }
  const joined = pieces.join('').replace(new RegExp(`${gap}(?: *${gap})+`, 'g'), gap)
  return {
    text: joined.replace(openingGap, '$1').replace(innerGap, ''),
    leftOut: [...leftOut],
  }
}

/** The advice about pictographs that were left out of a text. */
export const emojiAdvice = (leftOut: readonly string[]): string =>
  `se publica sin «${leftOut.join('», «')}»: la letra del sitio no lo tiene.`
