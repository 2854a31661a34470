/** Makes a name unique by a number, "descanso-2", if it is taken. Adds the result to the taken names. */
export function freeName(name: string, takenNames: Set<string>): string {
  let unique = name
  for (let number = 2; takenNames.has(unique); number += 1) unique = `${name}-${number}`
  takenNames.add(unique)
  return unique
}
