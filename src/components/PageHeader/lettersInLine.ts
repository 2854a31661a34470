/** Fewest and most letters for which styles have a size (`letters` in styles/_tools.scss). */
const [least, most] = [7, 14] as const

/**
 * Letters in the longest line of a text that is set in as few letters a line as its number of lines allows. The size of
 * large type depends on it.
 * @param lines how many it may have
 */
export function lettersInLine(text: string, lines: number): number {
  const words = text.split(' ')
  const longest = Math.max(...words.map(({ length }) => length))
  let letters = longest
  while (letters < most && linesOf(words, letters) > lines) letters += 1
  return Math.min(Math.max(letters, least), most)
}

/** How many lines words take, if a line has room for some letters. */
function linesOf(words: readonly string[], room: number): number {
  let lines = 1
  let used = 0
  for (const { length } of words) {
    const isFull = used > 0 && used + 1 + length > room
    if (isFull) lines += 1
    used = isFull ? length : used + length + (used > 0 ? 1 : 0)
  }
  return lines
}
