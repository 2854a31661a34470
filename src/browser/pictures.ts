import { afterFrame } from './afterFrame.ts'

/** Few enough for a slow phone to answer its visitor in between. */
const tilesPerFrame = 16

/** Enough for a usual page. Of one with hundreds of pictures the last ones wait until they come near the screen. */
const mostFrames = 60

let framesLeft = 0

/**
 * Draws what the first frame of a page leaves out (styles/_azulejo.scss), in small parts after it: scrolling finds all
 * pictures there, and so does a screenshot of the whole page.
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
