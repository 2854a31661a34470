/** Few enough for a slow phone to answer its visitor in between. */
const tilesPerFrame = 16

/**
 * Draws what the first frame of a page leaves out (styles/_azulejo.scss), in small parts after it: scrolling finds all
 * pictures there, and so does whoever takes a screenshot of the whole page.
 */
export function drawPictures(): void {
  afterFrame(() => {
    let tiles = 0
    for (const picture of document.querySelectorAll<SVGElement>(
      'svg[viewBox]:not(header *, [data-drawn])',
    )) {
      picture.dataset.drawn = ''
      tiles += picture.childElementCount
      if (tiles >= tilesPerFrame) break
    }
    if (tiles > 0) drawPictures()
  })
}

function afterFrame(work: () => void) {
  requestAnimationFrame(() => setTimeout(work))
}
