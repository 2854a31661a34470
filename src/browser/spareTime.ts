/**
 * Runs `work` when the browser is idle.
 * @param delay milliseconds to wait in browsers without requestIdleCallback (Safari)
 */
export function inSpareTime(work: () => void, delay: number, options?: IdleRequestOptions): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, options)
  else setTimeout(work, delay)
}
