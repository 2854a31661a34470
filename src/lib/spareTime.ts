/** Does work when the browser has nothing else to do, and after two seconds anyway. */
export function inSpareTime(work: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 200)
}
