import { slugOf } from '../../../src/lib/texts.ts'
import { keyOf, type Person } from './person.ts'
import { quoted } from './quoted.ts'

/** People whom sessions name, each once, with all that is said of them. */
export function joinedPeople(all: readonly Person[]): readonly Person[] {
  return groupsOf(all).map(joined)
}

/** Says which names are taken for one person, and which may be one. */
export function remarksOnPeople(all: readonly Person[]): readonly string[] {
  const groups = groupsOf(all)
  return [...groups.flatMap(remarkOnSpellings), ...remarksOnBrackets(groups.map(joined))]
}

function groupsOf(all: readonly Person[]): readonly (readonly Person[])[] {
  const byKey = new Map<string, Person[]>()
  for (const person of all) {
    const same = byKey.get(keyOf(person)) ?? []
    byKey.set(keyOf(person), [...same, person])
  }
  return [...byKey.values()]
}

/** Joins what several places say about one person. The first value of each field counts. */
function joined(same: readonly Person[]): Person {
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

/** Chooses "Nora Díaz" among "NORA DIAZ", "Nora Diaz" and itself: not in capitals, with most accents. */
function bestSpelling(names: readonly string[]): string {
  const [best = ''] = names.toSorted(
    (one, other) => capitalsOnly(one) - capitalsOnly(other) || accentsIn(other) - accentsIn(one),
  )
  return best
}

const capitalsOnly = (name: string) => Number(name === name.toUpperCase())
const accentsIn = (name: string) => name.normalize('NFD').match(/\p{Mark}/gu)?.length ?? 0

function remarkOnSpellings(same: readonly Person[]): readonly string[] {
  const best = joined(same).name
  const others = new Set(same.map(({ name }) => name))
  others.delete(best)
  return [...others].map((name) => `${quoted(name)} se toma por ${quoted(best)}`)
}

/** "Marta Ruiz (Cooperativa Sur)" and "Marta Ruiz" may be one: nothing here knows. */
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
