import { slugOf } from '../../../src/lib/texts.ts'
import { keyOf, type Person } from './person.ts'
import { quoted } from './quoted.ts'

/** The people of all sessions, each once, with everything that the source says about them. */
export function joinedPeople(all: readonly Person[]): readonly Person[] {
  return groupsOf(all).map(joinPerson)
}

/** Remarks about names that count as one person, and about names that may be one person. */
export function remarksOnPeople(all: readonly Person[]): readonly string[] {
  const groups = groupsOf(all)
  return [...groups.flatMap(remarkOnSpellings), ...remarksOnBrackets(groups.map(joinPerson))]
}

function groupsOf(all: readonly Person[]): readonly (readonly Person[])[] {
  const byKey = new Map<string, Person[]>()
  for (const person of all) {
    const same = byKey.get(keyOf(person)) ?? []
    byKey.set(keyOf(person), [...same, person])
  }
  return [...byKey.values()]
}

/** Joins several descriptions of one person. The first value of each field counts. */
function joinPerson(same: readonly Person[]): Person {
  const first = (field: 'role' | 'bio' | 'photo') =>
    same.map((person) => person[field]).find(Boolean) ?? ''
  return {
    ...same[0]!,
    name: bestSpelling(same.map(({ name }) => name)),
    role: first('role'),
    bio: first('bio'),
    photo: first('photo'),
    links: same.map(({ links }) => links).find(({ length }) => length > 0) ?? [],
  }
}

/**
 * Chooses the spelling with the most accents that is not all in capitals: "Nora Díaz" among "NORA DIAZ", "Nora Diaz" and
 * "Nora Díaz".
 */
function bestSpelling(names: readonly string[]): string {
  const inMixedCase = names.filter((name) => name !== name.toUpperCase())
  const candidates = inMixedCase.length > 0 ? inMixedCase : names
  const [best = ''] = candidates.toSorted((one, other) => accentsIn(other) - accentsIn(one))
  return best
}

const accentsIn = (name: string) => name.normalize('NFD').match(/\p{Mark}/gu)?.length ?? 0

function remarkOnSpellings(same: readonly Person[]): readonly string[] {
  const best = joinPerson(same).name
  const others = new Set(same.map(({ name }) => name))
  others.delete(best)
  return [...others].map((name) => `${quoted(name)} se toma por ${quoted(best)}`)
}

/** Remarks about names such as "Marta Ruiz (Cooperativa Sur)" and "Marta Ruiz", which may be one person. */
function remarksOnBrackets(people: readonly Person[]): readonly string[] {
  return people.flatMap((person) => {
    const bare = person.name.replace(/ *\([^()]*\)$/, '')
    const other = people.find((one) => one !== person && slugOf(one.name) === slugOf(bare))
    if (bare === person.name || !other) return []
    return [
      `${quoted(person.name)} y ${quoted(other.name)} pueden ser la misma persona: si lo son, escribe igual su nombre`,
    ]
  })
}
