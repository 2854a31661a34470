/** Does work when the browser has nothing else to do, and after two seconds anyway. */
export function inSpareTime(work: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 200)
}

/** Draws the pictures that were left out because they are off screen (styles/_azulejo.scss), one by one. */
export function drawInSpareTime(): void {
  inSpareTime(() => {
    const picture = document.querySelector<SVGElement>('svg[viewBox]:not(header *, [data-drawn])')
    if (!picture) return
    picture.dataset.drawn = ''
    drawInSpareTime()
  })
}
