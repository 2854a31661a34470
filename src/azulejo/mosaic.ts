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

/** How much of a wall each ground colour should cover, relative to the other ground colours. */
const targetShare = { tinta: 5, cobalto: 5, cal: 4, albero: 3.4, cielo: 3, naranja: 0.7 }

/** The largest share of a wall's cells that may have a palette with orange. */
const largestOrangeShare = 0.1

/** Whether a palette has orange. Orange is the colour of buying, so the tiles use it sparingly. */
export const isOrange = (name: PaletteName): boolean =>
  Object.values<string>(palettes[name]).includes('naranja')

const plainPalettes = paletteNames.filter((name) => !isOrange(name))

/** Palettes whose ground may be the ground of a whole wall. */
const wallGrounds: readonly PaletteName[] = ['noche', 'vidrio', 'alba', 'feria']

/** Motifs that make one large shape of four tiles, if these are turned around their common corner. */
const quarters: readonly MotifName[] = ['sol', 'onda', 'arcos']

type WallOptions = {
  /** Decides all random choices: the same seed always gives the same wall. */
  readonly seed: string
  /** The share of the wall's blocks that are full, from 0 to 1. The other blocks are sparse: "cuarto", "punto" or empty. */
  readonly density?: number
  /** Number of rows at the top without large tiles, so that a page can show only these rows. */
  readonly smallRows?: number
}

/** The option with the lowest cost. If several have it, the first of them. */
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

/** Whether two blocks share a part of an edge. A shared corner is not enough. */
export const areNeighbours = (one: Block, other: Block): boolean =>
  distance(one, other) === 0 &&
  Math.min(distanceAlong('column', one, other), distanceAlong('row', one, other)) < 0

/** Divides a wall into blocks: first a few large blocks, at least one cell apart, then the remaining cells. */
const divide = (random: Random, { columns, rows }: Size, smallRows: number): readonly Block[] => {
  const large: Block[] = []
  // A large block needs two by two cells below the small rows. A wall of two rows or columns has only small tiles.
  const hasRoom = Math.min(columns, rows - smallRows) > 1 && Math.min(columns, rows) > 2
  // One large block takes four of eleven cells, so about a third of the wall has large tiles.
  const count = hasRoom ? Math.round((columns * rows) / 11) : 0
  // Many attempts fail, because the place is taken. After six attempts per block there are fewer large blocks.
  for (let attempt = 0; attempt < count * 6 && large.length < count; attempt++) {
    const column = Math.floor(random() * (columns - 1))
    const row = smallRows + Math.floor(random() * (rows - smallRows - 1))
    const block: Block = { column, row, size: 2 }
    if (large.every((other) => distance(block, other) > 0)) large.push(block)
  }
  const isCovered = (cell: Block) => large.some((block) => distance(cell, block) < 0)
  return [...large, ...cells({ columns, rows }).filter((cell) => !isCovered(cell))]
}

/** A chosen style, and the number of cells that get its palette. */
type Choice = TileStyle & { readonly area: number }

/**
 * The cost of a palette for a block, given the tiles around it. A neighbour with the same ground adds much, and each tile with
 * the same palette adds a little. The palette with the lowest total cost is chosen, so only the ratios of costs matter.
 */
const paletteClash = (name: PaletteName, block: Block, around: readonly Tile[]): number =>
  sumOf(around, ({ palette, ...other }) => {
    const sharesGround = palettes[palette].g === palettes[name].g && areNeighbours(block, other)
    return (palette === name ? 6 : 0) + (sharesGround ? 50 : 0)
  })

/**
 * The cost of a motif for a block, given the tiles around it. A neighbour with the same motif adds much, at a corner a little.
 */
const motifClash = (name: MotifName, block: Block, around: readonly Tile[]): number =>
  sumOf(
    around.filter(({ motif }) => motif === name),
    (other) => (areNeighbours(block, other) ? 56 : 6),
  )

/**
 * The cost of a palette by its use in the wall so far. It grows with the number of cells that have the palette. It also grows
 * with the number of cells that have the palette's ground, relative to the share that this ground should have.
 * @param area number of cells that would get the palette now
 */
const paletteUse = (name: PaletteName, area: number, chosen: readonly Choice[]): number => {
  const { g: ground } = palettes[name]
  const groundArea = sumOf(chosen, (one) => (palettes[one.palette].g === ground ? one.area : 0))
  const paletteArea = sumOf(chosen, (one) => (one.palette === name ? one.area : 0))
  return (groundArea + area) / targetShare[ground] + paletteArea / 2
}

/**
 * Makes a function that chooses the tile for one block after another. It remembers its choices, so that tiles differ from their
 * neighbours and each ground gets its share. Chance decides the rest.
 * @param wallArea number of the wall's cells
 * @returns the function. Its arguments are the block, the motifs to choose from, the tiles that are laid already, and the
 *   number of cells that get the tile's palette.
 */
const createChooser = (random: Random, wallArea: number) => {
  const chosen: Choice[] = []

  return (
    block: Block,
    options: readonly MotifName[],
    laid: readonly Tile[],
    area: number = block.size ** 2,
  ): Tile => {
    const around = laid.filter((other) => distance(block, other) <= 0)
    const orangeArea = sumOf(chosen, (one) => (isOrange(one.palette) ? one.area : 0))
    const avoidsOrange =
      block.size > 1 ||
      (orangeArea + area) / wallArea > largestOrangeShare ||
      around.some((other) => isOrange(other.palette))
    const palette = minBy(
      avoidsOrange ? plainPalettes : paletteNames,
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
 * A wall of many motifs. Neighbouring full blocks rarely share a motif or a ground. With the same seed, a denser wall has all
 * full tiles of a sparser wall, and more.
 */
export const mosaic = (
  { columns, rows }: Size,
  { seed, density = 1, smallRows = 0 }: WallOptions,
): Art => {
  const random = seeded(`mosaic ${seed}`)
  const ground = pick(random, wallGrounds)
  const blocks = divide(random, { columns, rows }, smallRows)
  const laid: Tile[] = []
  const choose = createChooser(random, columns * rows)

  /** Four tiles that form one shape in a large block. Tiles in opposite corners share a palette. */
  const quarterTiles = ({ column, row }: Block): readonly Tile[] => {
    const corners = cells({ columns: 2, rows: 2 }).map((cell): Block => {
      return { column: column + cell.column, row: row + cell.row, size: 1 }
    })
    const [topLeft, topRight] = corners as [Block, Block]
    // Each of the two palettes gets two cells.
    const first = choose(topLeft, quarters, laid, 2)
    const second = choose(topRight, [first.motif], [...laid, first], 2)
    return corners.map((cell, i): Tile => {
      const { palette } = i === 0 || i === 3 ? first : second
      return { ...cell, motif: first.motif, palette, turn: rhythms[0][i] as Tile['turn'] }
    })
  }

  const ranked = blocks.map((block) => {
    // Two of five large blocks are divided into four tiles that form one shape.
    const isDivided = block.size > 1 && random() < 0.4
    const full = isDivided ? quarterTiles(block) : [choose(block, fullMotifs, laid)]
    laid.push(...full)
    // Blocks with a lower rank become full first. So with a growing density the full area grows from the lower left, with a
    // ragged edge.
    const slope = block.column / columns - block.row / rows
    const rank = random() + slope * 0.6
    return { block, full, rank, sparseChance: random(), paletteChance: random() }
  })
  ranked.sort((one, other) => one.rank - other.rank)

  const fullCount = Math.round(density * ranked.length)
  const tiles = ranked.slice(0, fullCount).flatMap(({ full }) => full)
  const sparsePalettes = plainPalettes.filter((name) => palettes[name].g === palettes[ground].g)
  // About half of the sparse blocks have a quarter ("cuarto"), one in ten has a dot ("punto"), and the others show the ground.
  for (const { block, sparseChance, paletteChance } of ranked.slice(fullCount)) {
    const motif = block.size > 1 || sparseChance < 0.48 ? 'cuarto' : 'punto'
    const palette = sparsePalettes[Math.floor(paletteChance * sparsePalettes.length)]
    // The turn comes from the later decimals of `sparseChance`, because another random number would change all existing walls.
    const turn = motif === 'cuarto' ? Math.floor(sparseChance * 100) % 4 : 0
    const sparse = { ...block, motif, palette, turn } as Tile
    const isDuplicate = (other: Tile) =>
      areNeighbours(sparse, other) && other.motif === motif && other.palette === palette
    if (sparseChance < 0.58 && !tiles.some(isDuplicate)) tiles.push(sparse)
  }
  return { columns, rows, ground, tiles }
}

/** The band above the text of a page. */
export const headBand = ({ seed }: { readonly seed: string }): Art =>
  mosaic({ columns: 16, rows: 1 }, { seed })

/** A shape to cut out of a wall of tiles. */
export type CutOut = Size & {
  /** An SVG path in the units of a picture, in which a tile is 100 wide. */
  readonly outline: string
  /** The palette whose ground colour lies around the shape. */
  readonly ground: PaletteName
}

/** A mosaic in a shape. All its tiles are small, so that many fit into the shape. */
export const cutFromTiles = (
  { outline, ground, ...size }: CutOut,
  { seed }: { readonly seed: string },
): Art & CutOut => ({
  ...mosaic(size, { seed, smallRows: size.rows }),
  ground,
  outline,
})
