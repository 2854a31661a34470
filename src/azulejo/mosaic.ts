import {
  type Art,
  type Block,
  cells,
  fullMotifs,
  type TileStyle,
  type MotifName,
  pick,
  type Random,
  rhythms,
  seeded,
  type Size,
  type Tile,
  turnsOf,
} from './art.ts'
import { type PaletteName, paletteNames, palettes } from './palette.ts'

/** Each ground's share of a wall, relative to the others. */
const targetShare = { tinta: 5, cobalto: 5, cal: 4, albero: 3.4, cielo: 3, naranja: 0.7 }
const largestOrangeShare = 0.1

/** Bitter orange is the colour of the ticket: the tiles use it sparingly. */
export const isOrange = (name: PaletteName): boolean =>
  Object.values<string>(palettes[name]).includes('naranja')

const plainPalettes = paletteNames.filter((name) => !isOrange(name))

const fields: readonly PaletteName[] = ['noche', 'vidrio', 'alba', 'feria']

/** Motifs whose four turns around a point make one large shape. */
const quarters: readonly MotifName[] = ['sol', 'onda', 'arcos']

type Wall = Size & {
  /** Share of the wall that is laid: 0 is a quiet field, 1 is full of motifs. */
  readonly density?: number
  /** Rows at the top without large tiles, so that they can be shown alone. */
  readonly calmRows?: number
}

/** The option with the lowest cost; of several, the first. */
const minBy = <T>(options: readonly T[], cost: (option: T) => number): T => {
  const costs = options.map(cost)
  return options[costs.indexOf(Math.min(...costs))] as T
}

const sumOf = <T>(items: readonly T[], amount: (item: T) => number): number =>
  items.reduce((sum, item) => sum + amount(item), 0)

/** Number of cells between two blocks in one direction: 0 if they meet, negative if they overlap. */
const distanceAlong = (along: 'column' | 'row', one: Block, other: Block) =>
  Math.max(one[along], other[along]) - Math.min(one[along] + one.size, other[along] + other.size)

/** Number of cells between two blocks: 0 if they share an edge or a corner, negative if they overlap. */
const distance = (one: Block, other: Block) =>
  Math.max(distanceAlong('column', one, other), distanceAlong('row', one, other))

/** Whether two blocks share a piece of edge; a shared corner does not count. */
export const areNeighbours = (one: Block, other: Block): boolean =>
  distance(one, other) === 0 &&
  Math.min(distanceAlong('column', one, other), distanceAlong('row', one, other)) < 0

/** Cuts a wall into a few large blocks, at least one cell apart, followed by single cells. */
const cut = (random: Random, { columns, rows }: Size, calmRows: number): readonly Block[] => {
  const large: Block[] = []
  const count =
    Math.min(columns, rows - calmRows) > 1 && Math.min(columns, rows) > 2
      ? Math.round((columns * rows) / 11)
      : 0
  for (let attempt = 0; attempt < count * 6 && large.length < count; attempt++) {
    const column = Math.floor(random() * (columns - 1))
    const row = calmRows + Math.floor(random() * (rows - calmRows - 1))
    const block: Block = { column, row, size: 2 }
    if (large.every((other) => distance(block, other) > 0)) large.push(block)
  }
  const covered = (cell: Block) => large.some((block) => distance(cell, block) < 0)
  return [...large, ...cells({ columns, rows }).filter((cell) => !covered(cell))]
}

/** The style of a tile, and the number of cells that have it. */
type Choice = TileStyle & { readonly area: number }

/** Cost of a palette beside those around a block. Blocks that share an edge should have different grounds. */
const paletteClash = (name: PaletteName, block: Block, around: readonly Tile[]): number =>
  sumOf(around, ({ palette, ...other }) => {
    const meetsGround = palettes[palette].g === palettes[name].g && areNeighbours(block, other)
    return (palette === name ? 6 : 0) + (meetsGround ? 50 : 0)
  })

/** Cost of a motif beside those around a block. */
const motifClash = (name: MotifName, block: Block, around: readonly Tile[]): number =>
  sumOf(
    around.filter(({ motif }) => motif === name),
    (other) => (areNeighbours(block, other) ? 56 : 6),
  )

/** Cost of a palette that is used often: the use of its ground, with `area` more cells, for the ground's share. */
const paletteUse = (name: PaletteName, area: number, chosen: readonly Choice[]): number => {
  const { g } = palettes[name]
  const ofGround = sumOf(chosen, (one) => (palettes[one.palette].g === g ? one.area : 0))
  const ofPalette = sumOf(chosen, ({ palette, area: own }) => (palette === name ? own : 0))
  return (ofGround + area) / targetShare[g] + ofPalette / 2
}

/**
 * Makes a function that chooses the tile of one block after another. A tile differs from its neighbours, all grounds get
 * their shares, and chance decides the rest.
 * @param wall number of the wall's cells
 */
const chooser = (random: Random, wall: number) => {
  const chosen: Choice[] = []

  return (
    block: Block,
    options: readonly MotifName[],
    laid: readonly Tile[],
    area: number = block.size ** 2,
  ): Tile => {
    const around = laid.filter((other) => distance(block, other) <= 0)
    const orange = sumOf(chosen, (one) => (isOrange(one.palette) ? one.area : 0))
    const hasEnoughOrange =
      block.size > 1 ||
      (orange + area) / wall > largestOrangeShare ||
      around.some((other) => isOrange(other.palette))
    const palette = minBy(
      hasEnoughOrange ? plainPalettes : paletteNames,
      (name) => paletteClash(name, block, around) + paletteUse(name, area, chosen) + random() * 1.5,
    )
    const motif = minBy(options, (name) => {
      const uses = chosen.filter((one) => one.motif === name).length
      return motifClash(name, block, around) + uses + random() * 2
    })
    chosen.push({ palette, motif, area })
    const turn = Math.floor(random() * turnsOf[motif]) as Tile['turn']
    return { ...block, motif, palette, turn }
  }
}

/**
 * A wall of many motifs. Neighbours never share a motif, and rarely a ground. With the same seed, a denser wall continues a
 * sparser one.
 */
export const mosaic = (seed: string, { columns, rows, density = 1, calmRows = 0 }: Wall): Art => {
  const random = seeded(`mosaic ${seed}`)
  const ground = pick(random, fields)
  const blocks = cut(random, { columns, rows }, calmRows)
  const laid: Tile[] = []
  const choose = chooser(random, columns * rows)

  /** Four quarter tiles that form one shape. Those in opposite corners share a palette. */
  const quarterTiles = ({ column, row }: Block): readonly Tile[] => {
    const corners = cells({ columns: 2, rows: 2 }).map((cell): Block => {
      return { column: column + cell.column, row: row + cell.row, size: 1 }
    })
    const [first, second] = corners as [Block, Block]
    const one = choose(first, quarters, laid, 2)
    const two = choose(second, [one.motif], [...laid, one], 2)
    return corners.map((cell, i): Tile => {
      const { palette } = i === 0 || i === 3 ? one : two
      return { ...cell, motif: one.motif, palette, turn: rhythms[0][i] ?? 0 }
    })
  }

  const ranked = blocks.map((block) => {
    const isDivided = block.size > 1 && random() < 0.4
    const full = isDivided ? quarterTiles(block) : [choose(block, fullMotifs, laid)]
    laid.push(...full)
    // Lower ranks are laid first: the wall grows from the lower left, with a ragged front.
    const slope = block.column / columns - block.row / rows
    return { block, full, rank: random() + slope * 0.6, calm: random(), tone: random() }
  })
  ranked.sort((one, other) => one.rank - other.rank)

  const shown = Math.round(density * ranked.length)
  const tiles = ranked.slice(0, shown).flatMap(({ full }) => full)
  const tones = plainPalettes.filter((name) => palettes[name].g === palettes[ground].g)
  for (const { block, calm, tone } of ranked.slice(shown)) {
    const motif = block.size > 1 || calm < 0.48 ? 'cuarto' : 'punto'
    const palette = tones[Math.floor(tone * tones.length)]
    // The turn uses the later decimals of `calm`: another random number would change all walls.
    const turn = motif === 'cuarto' ? Math.floor(calm * 100) % 4 : 0
    const quiet = { ...block, motif, palette, turn } as Tile
    const isDuplicate = (other: Tile) =>
      areNeighbours(quiet, other) && other.motif === motif && other.palette === palette
    if (calm < 0.58 && !tiles.some(isDuplicate)) tiles.push(quiet)
  }
  return { columns, rows, field: ground, tiles }
}

/** The band above the text of a page. */
export const headBand = (seed: string): Art => mosaic(seed, { columns: 16, rows: 1 })

/** A shape as an SVG path, in a wall whose tiles are 100 units wide, and the palette whose ground it lies on. */
export type CutOut = Size & { readonly outline: string; readonly field: PaletteName }

/** A mosaic in a shape. All its tiles are small, so that the shape holds many. */
export const cutFromTiles = (seed: string, { outline, field, ...size }: CutOut): Art & CutOut => ({
  ...mosaic(seed, { ...size, calmRows: size.rows }),
  field,
  outline,
})
