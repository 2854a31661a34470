/** Few enough for a slow phone to answer its visitor in between. */
const picturesPerFrame = 2

const left = 'svg[viewBox]:not(header *, [data-drawn])'

/**
 * Draws what the first frame of a page leaves out (styles/_azulejo.scss), in small parts after it: scrolling finds all
 * pictures there, and so does whoever takes a screenshot of the whole page.
 */
export function drawPictures(): void {
  afterFrame(() => {
    const pictures = [...document.querySelectorAll<SVGElement>(left)].slice(0, picturesPerFrame)
    for (const picture of pictures) picture.dataset.drawn = ''
    if (pictures.length > 0) drawPictures()
  })
}

function afterFrame(work: () => void) {
  requestAnimationFrame(() => setTimeout(work))
}
