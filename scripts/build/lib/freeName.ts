/** A name that is not taken yet: "descanso" or, if that is taken, "descanso-2". The name is added to `takenNames`. */
export function freeName(name: string, takenNames: Set<string>): string {
  let unique = name
  for (let number = 2; takenNames.has(unique); number += 1) unique = `${name}-${number}`
  takenNames.add(unique)
  return unique
}
