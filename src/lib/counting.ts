// A list, not a text that is split: what the browser does not use of this file is left out of its script.
const words = [
  'cero',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
]

/** A count as it reads before a noun: words up to fifteen, then figures. */
export function inWords(count: number): string {
  return words[count] ?? String(count)
}

/** "uno", "uno y otro", "uno, dos y tres"; "e" before the sound of i: "padres e hijos", but "agua y hielo". */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  const and = /^h?[ií](?![aeouáéóú])/i.test(last) ? 'e' : 'y'
  return `${items.slice(0, -1).join(', ')} ${and} ${last}`
}
