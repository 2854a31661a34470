import { programme, speakers } from 'content:values'
import { repeat } from '../../azulejo/compose.ts'
import { type Colour, palettes } from '../../azulejo/palette.ts'
import { itemsOf, talksOf } from '../../event/agenda.ts'

/** Fields of the materials that are grounds of speakers' tiles. Limewash is the page itself. */
const tones: Partial<Record<Colour, string>> = {
  albero: 'day',
  tinta: 'night',
  cobalto: 'call',
  cielo: 'sky',
}

/** Each speaker's field: of the grounds that the tiles have, the one that fewest before have. */
const fields = new Map<string, string | undefined>()
const uses = new Map<Colour, number>()
for (const id of Object.keys(speakers)) {
  const grounds = repeat(id, { columns: 4, rows: 1 }).tiles.map(
    ({ palette }) => palettes[palette].g,
  )
  const [first = 'cal', second = first] = [...new Set(grounds)]
  const usesOf = (ground: Colour) => uses.get(ground) ?? 0
  const ground = usesOf(first) < usesOf(second) ? first : second
  uses.set(ground, usesOf(ground) + 1)
  fields.set(id, tones[ground])
}

export const toneOf = (id: string): string | undefined => fields.get(id)

/** Letters in a line of a name, which its size depends on (SpeakerBand.module.scss); a longer name has more lines. */
export const lettersOf = (name: string): number =>
  Math.max(...name.split(/[\s-]/).map(({ length }) => length), Math.min(name.length, 18))

/** A speaker's talks, each with its item. */
export const talksBy = (id: string) => talksOf(id, itemsOf(programme))

export type GivenTalks = ReturnType<typeof talksBy>
