import { afterFrame } from './afterFrame.ts'

/** After this many tiles drawing waits for the next frame, so that a slow phone responds to input. */
const tilesPerFrame = 16

/** Whether pictures are being drawn. Only this file changes it. */
let isDrawing = false

/**
 * Draws the pictures that the first frame leaves out (styles/_azulejo.scss), a few per frame. So they are there when a
 * visitor scrolls, or takes a screenshot of the whole page.
 */
export function drawPictures(): void {
  if (!isDrawing) afterFrame(drawSome)
  isDrawing = true
}

function drawSome() {
  let tiles = 0
  for (const picture of document.querySelectorAll<SVGElement>(
    'svg[viewBox]:not(header *, [data-drawn])',
  )) {
    // With this attribute the browser draws the picture, although it lies outside of the window (styles/_azulejo.scss).
    picture.dataset.drawn = ''
    tiles += picture.childElementCount
    if (tiles >= tilesPerFrame) break
  }
  // Without tiles in this round no picture is left.
  isDrawing = tiles > 0
  if (isDrawing) afterFrame(drawSome)
}
