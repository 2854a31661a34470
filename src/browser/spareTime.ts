/**
 * Does work when the browser has nothing else to do.
 * @param delay in milliseconds, if a browser does not tell (Safari has no requestIdleCallback)
 */
export function inSpareTime(work: () => void, delay: number, options?: IdleRequestOptions): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, options)
  else setTimeout(work, delay)
}
