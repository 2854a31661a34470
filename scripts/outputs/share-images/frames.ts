import type { Box } from './type.ts'

/**
 * The large parts of a poster, in pixels: a stub on the left with the tile and the day, the field with the title above
 * a foot, and the wall of tiles.
 */
export type Frame = {
  readonly width: number
  readonly height: number
  /** Width of the stub, and side of the tile at its top. */
  readonly stub: number
  /** Right and lower edge of the field, foot included. */
  readonly right: number
  readonly bottom: number
  /** Height of the foot. */
  readonly foot: number
  readonly wall: Wall
  /** Sizes of the title's text. */
  readonly title: { readonly largest: number; readonly smallest: number }
  /** What the small sizes are multiplied by; 1 at 1200 × 630. */
  readonly scale: number
}

/** `cell` is the side of one tile. */
type Wall = Box & { readonly cell: number }

type Field = Pick<Frame, 'width' | 'height' | 'right' | 'bottom'>

/** The wall to the right of the field; its first row of tiles begins `cut` pixels above the poster. */
const wallBeside = ({ width, height, right }: Field, cell: number, cut: number): Wall => {
  return { x: right, y: -cut, width: width - right, height: height + cut, cell }
}

const wallBelow = ({ width, height, bottom }: Field, cell: number): Wall => {
  return { x: 0, y: bottom, width, height: height - bottom, cell }
}

/**
 * The title is in the middle 630 pixels, from 285 to 915, so that it survives the square that some chats cut out.
 */
const cardField = { width: 1200, height: 630, right: 904, bottom: 630 }
export const card: Frame = {
  ...cardField,
  stub: 252,
  foot: 92,
  wall: wallBeside(cardField, 118, 40),
  title: { largest: 180, smallest: 84 },
  scale: 1,
}

const speakerField = { ...cardField, right: 764 }
export const speakerCard: Frame = {
  ...card,
  ...speakerField,
  wall: wallBeside(speakerField, 176, 38),
}

const wideField = { width: 1920, height: 1080, right: 1380, bottom: 1080 }
const standardField = { width: 1600, height: 1200, right: 1240, bottom: 1200 }
const squareField = { width: 1200, height: 1200, right: 1200, bottom: 820 }

/** The event's own pictures, by their ratio. */
export const eventFrames = {
  '16x9': {
    ...wideField,
    stub: 420,
    foot: 156,
    wall: wallBeside(wideField, 216, 72),
    title: { largest: 320, smallest: 140 },
    scale: 1.7,
  },
  '4x3': {
    ...standardField,
    stub: 370,
    foot: 150,
    wall: wallBeside(standardField, 240, 80),
    title: { largest: 320, smallest: 140 },
    scale: 1.6,
  },
  '1x1': {
    ...squareField,
    stub: 310,
    foot: 120,
    wall: wallBelow(squareField, 216),
    title: { largest: 240, smallest: 110 },
    scale: 1.3,
  },
} as const satisfies Record<string, Frame>
