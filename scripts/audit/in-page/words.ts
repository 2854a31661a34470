import type { rules as allRules } from '../rules.ts'

/** rules.yaml, which the bundle brings. */
declare const RULES: typeof allRules

export const rules = RULES

const lists = Object.entries(rules.languages).map(
  ([code, words]) => [code, new Set(words.split(' '))] as const,
)

/** The language that a text is in, if enough of its words are common in one. */
export function languageOf(text: string): string | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = lists.map(([code, list]) => {
    const count = words.filter((word) => list.has(word)).length
    return { code, count }
  })
  const [most, next] = counts.toSorted((a, b) => b.count - a.count)
  if (!most || most.count < 2 || most.count === next?.count) return null
  return most.count / words.length >= 0.25 ? most.code : null
}

/** What a label asks for, and what browsers may fill in there. */
export const purposes = Object.entries(rules.purposes).map(([words, token]) => ({
  asks: new RegExp(words, 'i'),
  token: new RegExp(`\\b(?:${token})$`),
}))
