/** A copy of a list with each entry repeated under keys and names of its own. */
export function multiplyList<T extends { readonly id: string }>(
  list: readonly T[],
  factor: number,
  title: keyof T,
): T[] {
  return copies(factor).flatMap((copy) =>
    list.map((entry) => ({
      ...entry,
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
        { ...entry, name: numbered(entry.name, copy, ' ') },
      ]),
    ),
  )
}

const copies = (factor: number) => Array.from({ length: factor }, (_, index) => index + 1)

/** The first copy is the original: the programme refers to it. */
const numbered = (text: string, copy: number, joint: string) =>
  copy === 1 ? text : `${text}${joint}${copy}`
