import { type Art, cells, type Look, rhythms, type Tile } from './art.ts'

/** Turns of two by two cells in which a way leads up, across and down again. */
const bow = [3, 0, 1, 2] as const

/** One figure of two by two cells, at its place in a row of them. */
const figure = (place: number, turns: readonly Tile['turn'][], look: Look) =>
  cells({ columns: 2, rows: 2 }).map((cell, i): Tile => {
    return { ...cell, column: 2 * place + cell.column, turn: turns[i] ?? 0, ...look }
  })

/** A way from a sun to a star, of bows that join, the first half by day, the second by night. */
export function ribbon(bows: number): Art {
  const way = Array.from({ length: bows }, (_, i) =>
    figure(i + 1, bow, { motif: 'onda', palette: i < bows / 2 ? 'feria' : 'noche' }),
  )
  const star = { column: 2 * bows + 2, row: 0, size: 2, turn: 0 } as const
  return {
    columns: 2 * bows + 4,
    rows: 2,
    tiles: [
      ...figure(0, rhythms[0], { motif: 'sol', palette: 'plaza' }),
      ...way.flat(),
      { ...star, motif: 'lucero', palette: 'noche' },
    ],
  }
}
