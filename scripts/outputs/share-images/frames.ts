import type { Box } from './type.ts'

/**
 * The large parts of a poster, in pixels: a column of tiles or a stub on the left, the field with the title above a foot
 * with date and place, and the wall of tiles. All that must be read lies in the circle inside the middle square, because
 * chats cut one or the other out.
 */
export type Frame = {
  readonly width: number
  readonly height: number
  /** Width of the column on the left, and side of the tile at its top; 0 if there is none. */
  readonly stub: number
  /** Right edge of field and foot. */
  readonly right: number
  /** Where the foot begins. */
  readonly footTop: number
  /** Where title and subtitle may be. */
  readonly title: Box & { readonly largest: number; readonly smallest: number }
  /** Left edge of the tile in the foot, which is as high as the foot. */
  readonly emblemLeft: number
  /** Where date, place and hours may be, in the foot. */
  readonly date: Box
  readonly wall: Wall
  /** What lengths are multiplied by; 1 if the middle square has a side of 630. */
  readonly scale: number
}

/** `cell` is the side of one tile. */
type Wall = Box & { readonly cell: number }

/** The middle square of a poster. */
export function middleSquare({ width, height }: Pick<Frame, 'width' | 'height'>): Box {
  const side = Math.min(width, height)
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side }
}

/** In a middle square with a side of 630. */
const square = {
  side: 630,
  footTop: 444,
  title: { x: 84, y: 112, width: 477, height: 314 },
  date: { x: 180, y: 456, width: 316, height: 133 },
  /** Left edge of the foot's tile and right edge of field and foot: the square shows a little of the wall, too. */
  emblem: -19,
  right: 595,
  sizes: { largest: 180, smallest: 84 },
}

/** @param right edge of field and foot in the middle square. */
function frameOf(width: number, height: number, right = square.right) {
  const middle = middleSquare({ width, height })
  const scale = middle.width / square.side
  const boxOf = ({ x, y, width: wide, height: high }: Box): Box => {
    return { x: middle.x + x * scale, y: y * scale, width: wide * scale, height: high * scale }
  }
  const title = boxOf(square.title)
  const edge = middle.x + right * scale
  const emblemLeft = Math.round(middle.x + square.emblem * scale)
  return {
    width,
    height,
    scale,
    stub: Math.max(0, emblemLeft),
    emblemLeft,
    right: Math.round(edge),
    footTop: Math.round(square.footTop * scale),
    title: {
      ...title,
      width: Math.min(title.width, edge - title.x - 24 * scale),
      largest: square.sizes.largest * scale,
      smallest: square.sizes.smallest * scale,
    },
    date: boxOf(square.date),
  }
}

/** The wall to the right of the field; its first row of tiles begins `cut` pixels above the poster. */
function beside(frame: Omit<Frame, 'wall'>, cell: number, cut: number): Frame {
  const { width, height, right } = frame
  return { ...frame, wall: { x: right, y: -cut, width: width - right, height: height + cut, cell } }
}

/** The wall across the top of a poster without anything at its sides. */
function above(frame: Omit<Frame, 'wall'>, cell: number): Frame {
  return {
    ...frame,
    right: frame.width,
    wall: { x: 0, y: 0, width: frame.width, height: cell, cell },
  }
}

/** Where a photo may be: the wall below its first row of tiles. */
export function photoBox({ wall, width, height }: Frame): Box {
  const y = wall.y + wall.cell
  return { x: wall.x, y, width: width - wall.x, height: height - y }
}

export const card = beside(frameOf(1200, 630), 118, 40)
export const speakerCard = beside(frameOf(1200, 630, 505), 176, 38)

/** The event's own pictures, by their ratio. */
export const eventFrames = {
  '16x9': beside(frameOf(1920, 1080), 216, 72),
  '4x3': beside(frameOf(1600, 1200), 134, 60),
  '1x1': above(frameOf(1200, 1200), 1200 / 7),
} as const satisfies Record<string, Frame>
