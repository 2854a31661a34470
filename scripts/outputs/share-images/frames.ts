/**
 * The large parts of a poster, in pixels: a column of tiles or a stub on the left, the field with the title above a foot
 * with date and place, and the wall of tiles. All that must be read lies in the circle inside the middle square, because
 * chats cut one or the other out.
 */
export type Frame = {
  readonly width: number
  readonly height: number
  /** Left edge of the middle square, and what lengths are multiplied by: 1 if that has a side of 630. */
  readonly left: number
  readonly scale: number
  /** Width of the column on the left, and side of the tile at its top; 0 if there is none. */
  readonly stub: number
  /** Right edge of field and foot. */
  readonly right: number
  /** Where the foot begins. */
  readonly footTop: number
  /** Left edge of the tile in the foot, which is as high as the foot. */
  readonly emblemLeft: number
  /** `cell` is the side of one tile. */
  readonly wall: Box & { readonly cell: number }
}

type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** In a middle square with a side of 630, which shows a little of the wall, too. */
const square = { side: 630, footTop: 444, emblem: -19, right: 595 }

/** @param right edge of field and foot in the middle square. */
function frameOf(width: number, height: number, right = square.right) {
  const side = Math.min(width, height)
  const scale = side / square.side
  const left = (width - side) / 2
  const emblemLeft = Math.round(left + square.emblem * scale)
  return {
    width,
    height,
    left,
    scale,
    stub: Math.max(0, emblemLeft),
    emblemLeft,
    right: Math.round(left + right * scale),
    footTop: Math.round(square.footTop * scale),
  }
}

/** The wall to the right of the field; its first row of tiles begins `cut` pixels above the poster. */
function beside(frame: Omit<Frame, 'wall'>, cell: number, cut: number): Frame {
  const { width, height, right } = frame
  return { ...frame, wall: { x: right, y: -cut, width: width - right, height: height + cut, cell } }
}

/** The wall across the top of a square poster. */
function above(side: number, cell: number): Frame {
  return {
    ...frameOf(side, side),
    right: side,
    wall: { x: 0, y: 0, width: side, height: cell, cell },
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
  '1x1': above(1200, 1200 / 7),
} as const satisfies Record<string, Frame>
