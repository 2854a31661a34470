import type { Ink } from './palette.ts'

/**
 * A motif is drawn around the origin, from -50 to 50, as SVG shapes whose colours are `var(--g)`,
 * `var(--a)`, `var(--b)` and `var(--c)`.
 */
export type Motif = {
  /** How many of its quarter turns look different: 1 when it is four-fold symmetric. */
  readonly turns: 1 | 2 | 4
  /** A quiet motif rests the eye; a mosaic fills with the others as it grows denser. */
  readonly quiet?: true
  readonly shapes: string
}

const path = (ink: Ink, d: string, attributes = '') =>
  `<path ${attributes && `${attributes} `}fill="var(--${ink})" d="${d}"/>`
const disc = (ink: Ink, radius: number) => `<circle fill="var(--${ink})" r="${radius}"/>`

const line = (ink: Ink, width: number, d: string) =>
  `<path fill="none" stroke="var(--${ink})" stroke-width="${width}" d="${d}"/>`

/** A line with round ends; a line of no length is a dot. */
const round = (ink: Ink, width: number, d: string) =>
  line(ink, width, d).replace('/>', ' stroke-linecap="round"/>')

/**
 * Where a smooth edge lies on the tile's edge, the ground shows through its half-covered pixels as
 * a hairline. So whatever reaches the edge is painted first with hard pixels, which leave none
 * half covered, and a little smaller inside the tile, where the smooth shape on top hides its
 * steps. The scale lets neighbours overlap by a hair: rounding could part them by a whole pixel.
 */
const seal = (shape: string) =>
  shape.replace(' ', ' shape-rendering="crispEdges" transform="scale(1.002)" ')

const sealed = (ink: Ink, core: string, d: string) => seal(path(ink, core)) + path(ink, d)

const sealedLine = (ink: Ink, width: number, d: string, inset = 6) =>
  seal(line(ink, width - inset, d)) + line(ink, width, d)

const quarterTurn = (d: string) =>
  d.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? []
    for (let i = command === 'A' ? 5 : 0; i < numbers.length; i += 2) {
      const [x = 0, y = 0] = numbers.slice(i, i + 2)
      numbers.splice(i, 2, -y, x)
    }
    return command + numbers.map((n, i) => (i && n >= 0 ? ` ${n}` : n)).join('')
  })

/**
 * A path in M, L, C, A and Z with its four quarter turns, as one path: pieces drawn apart would show
 * where they meet.
 */
const spin = (d: string) => {
  const half = d + quarterTurn(d)
  return half + quarterTurn(quarterTurn(half))
}

const diamond = (r: number) => `M0-${r} ${r} 0 0 ${r}-${r} 0z`
const square = (half: number) => `M-${half}-${half}h${2 * half}v${2 * half}h-${2 * half}z`
/** The eight-pointed star of two squares; regular when `tip` is `half` by the root of two. */
const star = (half: number, tip: number) => square(half) + diamond(tip)
const plus = (arm: number) => `M0-${arm}V${arm}M-${arm} 0H${arm}`
const saltire = (arm: number) => `M-${arm}-${arm}L${arm} ${arm}M-${arm} ${arm}L${arm}-${arm}`

const signed = (n: number) => (n < 0 ? `${n}` : ` ${n}`)
/** A quarter circle around the lower left corner, and the piece that it cuts off. */
const arc = (r: number) => `M-50${signed(50 - r)}A${r} ${r} 0 0 1${signed(r - 50)} 50`
const corner = (r: number) => `${arc(r)}H-50z`

const petals = spin('M0 0A50 50 0 0 1-50-50A50 50 0 0 1 0 0Z')
const twoArcs = 'M-50 0A50 50 0 0 1 0 50M0-50A50 50 0 0 0 50 0'

export const motifs = {
  estrella: {
    turns: 1,
    shapes:
      path('a', star(35.4, 50)) +
      path('g', star(25.5, 36)) +
      path('b', star(19.8, 28)) +
      disc('c', 12),
  },
  rosa: {
    turns: 1,
    shapes:
      path('c', spin('M0 0L-16-5L-34-34L-5-16Z')) +
      path('a', spin('M0 0L-11-11L0-49L3-20Z')) +
      path('b', spin('M0 0L0-49L11-11Z')),
  },
  azahar: {
    turns: 1,
    shapes:
      path('b', petals, 'transform="scale(.9)"') +
      path('a', spin('M0 0C-36-16-24-48 0-48C24-48 36-16 0 0Z')) +
      disc('b', 15) +
      disc('c', 9),
  },
  petalos: {
    turns: 1,
    shapes:
      path('a', petals) + path('b', petals, 'transform="scale(.64)"') + path('c', diamond(12)),
  },
  molinete: {
    turns: 1,
    shapes:
      sealed('a', spin('M-3-50L-43-50L-3-10Z'), spin('M0 0L-50-50L0-50Z')) +
      path('b', diamond(25)) +
      disc('c', 9),
  },
  helice: {
    turns: 1,
    shapes: sealedLine('a', 26, spin('M-37-50A37 37 0 0 0 0-13')) + disc('b', 12),
  },
  anillos: {
    turns: 1,
    shapes: disc('a', 47) + disc('b', 38) + disc('a', 28) + disc('g', 18) + disc('c', 9),
  },
  rombos: {
    turns: 1,
    shapes:
      path('a', diamond(50)) +
      path('b', square(25)) +
      path('c', diamond(25)) +
      path('g', square(9)),
  },
  lucero: {
    turns: 1,
    shapes: path('a', 'M-50 0' + spin('A50 50 0 0 0 0-50')) + disc('b', 20) + disc('c', 10),
  },
  trebol: {
    turns: 1,
    shapes:
      round('a', 48, plus(25)) + round('b', 22, spin('M0-25L0-25.1')) + path('c', diamond(12)),
  },
  celosia: {
    turns: 1,
    shapes:
      seal(line('a', 10, plus(50))) +
      path('a', 'M-8-50H8L50-8V8L8 50H-8L-50 8V-8z') +
      path('g', diamond(42)) +
      path('b', star(17, 24)) +
      path('c', diamond(12)),
  },
  cruz: {
    turns: 1,
    shapes:
      sealed('a', spin('M0-9L-17-50L17-50Z'), spin('M0 0L-21-50L21-50Z')) +
      round('c', 12, spin('M-31-31L-31-31.1')) +
      path('b', star(12, 17)),
  },
  laceria: {
    turns: 1,
    shapes:
      path('b', star(20.7, 29.3)) +
      sealedLine('a', 7, 'M-20.7-50V50M20.7-50V50M-50-20.7H50M-50 20.7H50', 0) +
      line('a', 6, spin('M47.9-18.6L-18.6 47.9')) +
      disc('c', 9),
  },
  arcos: { turns: 2, shapes: sealedLine('a', 34, twoArcs) + sealedLine('b', 12, twoArcs) },
  cuartos: {
    turns: 2,
    shapes:
      sealedLine('a', 26, arc(37) + 'M13-50A37 37 0 0 0 50-13') +
      path('c', 'M-34-34A100 100 0 0 1 34 34A100 100 0 0 1-34-34'),
  },
  sol: {
    turns: 4,
    shapes:
      sealed('b', corner(26), corner(30)) +
      sealedLine('a', 22, arc(39)) +
      path('a', 'M8 45L39 26 3 25zM-2 17L24-24-17 2zM-25-3L-26-39-45-8z'),
  },
  onda: {
    turns: 4,
    shapes:
      sealedLine('a', 28, arc(50)) +
      sealedLine('b', 14, arc(93)) +
      sealed('c', corner(11), corner(14)),
  },
  cuarto: { turns: 4, quiet: true, shapes: sealed('a', corner(96), corner(100)) },
  punto: { turns: 1, quiet: true, shapes: disc('a', 25) },
  liso: { turns: 1, quiet: true, shapes: '' },
} as const satisfies Record<string, Motif>

export type MotifName = keyof typeof motifs

export const motifNames = Object.keys(motifs) as readonly MotifName[]

/** The tile whole, its ground included. */
export const drawing = (name: MotifName): string =>
  seal(path('g', square(50))) + motifs[name].shapes
