import { capitalise } from '../../src/lib/fill.ts'
import { mapValues } from '../lib/map-values.ts'
import { type Mistake, shown, suggestion } from './mistakes.ts'
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
    const say = (problem: string) => void mistakes.push(file.mistake(at, problem))
    if (/[{}]/.test(text.replace(braces, ''))) {
      say(`en ${shown(text)} hay una llave sin su pareja: un dato se escribe «{dia}».`)
      return text
    }
    return text.replace(braces, (whole, name: string) => {
      if (left.includes(name)) return whole
      const fact = factIn(facts, name)
      if (fact !== undefined) return fact
      const places = Object.keys(slots).filter((place) => slots[place]?.includes(name))
      say(
        places.length > 0
          ? `el dato «{${name}}» solo se conoce en ${places.join(', ')}.`
          : `no hay ningún dato «{${name}}».${suggestion(name.trim(), [...left, ...Object.keys(facts)])}`,
      )
      return whole
    })
  }

  function fillIn(inner: unknown, at: FieldPath): unknown {
    if (typeof inner === 'string') return fillText(inner, at)
    if (Array.isArray(inner)) return inner.map((item, i) => fillIn(item, [...at, i]))
    if (typeof inner !== 'object' || inner === null) return inner
    return mapValues({ ...inner }, (field, key) => fillIn(field, [...at, key]))
  }

  return { filled: fillIn(value, []), mistakes }
}

/** With a capital if its name has one: "{Sedes}" at the beginning of a sentence. */
function factIn(facts: Readonly<Record<string, string>>, name: string): string | undefined {
  if (Object.hasOwn(facts, name)) return facts[name]
  const small = name.charAt(0).toLowerCase() + name.slice(1)
  return Object.hasOwn(facts, small) ? capitalise(facts[small] ?? '') : undefined
}
