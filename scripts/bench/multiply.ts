import { seeded } from '../../src/azulejo/random.ts'

/** A copy of a list with each entry repeated under keys and names of its own. */
export function multiplyList<T extends { readonly id: string }>(
  list: readonly T[],
  factor: number,
  title: keyof T,
): T[] {
  return copies(factor).flatMap((copy) =>
    list.map((entry) => ({
      ...withOtherWords(entry, copy),
      id: numbered(entry.id, copy, '-'),
      [title]: numbered(String(entry[title]), copy, ' '),
    })),
  )
}

/** The same for entries that are kept by key. */
export function multiplyRecord<T extends { readonly name: string }>(
  record: Readonly<Record<string, T>>,
  factor: number,
): Record<string, T> {
  return Object.fromEntries(
    copies(factor).flatMap((copy) =>
      Object.entries(record).map(([key, entry]) => [
        numbered(key, copy, '-'),
        { ...withOtherWords(entry, copy), name: numbered(entry.name, copy, ' ') },
      ]),
    ),
  )
}

const copies = (factor: number) => Array.from({ length: factor }, (_, index) => index + 1)

/** The first copy is the original: the programme refers to it. */
const numbered = (text: string, copy: number, joint: string) =>
  copy === 1 ? text : `${text}${joint}${copy}`

/** Sentences with their words in another order: plain copies would compress as no new text does. */
function withOtherWords<T extends object>(entry: T, copy: number): T {
  if (copy === 1) return entry
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' && value.includes('. ') ? shuffleWords(value, copy) : value,
    ]),
  ) as T
}

function shuffleWords(text: string, copy: number): string {
  const random = seeded(`${copy} ${text}`)
  return text
    .split(' ')
    .map((word) => ({ word, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ word }) => word)
    .join(' ')
}
