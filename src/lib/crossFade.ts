/** Up to this a visitor takes an answer as immediate (RAIL), in milliseconds. */
const immediate = 100

/**
 * Changes the page, with a cross-fade (styles/_motion.scss) where the browser has view transitions. For one it first
 * draws the old page once more, which would cost a slow machine most of what a visitor takes as immediate.
 */
export function crossFade(change: () => void): void {
  if (!('startViewTransition' in document) || isSlow()) change()
  // Rejected where another navigation overtakes this one. Nothing else is lost than the fade.
  else document.startViewTransition(change).ready.catch(() => {})
}

/** Whether something already kept the visitor waiting. Not every browser tells: Safari and Firefox have no long tasks. */
function isSlow(): boolean {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return false
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'longtask', buffered: true })
  const tasks = observer.takeRecords()
  observer.disconnect()
  return tasks.some(({ duration }) => duration > immediate)
}
