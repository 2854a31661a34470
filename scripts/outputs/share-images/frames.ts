/** Posters are drawn at this height, and printed at the size of their frame. */
const height = 630

type Size = { readonly width: number; readonly height: number }

/**
 * Where the large parts of a poster are, in pixels. All that must be read lies in the circle inside the middle square,
 * because chats cut one or the other out.
 * @param edge of the field and the foot on the right, in the middle square; the wall is beside it, or across the top
 * @param cell side of one tile of the wall
 * @param cut how much of the wall's first row is above the poster
 */
function frameOf(printed: Size, edge: number, cell: number, cut = 0) {
  const width = Math.round((height * printed.width) / printed.height)
  const left = (width - height) / 2
  const right = left + edge
  return {
    printed,
    width,
    /** Left edge of the middle square. */
    left,
    /** Width of the column on the left, and side of the tile at its top; 0 without a column. */
    stub: Math.max(0, left - 19),
    right,
    wall:
      right < width
        ? { x: right, y: -cut, width: width - right, height: height + cut, cell }
        : { x: 0, y: 0, width, height: cell, cell },
  }
}

export type Frame = Readonly<ReturnType<typeof frameOf>>

export const card = frameOf({ width: 1200, height }, 595, 118, 40)
export const speakerCard = frameOf({ width: 1200, height }, 505, 176, 38)

/** The event's own pictures, by their ratio. */
export const eventFrames = {
  '16x9': frameOf({ width: 1920, height: 1080 }, 595, 126, 42),
  '1x1': frameOf({ width: 1200, height: 1200 }, 630, 90),
}

/** Where a photo may be: the wall below its first row of tiles, inside the lines between the parts. */
export function photoBox({ wall, width }: Frame) {
  const halfLine = 3
  const [left, top] = [wall.x + halfLine, wall.y + wall.cell + halfLine]
  return { left, top, width: width - left, height: height - top }
}
