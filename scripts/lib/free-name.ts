/** Takes a name, with a number behind it if something has it already: "descanso-2". */
export function freeName(name: string, taken: Set<string>): string {
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`
  taken.add(free)
  return free
}
