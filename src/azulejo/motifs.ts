type Motif = {
  /** How many of its quarter turns look different: 1 when it is four-fold symmetric. */
  readonly turns: 1 | 2 | 4
  /** A quiet motif rests the eye; a mosaic fills with the others as it grows denser. */
  readonly quiet?: true
}

/** What `compose.ts` and `mosaic.ts` need to know about each motif; `drawings.ts` has its shapes. */
export const motifs = {
  estrella: { turns: 1 },
  rosa: { turns: 1 },
  azahar: { turns: 1 },
  petalos: { turns: 1 },
  molinete: { turns: 1 },
  anillos: { turns: 1 },
  rombos: { turns: 1 },
  lucero: { turns: 1 },
  trebol: { turns: 1 },
  celosia: { turns: 1 },
  cruz: { turns: 1 },
  laceria: { turns: 1 },
  arcos: { turns: 2 },
  sol: { turns: 4 },
  onda: { turns: 4 },
  cuarto: { turns: 4, quiet: true },
  punto: { turns: 1, quiet: true },
} as const satisfies Record<string, Motif>

export type MotifName = keyof typeof motifs

export const motifNames = Object.keys(motifs) as readonly MotifName[]
