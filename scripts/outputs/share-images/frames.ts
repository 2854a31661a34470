/** In a middle square with a side of 630, which shows a little of the wall, too. */
const square = { side: 630, footTop: 444, emblem: -19, right: 595 }

/**
 * The large parts of a poster, in pixels: a column of tiles or a stub on the left, the field with the title above a foot
 * with date and place, and the wall of tiles. All that must be read lies in the circle inside the middle square, because
 * chats cut one or the other out.
 * @param right edge of field and foot in the middle square
 */
function frameOf(width: number, height: number, right = square.right) {
  const side = Math.min(width, height)
  const scale = side / square.side
  const left = (width - side) / 2
  const emblemLeft = Math.round(left + square.emblem * scale)
  return {
    width,
    height,
    /** Left edge of the middle square, and what lengths are multiplied by. */
    left,
    scale,
    /** Width of the column on the left, and side of the tile at its top; 0 without a column. */
    stub: Math.max(0, emblemLeft),
    /** Left edge of the tile in the foot, which is as high as the foot. */
    emblemLeft,
    right: Math.round(left + right * scale),
    footTop: Math.round(square.footTop * scale),
  }
}

/**
 * The wall to the right of the field; its first row of tiles begins `cut` pixels above the poster.
 * @param cell side of one tile
 */
function beside(frame: ReturnType<typeof frameOf>, cell: number, cut: number) {
  const { width, height, right } = frame
  return { ...frame, wall: { x: right, y: -cut, width: width - right, height: height + cut, cell } }
}

export type Frame = Readonly<ReturnType<typeof beside>>

/** The wall across the top of a square poster. */
const above = (side: number, cell: number): Frame => ({
  ...frameOf(side, side),
  right: side,
  wall: { x: 0, y: 0, width: side, height: cell, cell },
})

/** Where a photo may be: the wall below its first row of tiles. */
export function photoBox({ wall, width, height }: Frame) {
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
