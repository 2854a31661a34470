import { slugOf } from '../../../src/lib/texts.ts'
import { keyOf, type Person } from './person.ts'
import { quoted } from './quoted.ts'

/**
 * Lists each person once.
 * @param descriptions of people: each session of a person has one
 */
export function joinedPeople(descriptions: readonly Person[]): readonly Person[] {
  return groupsOf(descriptions).map(joinGroup)
}

/**
 * Remarks about names:
 * - spellings that are taken for one person: "Nora Diaz" and "Nora Díaz"
 * - names that may mean one person: "Marta Ruiz" and "Marta Ruiz (Cooperativa Sur)"
 */
export function remarksOnPeople(descriptions: readonly Person[]): readonly string[] {
  const groups = groupsOf(descriptions)
  const onSpellings = groups.flatMap(remarksOnSpellings)
  const onBrackets = remarksOnBrackets(groups.map(joinGroup))
  return [...onSpellings, ...onBrackets]
}

/** Groups descriptions by the person that they describe. */
function groupsOf(descriptions: readonly Person[]): readonly (readonly Person[])[] {
  const byKey = new Map<string, Person[]>()
  for (const person of descriptions) {
    const group = byKey.get(keyOf(person)) ?? []
    byKey.set(keyOf(person), [...group, person])
  }
  return [...byKey.values()]
}

/** Joins the descriptions of one person: the best spelling of the name, and the first value of each other field. */
function joinGroup(group: readonly Person[]): Person {
  const firstValue = (field: 'role' | 'bio' | 'photo') =>
    group.map((person) => person[field]).find(Boolean) ?? ''
  return {
    ...group[0]!,
    name: bestSpelling(group.map(({ name }) => name)),
    role: firstValue('role'),
    bio: firstValue('bio'),
    photo: firstValue('photo'),
    links: group.map(({ links }) => links).find((links) => links.length > 0) ?? [],
  }
}

/**
 * Chooses the spelling with the most accents: "Nora Díaz" among "NORA DÍAZ", "Nora Diaz" and "Nora Díaz". A spelling in
 * capitals is chosen only if there is no other.
 */
function bestSpelling(names: readonly string[]): string {
  const inMixedCase = names.filter((name) => name !== name.toUpperCase())
  const candidates = inMixedCase.length > 0 ? inMixedCase : names
  const [best = ''] = candidates.toSorted((a, b) => countAccents(b) - countAccents(a))
  return best
}

const countAccents = (name: string) => name.normalize('NFD').match(/\p{Mark}/gu)?.length ?? 0

/** A remark for each spelling of one person's name but the best. */
function remarksOnSpellings(group: readonly Person[]): readonly string[] {
  const spellings = [...new Set(group.map(({ name }) => name))]
  const best = bestSpelling(spellings)
  const others = spellings.filter((spelling) => spelling !== best)
  return others.map((name) => `${quoted(name)} se toma por ${quoted(best)}`)
}

/** Remarks about names such as "Marta Ruiz (Cooperativa Sur)" and "Marta Ruiz", which may be one person. */
function remarksOnBrackets(people: readonly Person[]): readonly string[] {
  return people.flatMap((person) => {
    const nameWithoutBrackets = person.name.replace(/ *\([^()]*\)$/, '')
    if (nameWithoutBrackets === person.name) return []
    const others = people.filter((one) => one !== person)
    const other = others.find(({ name }) => slugOf(name) === slugOf(nameWithoutBrackets))
    if (!other) return []
    return [
      `${quoted(person.name)} y ${quoted(other.name)} pueden ser la misma persona: si lo son, escribe igual su nombre`,
    ]
  })
}
