/**
 * Replaces the one place of a text that a pattern finds: what a tool has written may look otherwise after an update.
 * @throws if there is no such place, or more than one
 */
export function replaceOnce(
  text: string,
  pattern: string | RegExp,
  by: string | ((found: string, ...groups: string[]) => string),
): string {
  const places =
    typeof pattern === 'string'
      ? text.split(pattern).length - 1
      : [...text.matchAll(new RegExp(pattern, 'g'))].length
  if (places !== 1) throw new Error(`The text holds ${pattern} ${places} times, not once.`)
  // A function, because a "$" in a text is no instruction.
  return text.replace(pattern, typeof by === 'string' ? () => by : by)
}
