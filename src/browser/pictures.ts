import { afterFrame } from './afterFrame.ts'

/** Few enough for a slow phone to respond to input in between. */
const tilesPerFrame = 16

let isDrawing = false

/**
 * Draws the pictures that a page's first frame leaves out (styles/_azulejo.scss), a few per frame. So they are there before
 * a visitor scrolls or takes a screenshot of the whole page.
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
