import { capitalise } from '../../src/lib/fill.ts'
import type { Facts } from '../../src/lib/facts.ts'
import { didYouMean, type Mistake } from './mistakes.ts'
import { type FieldPath, fieldName, type YamlFile } from './yaml-file.ts'

const braces = /\{([^{}\n]*)\}/g

/**
 * Puts the facts into every text of a file: "Son {ponentes}" → "Son cinco"; a name with a capital gives a fact with one.
 * @param slots what else a text may name, by its place ("copy.whatIsOn.until"): left in it for who shows it
 */
export function fillFacts(
  file: YamlFile,
  value: unknown,
  facts: Readonly<Record<string, string>>,
  slots: Readonly<Record<string, readonly string[]>>,
) {
  const mistakes: Mistake[] = []
  const subject = file.name.replace(/\.yaml$/, '')

  function fillText(text: string, at: FieldPath): string {
    const left = slots[`${subject}.${fieldName(at)}`] ?? []
    return text.replace(braces, (whole, name: string) => {
      if (left.includes(name)) return whole
      const fact = facts[name] ?? capitalised(facts, name)
      if (fact !== undefined) return fact
      const known = [...left, ...Object.keys(facts)]
      mistakes.push(
        file.mistake(
          at,
          `no hay ningún dato «{${name}}».${didYouMean(name, known) || ` Hay: ${known.join(', ')}.`}`,
        ),
      )
      return whole
    })
  }

  function fillIn(inner: unknown, at: FieldPath): unknown {
    if (typeof inner === 'string') return fillText(inner, at)
    if (Array.isArray(inner)) return inner.map((item, i) => fillIn(item, [...at, i]))
    if (typeof inner !== 'object' || inner === null) return inner
    return Object.fromEntries(
      Object.entries(inner).map(([key, field]) => [key, fillIn(field, [...at, key])]),
    )
  }

  return { filled: fillIn(value, []), mistakes }
}

/** "{Sedes}" at the beginning of a sentence. */
function capitalised(facts: Facts | Readonly<Record<string, string>>, name: string) {
  const fact = facts[name.charAt(0).toLowerCase() + name.slice(1)]
  return fact === undefined ? undefined : capitalise(fact)
}
