/** "a, b", "c" → ["a", "b", "c"]. Long lists of words have a line for each language or tool. */
export const wordList = (...lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => line.split(', '))
