import type { Art } from '../../../src/azulejo/art.ts'
import { type Colour, palettes } from '../../../src/azulejo/palette.ts'
import type { PageId } from '../../../src/content/schema.ts'

/** The colours of a poster: what picture and date stand on, the title's field, and the label's; each with its text. `accent` is for who speaks. */
export type Scheme = Readonly<
  Record<'ground' | 'groundText' | 'field' | 'text' | 'accent' | 'stub' | 'stubText', Colour>
>

const on = (colour: Colour) => (colour === 'tinta' || colour === 'cobalto' ? 'cal' : 'tinta')

const scheme = (ground: Colour, field: Colour, stub: Colour): Scheme => {
  const text = on(field)
  const accent = field === 'tinta' ? 'albero' : text
  return { ground, groundText: on(ground), field, text, accent, stub, stubText: on(stub) }
}

/** Bitter orange belongs to the tickets alone. The programme has day and night. */
const ofPages: Readonly<Partial<Record<PageId, Scheme>>> = {
  programme: scheme('albero', 'tinta', 'cobalto'),
  speakers: scheme('cobalto', 'cal', 'albero'),
  tickets: scheme('naranja', 'cal', 'tinta'),
  sponsorship: scheme('cobalto', 'cal', 'albero'),
  faq: scheme('cielo', 'cal', 'tinta'),
}

/** @param id of a page, or the path of a text page */
export const ofPage = (id: string): Scheme =>
  ofPages[id as PageId] ?? scheme('albero', 'cal', 'cobalto')

export const calledOff: Scheme = scheme('albero', 'tinta', 'tinta')

const ofSpeakers = [
  scheme('albero', 'tinta', 'cobalto'),
  scheme('tinta', 'albero', 'cobalto'),
  scheme('cobalto', 'cal', 'albero'),
  scheme('albero', 'cobalto', 'tinta'),
  scheme('tinta', 'cielo', 'cobalto'),
] as const

/** Speakers take turns. A field in a ground colour of the speaker's own tiles would merge with them: it is left out. */
export function ofSpeaker(art: Art, turn: number): Scheme {
  const grounds = new Set<string>(art.tiles.map(({ palette }) => palettes[palette].g))
  const free = ofSpeakers.filter(({ field }) => !grounds.has(field))
  return free[turn % free.length] ?? ofSpeakers[2]
}
