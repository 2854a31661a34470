import { type MotifName, motifNames } from './art.ts'
import type { ColourRole } from './palette.ts'

/**
 * The colour of a role. A page's styles set it for each palette. The function is in capitals, which CSS allows, because the
 * extension Dark Reader (4.9) replaces "var(" in drawings by white. It does not know "VAR(", so it leaves the tiles alone.
 */
export const colourOf = (role: ColourRole) => `VAR(--${role})`

const disc = (role: ColourRole, radius: number) =>
  `<circle fill="${colourOf(role)}" r="${radius}"/>`

/** Attributes of a filled shape. In this file `d` is the data of an SVG path: "M0-50 50 0 0 50z". */
const filled = (role: ColourRole, d: string) => `fill="${colourOf(role)}" d="${d}"`
const path = (role: ColourRole, d: string) => `<path ${filled(role, d)}/>`

/** Attributes of a line. */
const stroked = (role: ColourRole, width: number, d: string) =>
  `fill="none" stroke="${colourOf(role)}" stroke-width="${width}" d="${d}"`
const line = (role: ColourRole, width: number, d: string) => `<path ${stroked(role, width, d)}/>`

/** A line with round ends. A very short line looks like a dot. */
const roundLine = (role: ColourRole, width: number, d: string) =>
  `<path ${stroked(role, width, d)} stroke-linecap="round"/>`

/**
 * A shape without antialiasing, drawn under a smooth shape that ends on the tile's edge. Without this core the ground would
 * show through the half-covered pixels of the edge, as a hairline between two tiles. On the edge the core is as wide as the
 * smooth shape. Inside it is slimmer, so that the smooth shape hides the core's jagged outline. The core ends slightly beyond
 * the edge (50.1), because rounding could leave a gap of a pixel.
 */
const core = (role: ColourRole, d: string) =>
  `<path shape-rendering="crispEdges" ${filled(role, d)}/>`
const coreLine = (role: ColourRole, width: number, d: string) =>
  `<path shape-rendering="crispEdges" ${stroked(role, width, d)}/>`

/**
 * The shapes of each motif, in the four colour roles. A tile reaches from -50 to 50 in both directions, so its centre is the
 * origin. A shape that is repeated around the centre is one path, because separate paths would show seams. No shape has a
 * transform, because Chromium would keep and sort an entry for each transform in every tile.
 */
const shapes: Readonly<Record<MotifName, () => string>> = {
  estrella: () =>
    path('a', 'M-35.4-35.4h70.8v70.8h-70.8zM0-50 50 0 0 50-50 0z') +
    path('g', 'M-25.5-25.5h51v51h-51zM0-36 36 0 0 36-36 0z') +
    path('b', 'M-19.8-19.8h39.6v39.6h-39.6zM0-28 28 0 0 28-28 0z') +
    disc('c', 12),
  rosa: () =>
    path(
      'c',
      'M0 0L-16-5L-34-34L-5-16ZM0 0L5-16L34-34L16-5ZM0 0L16 5L34 34L5 16Z' +
        'M0 0L-5 16L-34 34L-16 5Z',
    ) +
    path(
      'a',
      'M0 0L-11-11L0-49L3-20L11-11ZM0 0L11-11L49 0L20 3L11 11ZM0 0L11 11L0 49L-3 20L-11 11Z' +
        'M0 0L-11 11L-49 0L-20-3L-11-11Z',
    ) +
    path('b', 'M0 0L0-49L11-11ZM0 0L49 0L11 11ZM0 0L0 49L-11 11ZM0 0L-49 0L-11-11Z'),
  azahar: () =>
    path(
      'b',
      'M0 0A45 45 0 0 1-45-45A45 45 0 0 1 0 0ZM0 0A45 45 0 0 1 45-45A45 45 0 0 1 0 0Z' +
        'M0 0A45 45 0 0 1 45 45A45 45 0 0 1 0 0ZM0 0A45 45 0 0 1-45 45A45 45 0 0 1 0 0Z',
    ) +
    path(
      'a',
      'M0 0C-36-16-24-48 0-48C24-48 36-16 0 0ZM0 0C16-36 48-24 48 0C48 24 16 36 0 0Z' +
        'M0 0C36 16 24 48 0 48C-24 48-36 16 0 0ZM0 0C-16 36-48 24-48 0C-48-24-16-36 0 0Z',
    ) +
    disc('b', 15) +
    disc('c', 9),
  petalos: () =>
    core(
      'a',
      'M0 0A56 56 0 0 1-50.1-50.1A56 56 0 0 1 0 0Z' +
        'M0 0A56 56 0 0 1 50.1-50.1A56 56 0 0 1 0 0Z' +
        'M0 0A56 56 0 0 1 50.1 50.1A56 56 0 0 1 0 0Z' +
        'M0 0A56 56 0 0 1-50.1 50.1A56 56 0 0 1 0 0Z',
    ) +
    path(
      'a',
      'M0 0A50 50 0 0 1-50-50A50 50 0 0 1 0 0ZM0 0A50 50 0 0 1 50-50A50 50 0 0 1 0 0Z' +
        'M0 0A50 50 0 0 1 50 50A50 50 0 0 1 0 0ZM0 0A50 50 0 0 1-50 50A50 50 0 0 1 0 0Z',
    ) +
    path(
      'b',
      'M0 0A32 32 0 0 1-32-32A32 32 0 0 1 0 0ZM0 0A32 32 0 0 1 32-32A32 32 0 0 1 0 0Z' +
        'M0 0A32 32 0 0 1 32 32A32 32 0 0 1 0 0ZM0 0A32 32 0 0 1-32 32A32 32 0 0 1 0 0Z',
    ) +
    path('c', 'M0-12 12 0 0 12-12 0z'),
  molinete: () =>
    core(
      'a',
      'M0-50.1L-50.1-50.1L-3-10ZM50.1 0L50.1-50.1L10-3ZM0 50.1L50.1 50.1L3 10Z' +
        'M-50.1 0L-50.1 50.1L-10 3Z',
    ) +
    path('a', 'M0-50L-50-50L0 0ZM50 0L50-50L0 0ZM0 50L50 50L0 0ZM-50 0L-50 50L0 0Z') +
    path('b', 'M0-25 25 0 0 25-25 0z') +
    disc('c', 9),
  anillos: () => disc('a', 47) + disc('b', 38) + disc('a', 28) + disc('g', 18) + disc('c', 9),
  rombos: () =>
    path('a', 'M0-50 50 0 0 50-50 0z') +
    path('b', 'M-25-25h50v50h-50z') +
    path('c', 'M0-25 25 0 0 25-25 0z') +
    path('g', 'M-9-9h18v18h-18z'),
  lucero: () =>
    path('a', 'M-50 0A50 50 0 0 0 0-50A50 50 0 0 0 50 0A50 50 0 0 0 0 50A50 50 0 0 0-50 0') +
    disc('b', 20) +
    disc('c', 10),
  trebol: () =>
    roundLine('a', 48, 'M0-25V25M-25 0H25') +
    roundLine('b', 22, 'M0-25L0-25.1M25 0L25.1 0M0 25L0 25.1M-25 0L-25.1 0') +
    path('c', 'M0-12 12 0 0 12-12 0z'),
  celosia: () =>
    coreLine('a', 16, 'M0-50.1V50.1M-50.1 0H50.1') +
    path('a', 'M-8-50H8L50-8V8L8 50H-8L-50 8V-8z') +
    path('g', 'M0-42 42 0 0 42-42 0z') +
    path('b', 'M-17-17h34v34h-34zM0-24 24 0 0 24-24 0z') +
    path('c', 'M0-12 12 0 0 12-12 0z'),
  cruz: () =>
    core(
      'a',
      'M0-9L-21-50.1L21-50.1ZM9 0L50.1-21L50.1 21ZM0 9L21 50.1L-21 50.1Z' +
        'M-9 0L-50.1 21L-50.1-21Z',
    ) +
    path('a', 'M0 0L-21-50L21-50ZM0 0L50-21L50 21ZM0 0L21 50L-21 50ZM0 0L-50 21L-50-21Z') +
    roundLine('c', 12, 'M-31-31L-31-31.1M31-31L31.1-31M31 31L31 31.1M-31 31L-31.1 31') +
    path('b', 'M-12-12h24v24h-24zM0-17 17 0 0 17-17 0z'),
  laceria: () =>
    disc('b', 20) +
    coreLine('a', 7, 'M-20.7-50.1V50.1M20.7-50.1V50.1M-50.1-20.7H50.1M-50.1 20.7H50.1') +
    line('a', 7, 'M-20.7-50V50M20.7-50V50M-50-20.7H50M-50 20.7H50') +
    line(
      'a',
      6,
      'M47.9-18.6L-18.6 47.9M18.6 47.9L-47.9-18.6M-47.9 18.6L18.6-47.9M-18.6-47.9L47.9 18.6',
    ) +
    disc('c', 9),
  arcos: () =>
    core(
      'a',
      'M-50.1-16A74 74 0 0 1 16 50.1L4 50.1A50.1 50.1 0 0 0-50.1-4Z' +
        'M-50.1 4A54 54 0 0 1-4 50.1L-16 50.1A30 30 0 0 0-50.1 16Z' +
        'M50.1 16A74 74 0 0 1-16-50.1L-4-50.1A50.1 50.1 0 0 0 50.1 4Z' +
        'M50.1-4A54 54 0 0 1 4-50.1L16-50.1A30 30 0 0 0 50.1-16Z',
    ) +
    path(
      'a',
      'M-50-17A67 67 0 0 1 17 50L4 50A54 54 0 0 0-50-4Z' +
        'M-50 4A46 46 0 0 1-4 50L-17 50A33 33 0 0 0-50 17Z' +
        'M50 17A67 67 0 0 1-17-50L-4-50A54 54 0 0 0 50 4Z' +
        'M50-4A46 46 0 0 1 4-50L17-50A33 33 0 0 0 50-17Z',
    ) +
    core(
      'b',
      'M-50.1-6A60 60 0 0 1 6 50.1L-6 50.1A42 42 0 0 0-50.1 6Z' +
        'M50.1 6A60 60 0 0 1-6-50.1L6-50.1A42 42 0 0 0 50.1-6Z',
    ) +
    path(
      'b',
      'M-50-6A56 56 0 0 1 6 50L-6 50A44 44 0 0 0-50 6Z' +
        'M50 6A56 56 0 0 1-6-50L6-50A44 44 0 0 0 50-6Z',
    ),
  sol: () =>
    core('b', 'M-50.1 21A37 37 0 0 1-21 50.1L-50.1 50.1Z') +
    path('b', 'M-50 21A29 29 0 0 1-21 50L-50 50Z') +
    core('a', 'M-50.1 0A58 58 0 0 1 0 50.1L-22 50.1A24 24 0 0 0-50.1 22Z') +
    path('a', 'M-50 0A50 50 0 0 1 0 50L-22 50A28 28 0 0 0-50 22Z') +
    path('a', 'M8 45L39 26 3 25zM-2 17L24-24-17 2zM-25-3L-26-39-45-8z'),
  onda: () =>
    core('a', 'M-50.1-14A72 72 0 0 1 14 50.1L-14 50.1A32 32 0 0 0-50.1 14Z') +
    path('a', 'M-50-14A64 64 0 0 1 14 50L-14 50A36 36 0 0 0-50 14Z') +
    core('b', 'M-50.1-50.1A108 108 0 0 1 50.1 50.1L36 50.1A82 82 0 0 0-50.1-36Z') +
    path('b', 'M-50-50A100 100 0 0 1 50 50L36 50A86 86 0 0 0-50-36Z') +
    core('c', 'M-50.1 36A22 22 0 0 1-36 50.1L-50.1 50.1Z') +
    path('c', 'M-50 36A14 14 0 0 1-36 50L-50 50Z'),
  cuarto: () =>
    core('a', 'M-50.1-50.1A108 108 0 0 1 50.1 50.1L-50.1 50.1Z') +
    path('a', 'M-50-50A100 100 0 0 1 50 50L-50 50Z'),
  punto: () => disc('a', 25),
}

const ground = core('g', 'M-50.1-50.1H50.1V50.1H-50.1z')

/** The shapes of a whole tile, ground included. */
export const drawing = (name: MotifName): string => ground + shapes[name]()

/** The definitions of all motifs, for one hidden `<svg>` per page. */
export const sprite = (): string =>
  `<defs>${motifNames.map((name) => `<g id="A-${name}">${drawing(name)}</g>`).join('')}</defs>`
