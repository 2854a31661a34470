import type { rules as allRules } from '../rules.ts'

/** rules.yaml, which the bundle brings. */
declare const RULES: typeof allRules

export const rules = RULES

/** Whether a text is in another language than it says: enough of its words are common in one. */
export function isInOther(marked: string | undefined, text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = Object.entries(rules.languages).map(([code, list]) => {
    const common = new Set(list.split(' '))
    return { code, count: words.filter((word) => common.has(word)).length }
  })
  const [most, next] = counts.toSorted((a, b) => b.count - a.count)
  if (!most || most.code === marked || most.count === next?.count) return false
  return most.count >= 2 && most.count / words.length >= 0.25
}

/** What browsers may fill in where a label asks for something. */
export function tokensFor(label: string): RegExp {
  const asked = Object.entries(rules.purposes).find(([words]) => new RegExp(words, 'i').test(label))
  return asked ? new RegExp(`\\b(?:${asked[1]})$`) : /^(?:on|off)?$/
}
