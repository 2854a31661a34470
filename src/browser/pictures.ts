import { afterFrame } from './afterFrame.ts'

/** Few enough for a slow phone to respond to input in between. */
const tilesPerFrame = 16

/** Enough for a usual page. If a page has hundreds of pictures, the last ones wait until they come near the screen. */
const mostFrames = 60

let framesLeft = 0

/**
 * Draws the pictures that a page's first frame leaves out (styles/_azulejo.scss), a few per frame, so that they are
 * there when a visitor scrolls or takes a screenshot of the whole page.
 */
export function drawPictures(): void {
  const drawing = framesLeft > 0
  framesLeft = mostFrames
  if (!drawing) afterFrame(drawSome)
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
  framesLeft = tiles > 0 ? framesLeft - 1 : 0
  if (framesLeft > 0) afterFrame(drawSome)
}
