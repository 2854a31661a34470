/** Takes a name that is still free, if needed with a number: "descanso-2". */
export function freeName(name: string, taken: Set<string>): string {
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`
  taken.add(free)
  return free
}
