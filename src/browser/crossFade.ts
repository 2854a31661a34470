/**
 * Changes the page, with a cross-fade (styles/_motion.scss) if the browser has view transitions and nobody asked for
 * less motion. For one it first draws the old page once more, which would cost a slow machine most of what a visitor
 * takes as immediate.
 */
export function crossFade(change: () => void): void {
  if (!('startViewTransition' in document) || isUnwanted() || isSlow()) change()
  // Rejected if another navigation overtakes this one. Nothing else is lost than the fade.
  else document.startViewTransition(change).ready.catch(() => {})
}

const isUnwanted = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** https://www.w3.org/TR/long-animation-frames/ */
type LongFrame = PerformanceEntry & { readonly blockingDuration: number }

/** Whether a frame had a long task, one of over 50 ms. Not every browser tells: Safari and Firefox do not. */
function isSlow(): boolean {
  const type = 'long-animation-frame'
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type, buffered: true })
  const frames = observer.takeRecords() as LongFrame[]
  observer.disconnect()
  return frames.some(({ blockingDuration }) => blockingDuration > 0)
}
