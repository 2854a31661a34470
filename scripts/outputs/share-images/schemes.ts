import type { Art } from '../../../src/azulejo/art.ts'
import { type Colour, palettes } from '../../../src/azulejo/palette.ts'
import type { PageId } from '../../../src/content/schema.ts'

/** The colours of a poster: its large field, and the stub and foot that hold date and place. */
export type Scheme = Readonly<Record<'field' | 'text' | 'stub' | 'stubText' | 'line', Colour>>

const schemes = {
  cal: { field: 'cal', text: 'tinta', stub: 'cobalto', stubText: 'cal', line: 'tinta' },
  papel: { field: 'cal', text: 'tinta', stub: 'albero', stubText: 'tinta', line: 'tinta' },
  albero: { field: 'albero', text: 'tinta', stub: 'tinta', stubText: 'cal', line: 'tinta' },
  cobalto: { field: 'cobalto', text: 'cal', stub: 'albero', stubText: 'tinta', line: 'tinta' },
  naranja: { field: 'naranja', text: 'tinta', stub: 'cal', stubText: 'tinta', line: 'tinta' },
  tinta: { field: 'tinta', text: 'cal', stub: 'albero', stubText: 'tinta', line: 'cal' },
  cielo: { field: 'cielo', text: 'tinta', stub: 'tinta', stubText: 'cal', line: 'tinta' },
} as const satisfies Record<string, Scheme>

/** Bitter orange belongs to the tickets alone; every page without a line here is white. */
const ofPages: Readonly<Partial<Record<PageId, Scheme>>> = {
  home: schemes.papel,
  programme: schemes.albero,
  speakers: schemes.cobalto,
  tickets: schemes.naranja,
  sponsorship: schemes.tinta,
  faq: schemes.cielo,
}

/** @param id of a page, or the path of a text page */
export const ofPage = (id: string): Scheme => ofPages[id as PageId] ?? schemes.cal

export const calledOff: Scheme = schemes.tinta

/** Speakers take turns. A field in a ground colour of the speaker's own tiles would merge with them: it is left out. */
export function ofSpeaker(art: Art, turn: number): Scheme {
  const { tinta, albero, cal, cobalto, cielo } = schemes
  const grounds = new Set<string>(art.tiles.map(({ palette }) => palettes[palette].g))
  const free = [tinta, albero, cal, cobalto, cielo].filter(({ field }) => !grounds.has(field))
  return free[turn % free.length] ?? cal
}
