/** A name that is not taken yet: "descanso" or, if that is taken, "descanso-2". */
export function freeName(name: string, takenNames: ReadonlySet<string>): string {
  let candidate = name
  for (let number = 2; takenNames.has(candidate); number += 1) candidate = `${name}-${number}`
  return candidate
}
