/** The smallest and the largest number of letters for which styles have a font size (`letters` in styles/_tools.scss). */
const [least, most] = [7, 14] as const

/**
 * The number of letters in the longest line, if a text is wrapped into at most `mostLines` lines that are as short as
 * possible. Spaces count as letters. Lines break only at plain spaces, not at no-break spaces. The result is limited to the
 * numbers from `least` to `most`, so a word of more than `most` letters does not fit. Styles choose the font size of large
 * type by the result.
 */
export function lettersInLine(text: string, mostLines: number): number {
  const words = text.split(' ')
  const longestWord = Math.max(...words.map(({ length }) => length))
  let letters = longestWord
  while (letters < most && linesOf(words, letters) > mostLines) letters += 1
  return Math.min(Math.max(letters, least), most)
}

/** The number of lines that words take, if a line has room for `lettersPerLine` letters and spaces. */
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
