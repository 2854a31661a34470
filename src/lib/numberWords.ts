const words = 'dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ')

/**
 * A count as it reads in a sentence: words up to twelve, then figures.
 * @throws below two, which no sentence in the plural can say
 */
export function inWords(count: number): string {
  if (!Number.isInteger(count) || count < 2) {
    throw new Error(
      `The texts of src/content speak of several, but a list holds ${count}: reword those that name its count.`,
    )
  }
  return words[count - 2] ?? String(count)
}
