import { afterFrame } from './afterFrame.ts'

/** The number of tiles in a frame after which drawing waits for the next one, so that a slow phone responds to input. */
const tilesPerFrame = 16

/** Whether frames are being drawn. Only this file changes it. */
let isDrawing = false

/**
 * Draws the pictures that the first frame leaves out (styles/_azulejo.scss), a few per frame. So they are there when the
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
    picture.dataset.drawn = ''
    tiles += picture.childElementCount
    if (tiles >= tilesPerFrame) break
  }
  isDrawing = tiles > 0
  if (isDrawing) afterFrame(drawSome)
}
