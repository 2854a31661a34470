/** The most characters of an event's short name. Phones cut off the name below an icon after 12 to 15 characters. */
export const longestShortName = 15

/** Words that cannot end a name, at the end of a text: " de la". */
const danglingWords = /(?: (?:a|de|del|e|el|en|la|las|los|para|por|y))+$/i

/** The first words of a name, up to 15 characters: "Foro de la Ribera" → "Foro". A longer first word is cut. */
export function shortNameOf(name: string): string {
  const words = name.split(' ')
  const beginnings = words.map((_, i) => words.slice(0, i + 1).join(' '))
  const longest = beginnings.findLast(({ length }) => length <= longestShortName)
  return (longest ?? name.slice(0, longestShortName)).replace(danglingWords, '')
}
