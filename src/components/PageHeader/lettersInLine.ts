/** The fewest and the most letters in a line for which styles have a size (`letters` in styles/_tools.scss). */
const [least, most] = [7, 14] as const

/**
 * The width that a text needs, in letters and spaces: the smallest with which its words fit into `mostLines` lines as whole
 * words. A result below `least` or above `most` becomes that limit, so a word of more than `most` letters does not fit. Styles
 * choose the size of large type by the result. A no-break space counts as a letter.
 * @param mostLines the number of lines that the text may have
 */
export function lettersInLine(text: string, mostLines: number): number {
  const words = text.split(' ')
  const longestWord = Math.max(...words.map(({ length }) => length))
  let letters = longestWord
  while (letters < most && linesOf(words, letters) > mostLines) letters += 1
  return Math.min(Math.max(letters, least), most)
}

/** The number of lines that words take, if a line holds so many letters and spaces. */
function linesOf(words: readonly string[], lettersPerLine: number): number {
  let lines = 1
  /** Letters and spaces in the last line. */
  let used = 0
  for (const { length } of words) {
    const usedWithWord = used > 0 ? used + 1 + length : length
    if (used > 0 && usedWithWord > lettersPerLine) {
      lines += 1
      used = length
    } else used = usedWithWord
  }
  return lines
}
