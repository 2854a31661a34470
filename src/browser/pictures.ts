import { afterFrame } from './afterFrame.ts'

/** About as many tiles are drawn per frame. A slow phone can respond to input between two frames. */
const tilesPerFrame = 16

/** Whether pictures are being drawn. */
let isDrawing = false

/**
 * Draws the pictures that the first frame leaves out (styles/_azulejo.scss), a few per frame. So they are complete when a
 * visitor scrolls, or takes a screenshot of the whole page.
 */
export function drawPictures(): void {
  if (!isDrawing) afterFrame(drawNextPictures)
  isDrawing = true
}

/** Draws about `tilesPerFrame` tiles, and continues after the next frame, until no picture is left. */
function drawNextPictures() {
  let tiles = 0
  for (const picture of document.querySelectorAll<SVGElement>(
    'svg[viewBox]:not(header *, [data-drawn])',
  )) {
    // With this attribute the browser draws the picture, although it is outside of the viewport (styles/_azulejo.scss).
    picture.dataset.drawn = ''
    tiles += picture.childElementCount
    if (tiles >= tilesPerFrame) break
  }
  // If there were no tiles to draw, no picture is left.
  isDrawing = tiles > 0
  if (isDrawing) afterFrame(drawNextPictures)
}
