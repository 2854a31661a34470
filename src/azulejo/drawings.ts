import { type MotifName, motifNames } from './motifs.ts'
import type { Ink } from './palette.ts'

/**
 * An ink's colour in a page. In capitals, because Dark Reader (4.9) looks for "var(" and would put white in its place, for
 * each ink: so it leaves tiles alone, and darkens all else.
 */
export const inked = (ink: Ink) => `VAR(--${ink})`

const path = (ink: Ink, d: string) => `<path fill="${inked(ink)}" d="${d}"/>`
const disc = (ink: Ink, radius: number) => `<circle fill="${inked(ink)}" r="${radius}"/>`

const line = (ink: Ink, width: number, d: string) =>
  `<path fill="none" stroke="${inked(ink)}" stroke-width="${width}" d="${d}"/>`

/** A line with round ends; a line of no length is a dot. */
const round = (ink: Ink, width: number, d: string) =>
  line(ink, width, d).replace('/>', ' stroke-linecap="round"/>')

/**
 * Prevents hairlines between tiles. Where a smooth shape ends on the tile's edge, the ground shows through its
 * half-covered pixels. So a core with hard pixels is painted first: on the edge as wide as the shape, inside slimmer,
 * so that the smooth shape on top hides its steps. Shapes end slightly beyond the edge, over the neighbour, because
 * rounding could part the two by a whole pixel.
 */
const seal = (shape: string) =>
  shape
    .replace(' ', ' shape-rendering="crispEdges" ')
    .replace(/[\d.]+/g, (number) => (number === '50' ? '50.1' : number))

const sealed = (ink: Ink, core: string, d: string) => seal(path(ink, core)) + path(ink, d)

const quarterTurn = (d: string) =>
  d.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? []
    for (let i = command === 'A' ? 5 : 0; i < numbers.length; i += 2) {
      const [x = 0, y = 0] = numbers.slice(i, i + 2)
      numbers.splice(i, 2, -y, x)
    }
    return command + numbers.map((n, i) => (i && n >= 0 ? ` ${n}` : n)).join('')
  })

const opposite = (d: string) => d + quarterTurn(quarterTurn(d))

/**
 * A path (M, L, C, A and Z only) in all four quarter turns, as one path: separate pieces would show
 * seams.
 */
const spin = (d: string) => opposite(d + quarterTurn(d))

const diamond = (r: number) => `M0-${r} ${r} 0 0 ${r}-${r} 0z`
const square = (half: number) => `M-${half}-${half}h${2 * half}v${2 * half}h-${2 * half}z`
/** The eight-pointed star of two squares; regular when `tip` is `half` by the root of two. */
const star = (half: number, tip: number) => square(half) + diamond(tip)
const plus = (arm: number) => `M0-${arm}V${arm}M-${arm} 0H${arm}`

const signed = (n: number) => (n < 0 ? `${n}` : ` ${n}`)

/** A quarter ring around the lower left corner; `slack` makes it slimmer between its two ends. */
const ring = (outer: number, inner: number, slack = 0) =>
  `M-50${signed(50 - outer)}A${outer + slack} ${outer + slack} 0 0 1${signed(outer - 50)} 50` +
  `L${inner - 50} 50A${inner - slack / 2} ${inner - slack / 2} 0 0 0-50${signed(50 - inner)}Z`

/** A quarter disc in the lower left corner. */
const corner = (r: number, slack = 0) =>
  `M-50${signed(50 - r)}A${r + slack} ${r + slack} 0 0 1${signed(r - 50)} 50L-50 50Z`

/** Four leaves to the corners of a square. */
const leaves = (half: number, r = half) =>
  spin(`M0 0A${r} ${r} 0 0 1-${half}-${half}A${r} ${r} 0 0 1 0 0Z`)

/** Four lines that reach the edge at the same points as the star's diagonals. */
const lattice = 'M-20.7-50V50M20.7-50V50M-50-20.7H50M-50 20.7H50'

const sealedRing = (ink: Ink, outer: number, inner: number) =>
  sealed(ink, ring(outer, inner, 8), ring(outer, inner))

const sealedCorner = (ink: Ink, r: number) => sealed(ink, corner(r, 8), corner(r))

/**
 * Two rails on each side, with a gap narrower than the stripe that covers it. `slim` keeps the hard pixels of a core
 * from showing as notches where two tiles join.
 */
const rails = (slim = 0, slack = 0) =>
  opposite(ring(67 - slim, 54, slack) + ring(46, 33 + slim, slack))

/**
 * The shapes of each motif, around the origin from -50 to 50, in the four inks. None has a transform: Chromium would
 * keep and sort a separate entry for it in every tile shown.
 */
const shapes: Readonly<Record<MotifName, () => string>> = {
  estrella: () =>
    path('a', star(35.4, 50)) +
    path('g', star(25.5, 36)) +
    path('b', star(19.8, 28)) +
    disc('c', 12),
  rosa: () =>
    path('c', spin('M0 0L-16-5L-34-34L-5-16Z')) +
    path('a', spin('M0 0L-11-11L0-49L3-20L11-11Z')) +
    path('b', spin('M0 0L0-49L11-11Z')),
  azahar: () =>
    path('b', leaves(45)) +
    path('a', spin('M0 0C-36-16-24-48 0-48C24-48 36-16 0 0Z')) +
    disc('b', 15) +
    disc('c', 9),
  petalos: () =>
    sealed('a', leaves(50, 56), leaves(50)) + path('b', leaves(32)) + path('c', diamond(12)),
  molinete: () =>
    sealed('a', spin('M0-50L-50-50L-3-10Z'), spin('M0-50L-50-50L0 0Z')) +
    path('b', diamond(25)) +
    disc('c', 9),
  anillos: () => disc('a', 47) + disc('b', 38) + disc('a', 28) + disc('g', 18) + disc('c', 9),
  rombos: () =>
    path('a', diamond(50)) + path('b', square(25)) + path('c', diamond(25)) + path('g', square(9)),
  lucero: () => path('a', 'M-50 0' + spin('A50 50 0 0 0 0-50')) + disc('b', 20) + disc('c', 10),
  trebol: () =>
    round('a', 48, plus(25)) + round('b', 22, spin('M0-25L0-25.1')) + path('c', diamond(12)),
  celosia: () =>
    seal(line('a', 16, plus(50))) +
    path('a', 'M-8-50H8L50-8V8L8 50H-8L-50 8V-8z') +
    path('g', diamond(42)) +
    path('b', star(17, 24)) +
    path('c', diamond(12)),
  cruz: () =>
    sealed('a', spin('M0-9L-21-50L21-50Z'), spin('M0 0L-21-50L21-50Z')) +
    round('c', 12, spin('M-31-31L-31-31.1')) +
    path('b', star(12, 17)),
  laceria: () =>
    disc('b', 20) +
    seal(line('a', 7, lattice)) +
    line('a', 7, lattice) +
    line('a', 6, spin('M47.9-18.6L-18.6 47.9')) +
    disc('c', 9),
  arcos: () =>
    sealed('a', rails(1, 8), rails()) +
    sealed('b', opposite(ring(56, 44, 4)), opposite(ring(56, 44))),
  sol: () =>
    sealedCorner('b', 29) +
    sealedRing('a', 50, 28) +
    path('a', 'M8 45L39 26 3 25zM-2 17L24-24-17 2zM-25-3L-26-39-45-8z'),
  onda: () => sealedRing('a', 64, 36) + sealedRing('b', 100, 86) + sealedCorner('c', 14),
  cuarto: () => sealedCorner('a', 100),
  punto: () => disc('a', 25),
}

const ground = seal(path('g', 'M-50-50H50V50H-50z'))

/** A whole tile, ground included. */
export const drawing = (name: MotifName): string => ground + shapes[name]()

/** All motifs as definitions, once per page: the inside of one hidden `<svg>`. */
export const sprite = (): string =>
  `<defs>${motifNames.map((name) => `<g id="A-${name}">${drawing(name)}</g>`).join('')}</defs>`
